/**
 * Splits text that arrives in chunks into lines, and passes each on once it is complete. Returns a function that takes
 * a chunk; it throws once a line is longer than `longest` characters.
 */
export function lineReader(tell: (line: string) => void, longest: number): (piece: string) => void {
  let begun: string[] = [];
  let length = 0;
  return (piece) => {
    const [first = '', ...more] = piece.split('\n');
    length += first.length;
    if (length > longest) throw new Error(`A line is longer than ${longest} characters.`);
    begun.push(first);
    for (const next of more) {
      const line = begun.join('');
      begun = [next];
      length = next.length;
      tell(line);
    }
  };
}
