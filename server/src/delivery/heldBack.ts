import type { Behind, Objection } from '@amarena/shared/contracts/platform/deliveryDesk';
import { ownerOfWidget } from '@amarena/shared/contracts/platform/widgets';
import type { Manifest } from '@amarena/shared/federation/manifest';
import { agreementRules, type Candidate, nameOf, withCandidates } from './check.ts';
import type { LiveSet } from './liveSet.ts';
import type { Refusal } from './refusal.ts';

/** Who has to change first: the other part that the refusal names, else the shell, against which remotes are checked. */
function partyOf({ found, expected }: Refusal, candidate: Candidate): string {
  const own = nameOf(candidate);
  const named = [...`${found} ${expected}`.matchAll(/\b(shell|mf-[a-z]+)(?=@| )/g)].map(([, name = '']) => name);
  return named.find((name) => name !== own) ?? own;
}

/** What stands against a version going live now, by the agreements between parts alone: cheap, and without its files. */
export const objectionsTo = (candidate: Candidate, live: LiveSet): Objection[] =>
  agreementRules(candidate, withCandidates(live, [candidate]), live).map((refusal) => {
    const { rule, found, expected, remedy } = refusal;
    return { rule, by: partyOf(refusal, candidate), found, expected, remedy };
  });

/** What a live version requires, where something newer is live. */
export function behindLive({ version, contract, shared_keys, shared_versions = {} }: Manifest, { shell, remotes }: LiveSet): Behind[] {
  const differs = (what: string, needs: string | undefined, live: string | undefined): Behind[] =>
    needs === undefined || live === undefined || needs === live ? [] : [{ version, what, needs, live }];
  return [
    ...Object.entries(contract.requires).flatMap(([name, needed]) => differs(name, needed, shell?.platform[name])),
    ...shared_keys.flatMap((key) => differs(key, shared_versions[key], shell?.shared_versions?.[key])),
    ...Object.entries(contract.uses).flatMap(([widget, needed]) => {
      const name = ownerOfWidget(widget);
      const [owner] = name === null ? [] : (remotes[name] ?? []);
      return differs(`${owner?.remote ?? ''} ${widget}`, needed, owner?.contract.widgets[widget]);
    }),
  ];
}
