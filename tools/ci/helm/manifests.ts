import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { CHART } from '../chart.ts';

const HELM = process.env.TEST_HELM ?? '';

/** The values in `deploy/chart/examples`. */
export const SIZES = ['small', 'large'] as const;
export type Size = (typeof SIZES)[number];

interface Container {
  readonly image: string;
  readonly args: readonly string[];
  readonly env: readonly { readonly name: string; readonly value?: string; readonly valueFrom?: object }[];
  readonly [part: string]: unknown;
}

interface Pod {
  readonly containers: readonly [Container];
  readonly terminationGracePeriodSeconds?: number;
  readonly [part: string]: unknown;
}

/** What the cluster gets. `spec` has more, by kind. */
export interface Manifest {
  readonly kind: string;
  readonly metadata: {
    readonly name: string;
    readonly labels: Readonly<Record<string, string>>;
    readonly annotations?: Readonly<Record<string, string>>;
  };
  readonly spec: { readonly template?: { readonly spec: Pod }; readonly [part: string]: unknown };
}

const withExample = (size: Size, more: readonly string[]): string[] => [CHART, '-f', join(CHART, `examples/${size}.yaml`), ...more];
const helm = (...words: string[]): string => execFileSync(HELM, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** What Helm says of the chart with an example. Throws if it finds a fault. */
export const lint = (size: Size): string => helm('lint', '--strict', ...withExample(size, []));

/** The manifests of a release `site` with an example and further options of Helm. */
export function rendered(size: Size, ...more: string[]): Manifest[] {
  const text = helm('template', 'site', '--namespace', 'dating', ...withExample(size, more));
  return [...parseAllDocuments(text)].flatMap((document) => {
    if (!('errors' in document) || document.errors.length > 0) throw new Error(`Helm wrote no YAML:\n${text}`);
    return document.toJS() ?? [];
  });
}

/** Why Helm renders nothing. Throws if it does. */
export function refusal(...words: string[]): string {
  const { status, stderr } = spawnSync(HELM, ['template', 'site', CHART, ...words], { encoding: 'utf8' });
  if (status === 0) throw new Error('Helm rendered this.');
  return stderr;
}

export const partOf = ({ metadata }: Manifest): string => metadata.labels['app.kubernetes.io/component'] ?? '';
export const ofKind = (manifests: readonly Manifest[], kind: string): Manifest[] => manifests.filter((one) => one.kind === kind);

/** The only one of its kind, or the one with this name. Throws if there is none. */
export function only(manifests: readonly Manifest[], kind: string, name?: string): Manifest {
  const found = ofKind(manifests, kind).filter(({ metadata }) => name === undefined || metadata.name === name);
  const [one] = found;
  if (one === undefined || found.length > 1) throw new Error(`There are ${found.length} of ${kind} ${name ?? ''}.`);
  return one;
}

export function podOf({ spec, metadata }: Manifest): Pod {
  if (spec.template === undefined) throw new Error(`${metadata.name} has no pods.`);
  return spec.template.spec;
}

export const containerOf = (manifest: Manifest): Container => podOf(manifest).containers[0];
export const settingOf = (manifest: Manifest, setting: string): string | undefined =>
  containerOf(manifest).env.find(({ name }) => name === setting)?.value;
