import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { changedFiles, UnknownRef } from './check/changedFiles.ts';
import { leftOut, planFor } from './check/plan.ts';
import { type Found, lookFor } from './check/programs.ts';
import { type Outcome, ROOT, sum } from './check/run.ts';
import { environmentOf, GROUPS, type Step, stepsFor, type Wishes, whyNot } from './check/steps.ts';

const USAGE = `npm test -- [--only=static,unit,server,e2e] [--changed[=git ref] | --part=name]

  --only      run some kinds of check instead of all
  --changed   run what the changes affect: uncommitted ones, or all since a branch, tag or commit
  --part      run what a change in that folder would affect, for example mf-chat
`;

/** An impossible request; the message says what to do. */
class Unusable extends Error {}

async function changesSince(ref: string | null): Promise<string[]> {
  const { git } = await lookFor(['git']);
  if (git === undefined || 'why' in git) throw new Unusable('--changed asks git what changed, and git is not installed.');
  return changedFiles(ref);
}

async function readWishes(): Promise<Wishes> {
  // A string option may come without a value: "--changed" alone has an empty one.
  const args = process.argv.slice(2).map((argument) => (argument === '--changed' ? '--changed=' : argument));
  const { values } = parseArgs({ args, options: { only: { type: 'string' }, changed: { type: 'string' }, part: { type: 'string' } } });
  const groups = values.only === undefined ? GROUPS : GROUPS.filter((group) => values.only?.split(',').includes(group));
  if (values.part !== undefined) return { groups, plan: planFor([`${values.part}/`]) };
  if (values.changed === undefined) return { groups, plan: null };
  const files = await changesSince(values.changed || null);
  console.log(`Changed${values.changed === '' ? ', not committed' : ` since ${values.changed}`}: ${files.length} files`);
  return { groups, plan: planFor(files) };
}

interface Finished extends Outcome {
  readonly title: string;
  readonly seconds: number;
}

const finished: Finished[] = [];
const notTried: string[] = [];

async function perform(step: Step, found: Found): Promise<void> {
  const { title } = step;
  const why = whyNot(step, found);
  if (why !== null) {
    notTried.push(`Not tried: ${title}, because ${why}`);
    console.log(`\n${notTried.at(-1)}`);
    return;
  }
  const began = Date.now();
  console.log(`\n━━ ${title}`);
  const outcome = await step.work(environmentOf(step, found));
  const seconds = Math.round((Date.now() - began) / 1000);
  finished.push({ title, seconds, ...outcome });
  console.log(`━━ ${title}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s`);
}

/** The time of each step, and in which step to look for a failure. */
const overview = (): string =>
  finished
    .map(({ title, seconds, failed }) => `${String(seconds).padStart(5)} s  ${title}${failed === 0 ? '' : `: ${failed} failed`}`)
    .join('\n');

async function check(wishes: Wishes): Promise<void> {
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  const found: Found = {};
  for (const step of stepsFor(wishes, found)) await perform(step, found);
  if (wishes.plan === null) return;
  const lines = leftOut(wishes.plan).map((line) => `  ${line}`);
  console.log(`\nLeft out:\n${lines.join('\n') || '  nothing'}`);
}

try {
  await check(await readWishes());
  const total = sum(finished);
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
  if (notTried.length > 0) console.log(`\n${notTried.join('\n')}`);
  console.log(`\n${overview()}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
} catch (problem) {
  const misused = problem instanceof Error && 'code' in problem && String(problem.code).startsWith('ERR_PARSE_ARGS');
  if (!misused && !(problem instanceof UnknownRef) && !(problem instanceof Unusable)) throw problem;
  console.error(`${problem.message}\n\n${USAGE}`);
  process.exitCode = 2;
}
