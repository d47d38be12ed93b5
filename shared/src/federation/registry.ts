import * as z from '@amarena/shared/schema';
import { REMOTES } from '../contracts/routes.ts';

/** Readers refuse a document with another version, loudly. */
export const REGISTRY_SCHEMA_VERSION = 1;

const Activation = z.object({ version: z.string(), at: z.iso.datetime(), by: z.string() });

/** A version on trial: `percent` of the visitors get it, always the same ones, with `active` behind it. */
const Canary = z.object({ ...Activation.shape, percent: z.int().check(z.gte(1), z.lte(99)) });

/** A canary that the site itself ended. `why` is the sentence for the team: which figure, against which. */
const TakenBack = z.object({ ...Activation.shape, percent: z.int(), why: z.string() });

/**
 * One remote's versions. `previous` is what a rollback returns to and what serves when `active` fails; null: none yet.
 * `taken_back` stays until the next canary or activation, so that `status` can tell it.
 */
export const RegistryRemote = z.object({
  active: Activation,
  previous: z.nullable(Activation),
  // A registry from before there were canaries names none.
  canary: z._default(z.nullable(Canary), null),
  taken_back: z._default(z.nullable(TakenBack), null),
});
export type RegistryRemote = z.infer<typeof RegistryRemote>;

/** The live build of the shell, and the one before it; null: none yet. */
const RegistryShell = z.object({ active: Activation, previous: z.nullable(Activation) });

/** Which build of the shell and which version of which remote is live. One document; `generation` grows by one with every change. */
export const Registry = z.object({
  schemaVersion: z.literal(REGISTRY_SCHEMA_VERSION),
  generation: z.int(),
  // A registry from before the shell stood in it names none.
  shell: z._default(z.nullable(RegistryShell), null),
  remotes: z.partialRecord(z.enum(REMOTES), RegistryRemote),
});
export type Registry = z.infer<typeof Registry>;

/** One generation as it is kept: the registry, and who made it, when (UTC), by which change. */
export const Generation = z.object({ generation: z.int(), at: z.iso.datetime(), by: z.string(), what: z.string(), registry: Registry });
export type Generation = z.infer<typeof Generation>;

/** One loadable version of a remote, resolved from registry and manifest for a browser. */
export const LoadableVersion = z.object({
  version: z.string(),
  container: z.string(),
  /** Address of the version's folder, with a trailing slash. */
  base: z.string(),
  requires: z.record(z.string(), z.string()),
  /** Integrity by file name, scripts only. A file that is not listed is refused. */
  integrity: z.record(z.string(), z.string()),
});
export type LoadableVersion = z.infer<typeof LoadableVersion>;

/** The registry as a page receives it: for every remote the versions to try, in order. */
export const Snapshot = z.object({
  schemaVersion: z.literal(REGISTRY_SCHEMA_VERSION),
  generation: z.int(),
  /** The shell's own build, so that its later chunks are checked as those of the remotes are. */
  shell: z.object({ version: z.string(), base: z.string(), integrity: z.record(z.string(), z.string()) }),
  remotes: z.partialRecord(z.enum(REMOTES), z.array(LoadableVersion)),
});
export type Snapshot = z.infer<typeof Snapshot>;
