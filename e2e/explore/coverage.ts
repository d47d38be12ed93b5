import type { Route } from '@amarena/shared/contracts/platform/routes';
import type { Reached } from './reached.ts';

/** Share of the kinds of named controls that a long run has to press or fill. */
const FLOOR = 0.8;

const shareOf = ({ there, used }: Reached): number => (there.size === 0 ? 0 : used.size / there.size);

/** Prints what a role reached, and the unused controls by screen. */
export function sayCoverage(role: string, reached: Reached): void {
  const { routes, there, used } = reached;
  const share = Math.round(100 * shareOf(reached));
  console.log(`${role}: ${routes.size} routes, ${used.size} of ${there.size} kinds of controls (${share} %)`);
  for (const [kind, { name, at }] of there) if (!used.has(kind)) console.log(`    not used: “${name.slice(0, 50)}” of ${at}`);
}

/** What a long run left out, in words; empty if it reached enough. */
export function shortOf(reached: ReadonlyMap<string, Reached>, routes: readonly Route[]): string[] {
  const all = [...reached.values()];
  const unseen = routes.filter(({ name }) => !all.some(({ routes: seen }) => seen.has(name))).map(({ path }) => `never reached: ${path}`);
  const idle = [...reached]
    .filter(([, one]) => shareOf(one) < FLOOR)
    .map(([role, one]) => `${role} used ${Math.round(100 * shareOf(one))} % of the controls, less than ${FLOOR * 100} %`);
  return [...unseen, ...idle];
}
