import type { Route } from '@amarena/shared/contracts/routes';
import type { Reached } from './walk.ts';

/** Share of the kinds of named controls that a long run must have pressed or filled. */
const FLOOR = 0.8;

const shareOf = ({ there, used }: Reached): number =>
  there.size === 0 ? 0 : [...used].filter((kind) => there.has(kind)).length / there.size;

export function sayCoverage(role: string, reached: Reached): void {
  const share = Math.round(100 * shareOf(reached));
  console.log(`${role}: ${reached.routes.size} routes, ${reached.used.size} of ${reached.there.size} kinds of controls (${share} %)`);
}

/** What a long run left out, in words. Empty: enough was reached. */
export function shortOf(reached: ReadonlyMap<string, Reached>, routes: readonly Route[]): string[] {
  const all = [...reached.values()];
  const unseen = routes.filter(({ name }) => !all.some(({ routes: seen }) => seen.has(name))).map(({ path }) => `never reached: ${path}`);
  const idle = [...reached]
    .filter(([, one]) => shareOf(one) < FLOOR)
    .map(([role, one]) => `${role} used ${Math.round(100 * shareOf(one))} % of the controls, less than ${FLOOR * 100} %`);
  return [...unseen, ...idle];
}
