/** The Italian "a" with a name, as the site writes it: `ad Anna`, `a Giulia`. */
export const to = (name: string): string => `${/^a(?!d)/i.test(name) ? 'ad' : 'a'} ${name}`;
