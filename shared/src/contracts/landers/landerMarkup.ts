/** A run of a lander's text; `accent` is drawn in the template's accent style. */
export interface LanderRun {
  readonly text: string;
  readonly accent: boolean;
}

/**
 * Splits a text into runs: text between two asterisks is accented, and the asterisks are removed. Texts have no other
 * markup. A single asterisk stays as it is (and `checkLander` refuses it).
 */
export function landerRuns(text: string): LanderRun[] {
  return text
    .split(/\*([^*]+)\*/)
    .map((run, index) => ({ text: run, accent: index % 2 === 1 }))
    .filter((run) => run.text !== '');
}

/** A text without its accent marks, for titles, alternative texts and share cards. */
export const landerPlain = (text: string): string =>
  landerRuns(text)
    .map((run) => run.text)
    .join('');

/** Placeholders for the site's own data: its name, the price of a message, the term for fictional profiles. */
export const LANDER_PLACEHOLDERS = ['site', 'price', 'fictional'] as const;
export type LanderPlaceholder = (typeof LANDER_PLACEHOLDERS)[number];

const PLACEHOLDER = /\{([^{}]*)\}/g;

const isPlaceholder = (name: string): name is LanderPlaceholder => LANDER_PLACEHOLDERS.some((known) => known === name);

/** A text with the site's own data filled in. */
export const filledIn = (text: string, values: Readonly<Record<LanderPlaceholder, string>>): string =>
  text.replace(PLACEHOLDER, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole));

/** The first unknown placeholder; null: there is none. */
export const unknownPlaceholder = (text: string): string | null =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name).find((name) => !isPlaceholder(name)) ?? null;

/** A tag, or what a browser would treat as one; null: the text is plain. Texts are escaped anyway wherever they show. */
export const markupIn = (text: string): string | null => /<[/!?a-z][^>]{0,40}>?/i.exec(text)?.[0] ?? null;

/** True if an accent is opened but not closed. */
export const isAccentOpen = (text: string): boolean => landerPlain(text).includes('*');
