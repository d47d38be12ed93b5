/** The Italian "a" with the name after it, as the site says it: `ad Anna`, `a Giulia`. */
export const to = (name: string): string => `${/^a(?!d)/i.test(name) ? 'ad' : 'a'} ${name}`;
