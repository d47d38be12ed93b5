import type { Answered, RenderedScreen } from '@amarena/shared/federation/render';
import type { BriefScreen } from './messages.ts';

/**
 * A screen with what the process that rendered it left out: answers that were `given` to it, and styles that it sent
 * before. `sheets` are those, by number; new ones are added. Throws if it refers to something that was never sent.
 */
export function whole(
  { styles, answers, ...screen }: BriefScreen,
  given: readonly Answered[],
  sheets: Map<number, string>,
): RenderedScreen {
  if ('text' in styles && styles.keep !== null) sheets.set(styles.keep, styles.text);
  const text = 'text' in styles ? styles.text : sheets.get(styles.kept);
  if (text === undefined) throw new Error('The screen has styles that were never sent.');
  const answered = answers.map((one): Answered => {
    if (!('given' in one)) return [one.key, one.answer];
    const found = given[one.given];
    if (found === undefined) throw new Error('The screen has an answer that was never given.');
    return [one.key, found[1]];
  });
  return { ...screen, styles: text, answers: answered };
}
