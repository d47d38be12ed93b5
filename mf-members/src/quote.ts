/** Longest first sentence, in characters, that is set as a quote. */
const QUOTE_LENGTH = 160;

/** Splits a member's text: a first sentence to highlight, and the rest. A long first sentence is not highlighted. */
export function quoteOf(aboutMe: string): { quote: string | null; rest: string | null } {
  const text = aboutMe.trim();
  if (text === '') return { quote: null, rest: null };
  const [sentence = ''] = /^.*?[.!?…](?=\s|$)/su.exec(text) ?? [text];
  if (sentence.length > QUOTE_LENGTH) return { quote: null, rest: text };
  const rest = text.slice(sentence.length).trim();
  return { quote: sentence, rest: rest === '' ? null : rest };
}
