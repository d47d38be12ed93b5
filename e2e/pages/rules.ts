import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { motionOver } from './motion.ts';

/** Within the page: nothing of ours stands in a frame of another origin, for whose sake axe would open a page of its own. */
export const axeOn = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();

interface Where {
  /** Parts of the page that are looked at. Default: what is in `main`. */
  readonly within?: readonly string[];
  /** What of them is left out. Default: nothing. */
  readonly without?: readonly string[];
}

/** The rules of axe that the screen breaks once it has come to rest. */
export async function brokenRules(page: Page, { within = ['main'], without = [] }: Where = {}): Promise<string[]> {
  await motionOver(page);
  const axe = axeOn(page);
  for (const part of within) axe.include(part);
  for (const part of without) axe.exclude(part);
  const { violations } = await axe.analyze();
  return violations.map(({ id }) => id);
}
