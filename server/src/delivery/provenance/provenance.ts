import { createHash } from 'node:crypto';
import type { Result } from '@amarena/shared/errors/apiErrors';
import { MANIFEST_FILE } from '@amarena/shared/federation/manifest';
import { LRUCache } from 'lru-cache';
import type { ArtifactStore } from '../artifactStore.ts';
import { isSafeName } from '../builds.ts';
import type { PartName } from '../part.ts';
import type { Refusal } from '../refusal.ts';
import type { ShellBuilds } from '../shellBuilds.ts';
import type { ObjectStore } from '../store/objectStore.ts';
import { type Origin, originText } from './origin.ts';
import { allows, type ProvenanceRule, type ProvenanceSettings, rulesFor, rulesText } from './rules.ts';
import { claimedFor, provenOrigin } from './verify.ts';

/**
 * What is known of who built a version. `unchecked`: there is a bundle, and the site has no trust root. `invalid`: it proves
 * nothing. `foreign`: it proves that someone else built it than the rules of the part allow.
 */
export type Proof =
  | { readonly state: 'proven' | 'foreign'; readonly origin: Origin }
  | { readonly state: 'invalid'; readonly why: string }
  | { readonly state: 'none' | 'unchecked' };

/** The provenance of published versions: a sigstore bundle beside each. */
export interface Provenance {
  /** What is known of who built a version. */
  of(part: PartName, version: string): Promise<Proof>;
  /** Why a published version may not go live for lack of provenance; null: it may. */
  refusal(part: PartName, version: string): Promise<Refusal | null>;
  /** What is wrong with a bundle for a manifest that is to be published; null: nothing. */
  refusalOf(bundle: Buffer, manifest: Buffer, whose: Whose): Refusal | null;
  /** Stores the bundle of a published version. The refusal if another one is stored that was verified; null: it is stored. */
  put(part: PartName, version: string, bundle: Buffer): Promise<Refusal | null>;
}

interface Whose {
  readonly part: PartName;
  readonly version: string;
}

interface Deps {
  readonly objects: ObjectStore;
  readonly artifacts: ArtifactStore;
  readonly shell: ShellBuilds;
}

/** Folder of the bundles in the store, with a subfolder for each part. No route and no CDN reads it. */
export const PROVENANCE_FOLDER = 'provenance';
const BUNDLE_FILE = 'bundle.json';

/** A verification takes milliseconds, and every look at the live versions needs a dozen. */
const REMEMBERED = 200;

const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

const BUILD_WITH = 'Publish it from that pipeline with --provenance, and the bundle that the pipeline got for its manifest.json.';

const missing = ({ part, version }: Whose, rules: readonly ProvenanceRule[]): Refusal => ({
  rule: 'provenance_missing',
  found: `${part}@${version} without provenance`,
  expected: `provenance of ${rulesText(rules)}`,
  remedy: BUILD_WITH,
});

const invalid = ({ part, version }: Whose, why: string, digest: string): Refusal => ({
  rule: 'provenance_invalid',
  found: `${part}@${version} with ${why}`,
  expected: `signed SLSA provenance of its manifest.json, sha256 ${digest}`,
  remedy: 'Attest the manifest.json of the build that is published, and publish with that bundle.',
});

const foreign = ({ part, version }: Whose, origin: Origin, rules: readonly ProvenanceRule[]): Refusal => ({
  rule: 'provenance_foreign',
  found: `${part}@${version}, built from ${originText(origin)}, with the repository id ${origin.repository_id ?? 'unknown'}`,
  expected: rulesText(rules),
  remedy: `${BUILD_WITH} If that one may build it, the operator adds it to DELIVERY_PROVENANCE.`,
});

const taken = ({ part, version }: Whose, origin: Origin): Refusal => ({
  rule: 'provenance_taken',
  found: `another proof of who built ${part}@${version}`,
  expected: `the one that is stored, of ${originText(origin)}, run ${origin.run ?? 'unknown'}`,
  remedy: 'Raise the version, and build, attest and publish that one.',
});

/** The provenance in a store, judged by the settings. */
export function provenanceOver({ objects, artifacts, shell }: Deps, settings: ProvenanceSettings): Provenance {
  const keyOf = (part: PartName, version: string): string => `${PROVENANCE_FOLDER}/${part}/${version}/${BUNDLE_FILE}`;
  const verified = new LRUCache<string, Result<Origin, string>>({ max: REMEMBERED });

  const bundleOf = async (part: PartName, version: string): Promise<Buffer | null> =>
    isSafeName(version) ? objects.get(keyOf(part, version)) : null;

  const manifestOf = (part: PartName, version: string): Promise<Buffer | null> =>
    part === 'shell' ? shell.read(version, MANIFEST_FILE) : artifacts.read(part, version, MANIFEST_FILE);

  function origin(bundle: Buffer, digest: string): Result<Origin, string> {
    const key = `${sha256Of(bundle)} ${digest}`;
    const known = verified.get(key) ?? provenOrigin(bundle, digest, settings.roots);
    verified.set(key, known);
    return known;
  }

  function proofOf(bundle: Buffer, digest: string, part: PartName): Proof {
    if (settings.roots.length === 0) {
      const claimed = claimedFor(bundle, digest);
      return claimed.ok ? { state: 'unchecked' } : { state: 'invalid', why: claimed.error };
    }
    const found = origin(bundle, digest);
    if (!found.ok) return { state: 'invalid', why: found.error };
    const rules = rulesFor(settings, part);
    const isAllowed = rules.length === 0 || rules.some((rule) => allows(rule, found.value));
    return { state: isAllowed ? 'proven' : 'foreign', origin: found.value };
  }

  function refusalFor(proof: Proof, digest: string, whose: Whose): Refusal | null {
    const rules = rulesFor(settings, whose.part);
    switch (proof.state) {
      case 'proven':
        return null;
      case 'foreign':
        return foreign(whose, proof.origin, rules);
      case 'invalid':
        return invalid(whose, proof.why, digest);
      case 'none':
      case 'unchecked':
        return rules.length === 0 ? null : missing(whose, rules);
    }
  }

  async function stored(part: PartName, version: string): Promise<{ proof: Proof; digest: string }> {
    const [bundle, manifest] = await Promise.all([bundleOf(part, version), manifestOf(part, version)]);
    const digest = manifest === null ? 'unknown' : sha256Of(manifest);
    return { digest, proof: bundle === null ? { state: 'none' } : proofOf(bundle, digest, part) };
  }

  return {
    of: async (part, version) => (await stored(part, version)).proof,
    async refusal(part, version) {
      if (rulesFor(settings, part).length === 0) return null;
      const { proof, digest } = await stored(part, version);
      return refusalFor(proof, digest, { part, version });
    },
    refusalOf(bundle, manifest, whose) {
      const digest = sha256Of(manifest);
      return refusalFor(proofOf(bundle, digest, whose.part), digest, whose);
    },
    async put(part, version, bundle) {
      if (!isSafeName(version)) throw new Error(`"${version}" is not a valid name of a version.`);
      const key = keyOf(part, version);
      if (await objects.putOnce(key, bundle)) return null;
      if ((await objects.get(key))?.equals(bundle)) return null;
      const { proof } = await stored(part, version);
      if ('origin' in proof) return taken({ part, version }, proof.origin);
      await objects.put(key, bundle);
      return null;
    },
  };
}
