import type { ProblemTexts } from '../../problemText.ts';

/** Errors that an editor of landers sees. Each refused place has a text of its own, see `errors/landers`. */
export const LANDERS: Pick<ProblemTexts['problems'], 'lander_refused' | 'lander_changed' | 'lander_test_runs'> = {
  lander_refused: (e, { number, plural }) =>
    `Bei diesem Lander ${plural(e.problems.length, { one: 'ist noch 1 Stelle zu korrigieren', other: `sind noch ${number(e.problems.length)} Stellen zu korrigieren` })}. Was online ist, hat sich nicht geändert.`,
  lander_changed: (e) =>
    `${e.by || 'Jemand anderes'} hat etwas gespeichert, nachdem du diesen Lander geöffnet hast. Nichts wurde überschrieben: Sieh dir die Änderung an und entscheide.`,
  lander_test_runs: (e, { number }) =>
    `Ein Test läuft, heute ist Tag ${number(e.day)}, und mit dieser Veröffentlichung endet er ohne Ergebnis. Was online ist, hat sich nicht geändert.`,
};
