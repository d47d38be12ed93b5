import * as z from '@amarena/shared/schema';
import { RemoteContract } from '../contracts/platform/remote.ts';

/** A file's SHA-384 in the format of the `integrity` attribute. */
export const Integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** A SHA-256 in Base64. */
const Sha256 = z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=$/));

/**
 * One file of a build: its integrity, and its size in bytes before and after gzip. `sha256` is the hash by which
 * browsers name the file if they have it and want only what changed; missing in older builds.
 */
export const FileFacts = z.object({ integrity: Integrity, sha256: z.optional(Sha256), bytes: z.int(), gzip: z.int() });
export type FileFacts = z.infer<typeof FileFacts>;

/** A framework that a build brings: versions of the packages in `brings` of its contract, and the scripts with nothing else in them. */
export const OwnFramework = z.object({ packages: z.record(z.string(), z.string()), files: z.array(z.string()) });
export type OwnFramework = z.infer<typeof OwnFramework>;

/** Readers refuse a document with another version. 2: contracts name screens and versions of widgets. */
export const MANIFEST_SCHEMA_VERSION = 2;

/** Describes a build; stored beside its files as `manifest.json` and never changed after publication. */
export const Manifest = z.object({
  schemaVersion: z.literal(MANIFEST_SCHEMA_VERSION),
  remote: RemoteContract.shape.name,
  version: z.string(),
  /** Name of the federation container and its global: the remote's name and version, as an identifier. */
  container: z.string(),
  contract: RemoteContract,
  /** Every file of the build. */
  files: z.record(z.string(), FileFacts),
  /** Scripts that each exposed module needs besides the entry, by its name (`./page`). */
  exposes: z.record(z.string(), z.array(z.string())),
  /** Scripts that a first visit of a route loads, in order and without the catalogue, by route name. */
  routes: z.record(z.string(), z.array(z.string())),
  /** Shared keys that a first visit of each route imports from the shell, by route name; missing in older builds. */
  route_keys: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Script of each language's catalogue. */
  catalogues: z.record(z.string(), z.string()),
  /** Shared keys that the build imports from the shell. */
  shared_keys: z.array(z.string()),
  /** Examples of the widgets that it shows, as in `widgetExamples.ts`; missing in older builds. */
  examples: z.optional(z.looseObject({})),
  /** Examples of events, as in `bus/eventExamples.ts`, and of pages of other parts, as in `routeExamples.ts`; missing in older builds. */
  event_examples: z.optional(z.array(z.looseObject({}))),
  route_examples: z.optional(z.array(z.looseObject({}))),
  /** Versions of these modules at the build, by key: the shell has to have the same majors. Missing in older builds. */
  shared_versions: z.optional(z.record(z.string(), z.string())),
  /** Its own framework; missing: it runs on the shell's React. */
  framework: z.optional(OwnFramework),
  /** SPDX expression of every installed package in the build; `UNKNOWN_LICENCE` if a package has none. */
  licences: z.record(z.string(), z.string()),
  built_at: z.iso.datetime(),
});
export type Manifest = z.infer<typeof Manifest>;

/** Stands for a missing licence. It is not an SPDX expression, so nothing allows it. */
export const UNKNOWN_LICENCE = 'UNKNOWN';

/** Name of the file with which the loader starts. */
export const ENTRY_FILE = 'remoteEntry.js';

/**
 * Name of the file with the integrity of each script of its build: JSON, by file name. Pages that know this file's own
 * integrity load it before the scripts that their document does not list. Older builds lack it.
 */
export const HASHES_FILE = 'hashes.json';

/** Name of the file with the `Manifest`. */
export const MANIFEST_FILE = 'manifest.json';

/** Name of a version's container: versions of a remote can coexist in a page. */
export const containerName = (remote: string, version: string): string => `${remote}_${version}`.replace(/[^a-zA-Z0-9]/g, '_');
