import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import type { Generation } from '@amarena/shared/federation/registry';
import { type Activated, activate, activateTogether, type DeliveryDeps } from './activate.ts';
import { type Accepted, candidateOf, check, frameworksBeside } from './check.ts';
import { frameworkLine } from './frameworks.ts';
import type { PartName } from './part.ts';
import type { Published } from './publish.ts';
import type { Refusal } from './refusal.ts';
import { type Retiring, retire } from './retire.ts';
import { rollback, rollbackTo } from './rollback.ts';

/** The steps of a delivery with what they print, by command line or over HTTP. */
export type Say = (line: string) => void;
type Outcome = Promise<Result<void, Refusal>>;
const done: Result<void, Refusal> = success(undefined);

export interface Version {
  readonly name: PartName;
  readonly version: string;
}

/** An order that does not say everything; `example` completes the command. */
export const unclear = (verb: string, expected: string, example: string): Result<never, Refusal> =>
  failure({ rule: 'order_unclear', found: `"${verb}" without its arguments`, expected, remedy: `npm run deliver -- ${verb} ${example}` });

function told({ remote, version, percent, generation, changed }: Activated, say: Say): void {
  const where = percent === null ? 'is live' : `is live for ${percent} % of the visitors`;
  say(changed ? `${remote}@${version} ${where}, generation ${generation}` : `${remote}@${version} ${where} already`);
}

export const publishedLine = ({ remote, version, changed }: Published<PartName>): string =>
  `${remote}@${version} ${changed ? 'published' : 'was published already'}`;

/** Adds to what the history records of every activation. */
const noted = (deps: DeliveryDeps, notes: readonly string[]): DeliveryDeps => {
  const all = [...(deps.note === undefined ? [] : [deps.note]), ...notes];
  return all.length === 0 ? deps : { ...deps, note: all.join(', ') };
};

/** Accepts what someone answers for by request, which the history records. */
export const withAccepted = (deps: DeliveryDeps, accepted: Accepted): DeliveryDeps =>
  noted({ ...deps, accepted }, [
    ...(accepted.less === true ? ['shows less, accepted'] : []),
    ...(accepted.budgetsBy === undefined ? [] : [`budgets accepted by ${accepted.budgetsBy}`]),
  ]);

/** Skips the mount in a browser by request, which the history records. */
export function withoutSmoke(deps: DeliveryDeps, say: Say): DeliveryDeps {
  say('The smoke mount is skipped, which the history records.');
  return noted(deps, ['smoke mount skipped']);
}

export async function checkStep(deps: DeliveryDeps, { name, version }: Version, say: Say): Outcome {
  const candidate = await candidateOf(deps, name, version);
  if (!candidate.ok) return candidate;
  const checked = await check(deps, candidate.value, await deps.registry.read());
  if (!checked.ok) return checked;
  say(`${name}@${version} passes every rule`);
  for (const own of await frameworksBeside(deps, candidate.value)) say(frameworkLine(own));
  return done;
}

export async function activateStep(deps: DeliveryDeps, { name, version }: Version, percent: number | undefined, say: Say): Outcome {
  const activated = await activate(deps, name, version, percent);
  if (!activated.ok) return activated;
  told(activated.value, say);
  return done;
}

/** All go live in one write, each checked against the others. */
export async function activateTogetherStep(deps: DeliveryDeps, versions: ReadonlyMap<PartName, string>, say: Say): Outcome {
  const activated = await activateTogether(deps, versions);
  if (!activated.ok) return activated;
  for (const one of activated.value) told(one, say);
  return done;
}

interface Leaving {
  readonly name: PartName;
  /** Refused if another version is to be left; absent: whichever is live. */
  readonly from?: string | undefined;
}

export async function rollbackStep(deps: DeliveryDeps, { name, from }: Leaving, say: Say): Outcome {
  const back = await rollback(deps, name, from);
  if (!back.ok) return back;
  if (back.value.kind === 'canary') say(`the canary ${name}@${back.value.version} is taken back; the active version stays`);
  else told(back.value, say);
  return done;
}

export async function retireStep(deps: DeliveryDeps, { name, ...retiring }: Leaving & Retiring, say: Say): Outcome {
  const retired = await retire(deps, name, retiring);
  if (!retired.ok) return retired;
  const { remote, version, generation, changed, shown } = retired.value;
  say(changed ? `${remote}@${version} is retired, generation ${generation}` : `${remote} is retired already`);
  for (const use of shown) say(`${use.name}@${use.version} shows its fallback in place of ${use.widget}`);
  if (changed) say(`"npm run deliver -- activate ${remote}@${version}" checks it and brings it back`);
  return done;
}

export async function rollbackToStep(deps: DeliveryDeps, generation: number, say: Say): Outcome {
  const returned = await rollbackTo(deps, generation);
  if (!returned.ok) return returned;
  say(`the live set of generation ${generation} is live again, generation ${returned.value.generation}`);
  for (const { remote, version, percent } of returned.value.leftOut) {
    const again = `npm run deliver -- activate ${remote}@${version} --percent ${percent}`;
    say(`the canary ${remote}@${version} does not return: "${again}" checks it and tries it again`);
  }
  for (const { remote, version } of returned.value.stayRetired)
    say(`${remote} stays retired: "npm run deliver -- activate ${remote}@${version}" checks it and brings it back`);
  return done;
}

export const historyText = (history: readonly Pick<Generation, 'generation' | 'at' | 'by' | 'what'>[]): string =>
  history.map(({ generation, at, by, what }) => `${generation}  ${at}  ${by}  ${what}`).join('\n');
