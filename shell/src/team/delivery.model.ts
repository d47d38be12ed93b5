import { ERROR_KINDS, type ErrorKind } from '@amarena/shared/contracts/platform/browserErrors';
import type { DeliveredError, DeliveredRemote, DeliveredVersion, DeliveryDay } from '@amarena/shared/contracts/platform/delivery';

/** Failures as a percentage of all starts of a version; null: it was never started. */
export const failureShare = ({ starts, failures }: Pick<DeliveryDay, 'starts' | 'failures'>): number | null =>
  starts + failures === 0 ? null : (failures / (starts + failures)) * 100;

/** Totals of what browsers reported about the live versions of all remotes. */
export function totals(remotes: readonly DeliveredRemote[]): { starts: number; failures: number; canaries: number } {
  const live = remotes.flatMap(({ active, canary }) => [active, canary].filter((one) => one !== null));
  return {
    starts: live.reduce((sum, { starts }) => sum + starts, 0),
    failures: live.reduce((sum, { failures }) => sum + failures, 0),
    canaries: remotes.filter(({ canary }) => canary !== null).length,
  };
}

/** The path of a sparkline, in its own units. A day without a value breaks the line. */
export function trendPath(
  values: readonly (number | null)[],
  { width, height, most }: { width: number; height: number; most: number },
): string {
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  const point = (value: number, index: number) =>
    `${(index * step).toFixed(1)} ${(height - (most === 0 ? 0 : value / most) * height).toFixed(1)}`;
  let pen = 'M';
  let path = '';
  for (const [index, value] of values.entries()) {
    if (value === null) {
      pen = 'M';
      continue;
    }
    path += `${pen}${point(value, index)}`;
    pen = 'L';
  }
  return path;
}

const known = (values: readonly (number | null)[]): number[] => values.filter((value) => value !== null);

/** True if the line has at least two days. */
export const isTrend = (values: readonly (number | null)[]): boolean => known(values).length > 1;

export const highest = (...lines: readonly (readonly (number | null)[])[]): number => Math.max(0, ...lines.flatMap(known));

export const sharesOf = ({ days }: Pick<DeliveredVersion, 'days'>): (number | null)[] => days.map(failureShare);
export const mediansOf = ({ days }: Pick<DeliveredVersion, 'days'>): (number | null)[] => days.map(({ median_ms }) => median_ms);

/** The commands that a team runs next for a remote. */
export function commandsFor({ remote, canary, previous, active }: DeliveredRemote): string[] {
  const deliver = 'npm run deliver --';
  if (canary !== null) return [`${deliver} activate ${remote}@${canary.version}`, `${deliver} rollback ${remote}`];
  return [
    ...(previous === null ? [] : [`${deliver} rollback ${remote}`]),
    `${deliver} activate ${remote}@${active?.version ?? '<version>'} --percent 10`,
  ];
}

/** Versions that can override the active one in this browser, without duplicates. */
export const versionsOf = ({ active, canary, previous, taken_back }: DeliveredRemote): string[] => [
  ...new Set([canary, active, previous, taken_back].flatMap((one) => one?.version ?? [])),
];

/** The errors of each part; the part with the newest error comes first, as in the list. */
export const byPart = (errors: readonly DeliveredError[]): [DeliveredError['remote'], DeliveredError[]][] => [
  ...Map.groupBy(errors, ({ remote }) => remote),
];

/** How the error came up. A kind that only a newer server knows is an error like any other. */
export const kindOf = ({ kind }: Pick<DeliveredError, 'kind'>): ErrorKind => ERROR_KINDS.find((known) => known === kind) ?? 'error';

/** As editors and terminals open it. */
export const placeText = ({ file, line, column }: DeliveredError['frames'][number]): string => `${file}:${line}:${column}`;
