import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { motionOver } from './motion.ts';

/** Stays within the page: we use no frames of another origin, for which axe would open a page of its own. */
export const axeOn = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();

interface Where {
  /** Parts of the page to check. Default: the content of `main`. */
  readonly within?: readonly string[];
  /** Parts to leave out. Default: none. */
  readonly without?: readonly string[];
}

/** The axe rules that the screen breaks once it has settled. */
export async function brokenRules(page: Page, { within = ['main'], without = [] }: Where = {}): Promise<string[]> {
  await motionOver(page);
  const axe = axeOn(page);
  for (const part of within) axe.include(part);
  for (const part of without) axe.exclude(part);
  const { violations } = await axe.analyze();
  return violations.map(({ id }) => id);
}
