import type { Page } from 'playwright-core';
import type { PersonStep } from './exampleSchema.ts';
import { missedByPerson, missedStep, PLACES, settled } from './exampleSteps.ts';
import { brokenBy, type Reliance } from './reliance.ts';
import { pageTrouble, type Standing } from './stand.ts';
import { type Trouble, watch } from './troubles.ts';

/** An address that a part links to, and what has to be seen there. */
export interface PlayedRoute {
  readonly reliance: Reliance;
  /** With its query. */
  readonly address: string;
  readonly standing: Standing;
  readonly steps: readonly PersonStep[];
}

/** Opens the address and takes the steps; returns what is wrong, null if everything is there. */
export async function routeTrouble(
  page: Page,
  { reliance, address, standing, steps }: PlayedRoute,
  limit: number,
): Promise<Trouble | null> {
  const opened = await pageTrouble(page, address, standing, limit);
  if (opened !== null) return brokenBy(reliance, opened.found);
  await settled(page);
  const watching = watch(page, standing.remote);
  const acting = { page, place: PLACES.page, timeout: limit / 2 };
  const found = (await missedStep(steps, (step) => missedByPerson(step, acting))) ?? watching.worst()?.found ?? null;
  return found === null ? null : brokenBy(reliance, found);
}
