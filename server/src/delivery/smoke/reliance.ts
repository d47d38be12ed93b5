import type { Trouble } from './troubles.ts';

/** Who relies on what of whom. */
export interface Reliance {
  /** The version that ships the example, such as `shell@1.2.0`. */
  readonly consumer: string;
  /** The version that provides what it relies on. */
  readonly owner: string;
  /** What that is, such as `the widget gift`. */
  readonly what: string;
  /** The example's own sentence. */
  readonly says: string;
  /** What the owner can do instead of keeping it; default: to wait for the consumer. */
  readonly instead?: string;
}

const nameOf = (version: string): string => version.split('@')[0] ?? version;

/** An example that a version does not fulfil. `found`: what happened instead. */
export const brokenBy = ({ consumer, owner, what, says, instead }: Reliance, found: string): Trouble => ({
  rule: 'example_broken',
  found: `${consumer} relies on ${what} of ${owner}: "${says}"; ${found}`,
  expected: `what the example in src/examples.ts of ${nameOf(consumer)} shows`,
  look: `Keep it working in ${nameOf(owner)}, or ${instead ?? `first release ${nameOf(consumer)} without relying on it`}.`,
});
