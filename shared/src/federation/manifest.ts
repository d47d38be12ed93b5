import * as z from '@amarena/shared/schema';
import { RemoteContract } from '../contracts/remote.ts';

/** A file's SHA-384 as the browser wants it in `integrity`. */
export const Integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** One file of a build: its integrity, and its size in bytes as it stands and after gzip. */
export const FileFacts = z.object({ integrity: Integrity, bytes: z.int(), gzip: z.int() });
export type FileFacts = z.infer<typeof FileFacts>;

/** Readers refuse a document with another version. 2: contracts name screens and versions of widgets. */
export const MANIFEST_SCHEMA_VERSION = 2;

/** What a build says of itself; written beside its files as `manifest.json`, never changed after publication. */
export const Manifest = z.object({
  schemaVersion: z.literal(MANIFEST_SCHEMA_VERSION),
  remote: RemoteContract.shape.name,
  version: z.string(),
  /** Name of the federation container and of its global: the remote's name and version, as an identifier. */
  container: z.string(),
  contract: RemoteContract,
  /** Every file of the build. */
  files: z.record(z.string(), FileFacts),
  /** Script files that each exposed module needs beside the entry, by its name (`./page`). */
  exposes: z.record(z.string(), z.array(z.string())),
  /** Scripts that a first visit of a route loads, in order and without the catalogue, by the route's name. */
  routes: z.record(z.string(), z.array(z.string())),
  /** Script file of each language's catalogue. */
  catalogues: z.record(z.string(), z.string()),
  /** Shared keys that the build takes from the shell. */
  shared_keys: z.array(z.string()),
  /** SPDX expression of every installed package that the build carries; what names none is `UNKNOWN_LICENCE`. */
  licences: z.record(z.string(), z.string()),
  built_at: z.iso.datetime(),
});
export type Manifest = z.infer<typeof Manifest>;

/** Stands for the licence of a package that names none. No SPDX expression, so nothing allows it. */
export const UNKNOWN_LICENCE = 'UNKNOWN';

/** Name of the file that the loader starts with. */
export const ENTRY_FILE = 'remoteEntry.js';

/** Name of the file with the `Manifest`. */
export const MANIFEST_FILE = 'manifest.json';

/** Name of the container of one version of one remote: versions live side by side in a page. */
export const containerName = (remote: string, version: string): string => `${remote}_${version}`.replace(/[^a-zA-Z0-9]/g, '_');
