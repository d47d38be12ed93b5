import * as z from '@amarena/shared/schema';
import { ContractVersion } from '../contracts/platform/remote.ts';
import { FileFacts } from './manifest.ts';

/** Readers refuse a document with another version. 2: the shell names the widgets that it shows. */
export const SHELL_SCHEMA_VERSION = 2;

/** Describes the shell's build, beside its files as `manifest.json`; the edge creates the HTML from it. */
export const ShellManifest = z.object({
  schemaVersion: z.literal(SHELL_SCHEMA_VERSION),
  version: z.string(),
  container: z.string(),
  files: z.record(z.string(), FileFacts),
  /** Scripts that start the page, in order. */
  scripts: z.array(z.string()),
  /** Style sheets that the start needs. */
  styles: z.array(z.string()),
  /** Fonts that the first paint needs. */
  fonts: z.array(z.string()),
  /** The site's icon, from the shell's `public` folder; null: it has none. */
  icon: z.nullable(z.string()),
  /** Catalogue scripts by language: the shell's own and those of what it shares. */
  catalogues: z.record(z.string(), z.array(z.string())),
  /** Scripts with the styles that a page from the server brings along: any other page loads them first. Missing in older builds. */
  style_scripts: z.optional(z.array(z.string())),
  /** Scripts that every page loads right after its first paint, by language; missing in older builds. */
  deferred: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Versions of what the shell offers, as in `PLATFORM`. */
  platform: z.record(z.string(), z.string()),
  shared_keys: z.array(z.string()),
  /** Scripts of the shared modules that load when a remote first imports them, by key; missing in older builds. */
  shared_scripts: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Versions of these modules, by key. Missing in older builds. */
  shared_versions: z.optional(z.record(z.string(), z.string())),
  /** Widgets of remotes that the shell shows, with the smallest version of each. */
  uses: z.record(z.string(), ContractVersion),
  /** Examples of these widgets, as in `widgetExamples.ts`; missing in older builds. */
  examples: z.optional(z.looseObject({})),
  /** Examples of events, as in `bus/eventExamples.ts`, and of pages of other parts, as in `routeExamples.ts`; missing in older builds. */
  event_examples: z.optional(z.array(z.looseObject({}))),
  route_examples: z.optional(z.array(z.looseObject({}))),
  /** Maximum bytes after gzip of scripts and Italian words; missing in older builds. */
  budget: z.optional(z.int()),
  /** SPDX expression of every installed package in the build. */
  licences: z.record(z.string(), z.string()),
  built_at: z.iso.datetime(),
});
export type ShellManifest = z.infer<typeof ShellManifest>;
