/** A run of a lander's text; `accent` is drawn in the accent of its template. */
export interface LanderRun {
  readonly text: string;
  readonly accent: boolean;
}

/**
 * The runs of a text: what stands between two asterisks carries the accent, the asterisks go. This is the whole of what
 * a text can do. An asterisk without a second one stays as it is (and `landerProblems` refuses it).
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
