/** A run of a lander's text; `accent` is drawn in the accent of its template. */
export interface LanderRun {
  readonly text: string;
  readonly accent: boolean;
}

/**
 * The runs of a text: what stands between two asterisks carries the accent, the asterisks go. This is the whole of what
 * a text can do. An asterisk without a second one stays as it is (and `checkLander` refuses it).
 */
export function landerRuns(text: string): LanderRun[] {
  return text
    .split(/\*([^*]+)\*/)
    .map((run, index) => ({ text: run, accent: index % 2 === 1 }))
    .filter((run) => run.text !== '');
}

/** A text without its accents, for titles, alternatives and share cards. */
export const landerPlain = (text: string): string =>
  landerRuns(text)
    .map((run) => run.text)
    .join('');

/** What a text may leave to the site's own data: its name, what a message costs, what fictional profiles are called. */
export const LANDER_PLACEHOLDERS = ['site', 'price', 'fictional'] as const;
export type LanderPlaceholder = (typeof LANDER_PLACEHOLDERS)[number];

const PLACEHOLDER = /\{([^{}]*)\}/g;

const isPlaceholder = (name: string): name is LanderPlaceholder => LANDER_PLACEHOLDERS.some((known) => known === name);

/** A text with the site's own data filled in. */
export const filledIn = (text: string, values: Readonly<Record<LanderPlaceholder, string>>): string =>
  text.replace(PLACEHOLDER, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole));

/** The first placeholder that nothing fills in; null: there is none. */
export const unknownPlaceholder = (text: string): string | null =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name).find((name) => !isPlaceholder(name)) ?? null;

/** A tag, or what a browser would take for one; null: the text is plain. Texts are escaped wherever they show all the same. */
export const markupIn = (text: string): string | null => /<[/!?a-z][^>]{0,40}>?/i.exec(text)?.[0] ?? null;

/** True where an accent begins and does not end. */
export const isAccentOpen = (text: string): boolean => landerPlain(text).includes('*');
