/** Longest first sentence, in characters, that still reads as a quotation. */
const QUOTE_LENGTH = 160;

/** The member's words in two voices: a first sentence that stands out, and the rest. A long first sentence does not. */
export function quoteOf(aboutMe: string): { quote: string | null; rest: string | null } {
  const text = aboutMe.trim();
  if (text === '') return { quote: null, rest: null };
  const [sentence = ''] = /^.*?[.!?…](?=\s|$)/su.exec(text) ?? [text];
  if (sentence.length > QUOTE_LENGTH) return { quote: null, rest: text };
  const rest = text.slice(sentence.length).trim();
  return { quote: sentence, rest: rest === '' ? null : rest };
}
