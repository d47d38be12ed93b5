import * as z from '@amarena/shared/schema';
import { AnyRemoteName } from '../contracts/platform/guests.ts';

/** Readers refuse a document with another version, with an error. */
export const REGISTRY_SCHEMA_VERSION = 1;

/** `manifest`: integrity of the version's manifest.json, which has the hash of every file; missing before it was recorded. */
const Activation = z.object({ version: z.string(), at: z.iso.datetime(), by: z.string(), manifest: z.optional(z.string()) });

/** A canary: `percent` of the visitors get it, always the same ones, with `active` as its fallback. */
const Canary = z.object({ ...Activation.shape, percent: z.int().check(z.gte(1), z.lte(99)) });

/** A canary that the site took back by itself. `why` is the explanation for the team: which figure, compared with which. */
const TakenBack = z.object({ ...Activation.shape, percent: z.int(), why: z.string() });

/**
 * One remote's versions. `previous` is what a rollback returns to and what is used if `active` fails; null: none yet.
 * `taken_back` stays until the next canary or activation, so that `status` can show it.
 */
export const RegistryRemote = z.object({
  active: Activation,
  previous: z.nullable(Activation),
  // Missing in registries from before canaries existed.
  canary: z._default(z.nullable(Canary), null),
  taken_back: z._default(z.nullable(TakenBack), null),
});
export type RegistryRemote = z.infer<typeof RegistryRemote>;

/** A guest that was taken off the site: its version that was live last, when (UTC) and by whom. */
export const Retired = z.object({ version: z.string(), at: z.iso.datetime(), by: z.string() });
export type Retired = z.infer<typeof Retired>;

/** The shell's live build and the one before it; null: none yet. */
const RegistryShell = z.object({ active: Activation, previous: z.nullable(Activation) });

/** Which build of the shell and which version of each remote is live. One document; `generation` increases by one with every change. */
export const Registry = z.object({
  schemaVersion: z.literal(REGISTRY_SCHEMA_VERSION),
  generation: z.int(),
  // Missing in registries from before they included the shell.
  shell: z._default(z.nullable(RegistryShell), null),
  remotes: z.record(AnyRemoteName, RegistryRemote),
  /** Guests that were retired and not activated since; missing in registries from before that was possible. */
  retired: z._default(z.record(AnyRemoteName, Retired), {}),
});
export type Registry = z.infer<typeof Registry>;

/** One stored generation: the registry, and who made it, when (UTC), and with which change. */
export const Generation = z.object({ generation: z.int(), at: z.iso.datetime(), by: z.string(), what: z.string(), registry: Registry });
export type Generation = z.infer<typeof Generation>;

const ScriptHashes = {
  /** Integrity by file name, scripts only. A script that is listed neither here nor in the `HASHES_FILE` is refused. */
  integrity: z.record(z.string(), z.string()),
  /** Integrity of the `HASHES_FILE` with the other scripts; missing: `integrity` lists all of them. */
  hashes: z.optional(z.string()),
};

/** One loadable version of a remote, resolved from registry and manifest for a browser. */
export const LoadableVersion = z.object({
  version: z.string(),
  container: z.string(),
  /** Address of the version's folder, with a trailing slash. */
  base: z.string(),
  requires: z.record(z.string(), z.string()),
  ...ScriptHashes,
});
export type LoadableVersion = z.infer<typeof LoadableVersion>;

/**
 * The registry as a page receives it: for every remote the versions to try, in order. Of the guests, only the one that the
 * page belongs to, those whose widgets it shows, and those of the widgets in them.
 */
export const Snapshot = z.object({
  schemaVersion: z.literal(REGISTRY_SCHEMA_VERSION),
  generation: z.int(),
  /** The shell's own build, so that its later chunks are checked too. */
  shell: z.object({ version: z.string(), base: z.string(), ...ScriptHashes }),
  remotes: z.record(AnyRemoteName, z.array(LoadableVersion)),
});
export type Snapshot = z.infer<typeof Snapshot>;
