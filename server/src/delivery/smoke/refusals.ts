import type { Candidate } from '../check.ts';
import type { Refusal } from '../refusal.ts';
import type { Limits } from './limits.ts';
import type { Stop } from './stops.ts';
import type { Trouble } from './troubles.ts';

/** A page or widget that fails at one window size. */
export interface Failed {
  readonly stop: Stop;
  readonly size: string;
  readonly trouble: Trouble;
}

const EXPECTED = {
  page: (seconds: number) => `a page that shows its heading within ${seconds} s, without a failure, an exception or a console error`,
  widget: (seconds: number) => `a widget that shows something within ${seconds} s, without an exception or a console error`,
  example: () => 'a part that does what the example shows',
};

/** The same trace on many pages has one cause, so it is told once. */
const causeOf = ({ stop: { version, kind, address, name }, trouble: { rule, found } }: Failed): string =>
  (rule === 'side_effect' ? [version, found] : [version, kind, address, name, found]).join(' ');

/** One refusal for each page or widget and what happened to it, regardless of the window size. */
export function refusalsOf(failed: readonly Failed[], { shown }: Limits): Refusal[] {
  return [...Map.groupBy(failed, causeOf).values()].flatMap((group): Refusal[] => {
    const [first] = group;
    if (first === undefined) return [];
    const { version, kind, name, address, access } = first.stop;
    const { rule = 'smoke_failed', found, expected = EXPECTED[kind](shown / 1_000), look } = first.trouble;
    const sizes = [...new Set(group.map(({ size }) => size))].join(' and ');
    return [
      {
        rule,
        found: `${version}, ${kind} ${name} (${address} as a ${access}, ${sizes}): ${found}`,
        expected,
        remedy: look.replaceAll('<remote>@<version>', version),
      },
    ];
  });
}

const namesOf = (candidates: readonly Candidate[]): string =>
  candidates.map(({ part, manifest }) => `${part === 'shell' ? 'shell' : manifest.remote}@${manifest.version}`).join(', ');

/** There is no browser on this machine. */
export const unavailable = (candidates: readonly Candidate[]): Refusal => ({
  rule: 'smoke_unavailable',
  found: `no browser to mount ${namesOf(candidates)} in`,
  expected: 'a Chromium, and the optional package playwright-core',
  remedy:
    'Run "npx playwright install chromium", or name one: CHROMIUM_PATH=/path. Or skip the mount with --no-smoke, which the history records.',
});
