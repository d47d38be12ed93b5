import { Manifest } from '@amarena/shared/federation/manifest';
import { ShellManifest } from '@amarena/shared/federation/shellManifest';
import * as z from 'zod/mini';

const text = z.nullable(z.string());

const Live = z.object({
  shell: z.nullable(ShellManifest),
  remotes: z.record(Manifest.shape.remote, z.array(Manifest)),
});

/** What a process is told that mounts candidates for another one. */
export const MountOrder = z.object({
  settings: z.object({
    dataDir: z.string(),
    deliveryBucket: z.nullable(z.object({ bucket: z.string(), prefix: z.string(), endpoint: text, region: z.string() })),
    artifactsUrl: text,
  }),
  candidates: z.array(
    z.discriminatedUnion('part', [
      z.object({ part: z.literal('remote'), manifest: Manifest }),
      z.object({ part: z.literal('shell'), manifest: ShellManifest }),
    ]),
  ),
  /** The set beside which the candidates are mounted. */
  live: Live,
  /** The versions that are live before. */
  before: Live,
  /** True: someone accepted that pages show less than before. */
  less: z.boolean(),
});
export type MountOrder = z.infer<typeof MountOrder>;

/** The rules that a mount can find broken. */
export const SMOKE_RULES = [
  'smoke_failed',
  'smoke_unavailable',
  'example_broken',
  'side_effect',
  'shows_less',
  'blocks_browser',
  'manifest_invalid',
] as const;

const Broken = z.object({
  rule: z.enum(SMOKE_RULES),
  found: z.string(),
  expected: z.string(),
  remedy: z.string(),
});

/** What that process tells: lines on the way, and one result. */
export const MountNews = z.union([z.object({ line: z.string() }), z.object({ refusals: z.array(Broken) })]);
export type MountNews = z.infer<typeof MountNews>;
