/** Prints a line below the current step. */
export type Say = (line: string) => void;

const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Numbers the steps of a start, and prints each when it begins and how long it took when it ends. */
export function startSteps(): <Value>(title: string, work: (say: Say) => Promise<Value>) => Promise<Value> {
  let number = 0;
  return async (title, work) => {
    number += 1;
    const began = Date.now();
    console.log(`${number}. ${title} …`);
    const value = await work((line) => console.log(`   ${line}`));
    console.log(`   done in ${seconds(began)}`);
    return value;
  };
}
