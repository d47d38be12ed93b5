import * as z from '@amarena/shared/schema';
import { ContractVersion } from '../contracts/remote.ts';
import { FileFacts } from './manifest.ts';

/** Readers refuse a document with another version. 2: the shell names the widgets that it shows. */
export const SHELL_SCHEMA_VERSION = 2;

/** What the shell's build says of itself, beside its files as `manifest.json`; the edge writes the HTML from it. */
export const ShellManifest = z.object({
  schemaVersion: z.literal(SHELL_SCHEMA_VERSION),
  version: z.string(),
  container: z.string(),
  files: z.record(z.string(), FileFacts),
  /** Scripts that start the page, in order. */
  scripts: z.array(z.string()),
  /** Style sheets that belong to the start. */
  styles: z.array(z.string()),
  /** Fonts that the first paint needs. */
  fonts: z.array(z.string()),
  /** The site's icon, from the shell's `public` folder; null: it has none. */
  icon: z.nullable(z.string()),
  /** Catalogue scripts by language: the shell's own and those of what it shares. */
  catalogues: z.record(z.string(), z.array(z.string())),
  /** Versions of what the shell offers, as in `PLATFORM`, and the keys that it shares. */
  platform: z.record(z.string(), z.string()),
  shared_keys: z.array(z.string()),
  /** Widgets of remotes that the shell shows: the smallest version it was written for. */
  uses: z.record(z.string(), ContractVersion),
  /** Most bytes after gzip of scripts and Italian words; missing in a shell that was built before there was one. */
  budget: z.optional(z.int()),
  /** SPDX expression of every installed package that the build carries. */
  licences: z.record(z.string(), z.string()),
  built_at: z.iso.datetime(),
});
export type ShellManifest = z.infer<typeof ShellManifest>;
