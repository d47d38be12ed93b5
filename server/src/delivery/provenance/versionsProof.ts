import type { PartName } from '../part.ts';
import { type Origin, originText } from './origin.ts';
import type { Proof, Provenance } from './provenance.ts';

/** What programs and pages are told of who built a version. */
export type ProofShown =
  | { readonly state: 'none' | 'unchecked' }
  | { readonly state: 'invalid'; readonly why: string }
  | ({ readonly state: 'proven' | 'foreign' } & Origin);

export const shownProof = (proof: Proof): ProofShown => ('origin' in proof ? { state: proof.state, ...proof.origin } : proof);

/** The same without a reason, for the team's page. */
export function pageProof(proof: Proof) {
  const { repository = null, ref = null, commit = null, workflow = null, run = null } = 'origin' in proof ? proof.origin : {};
  return { state: proof.state, repository, ref, commit, workflow, run };
}

const wordsFor = (proof: Proof): string => {
  switch (proof.state) {
    case 'proven':
      return `was built from ${originText(proof.origin)}`;
    case 'foreign':
      return `was built by a pipeline that may not build it: from ${originText(proof.origin)}`;
    case 'invalid':
      return `has provenance that proves nothing: ${proof.why}`;
    case 'unchecked':
      return 'has provenance, which this site does not verify: DELIVERY_TRUST_ROOT is missing';
    case 'none':
      return 'has no provenance';
  }
};

interface Named {
  readonly part: PartName;
  readonly version: string;
}

/** What is known of who built some versions, a line each; none if none of them has provenance. */
export async function proofLines({ of }: Pick<Provenance, 'of'>, versions: readonly Named[]): Promise<string[]> {
  const proofs = await Promise.all(versions.map(({ part, version }) => of(part, version)));
  if (proofs.every(({ state }) => state === 'none')) return [];
  return versions.flatMap(({ part, version }, index) => {
    const proof = proofs[index];
    return proof === undefined ? [] : [`${part}@${version} ${wordsFor(proof)}`];
  });
}
