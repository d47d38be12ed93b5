/** The limit of a figure, as the architecture requires it. */
export type Hold = { readonly atMost: number } | { readonly atLeast: number };

export interface Figure {
  readonly name: string;
  readonly value: number;
  /** `s`, `ms`, `KB` (1,000 bytes after gzip), `GB`, `/s`, `×` for a ratio, `%`; empty for a plain number. */
  readonly unit: 's' | 'ms' | 'KB' | 'GB' | '/s' | '×' | 'CLS' | '%' | '';
  /** Omitted for a figure that is informative only. */
  readonly hold?: Hold;
}

/** One entry of `docs/benchmarks.json`. `hold` and `holds` are null for a figure that is informative only. */
export interface Measured {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly hold: string | null;
  readonly holds: boolean | null;
  readonly command: string;
}

const sorted = (values: readonly number[]): number[] => [...values].sort((one, other) => one - other);

/** The value below which a share of all values lies; 0.5 is the median. */
export function percentile(values: readonly number[], share: number): number {
  const value = sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))];
  if (value === undefined) throw new Error('Nothing was measured.');
  return value;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

const DIGITS: Record<Figure['unit'], number> = { s: 0, ms: 0, KB: 1, GB: 1, '/s': 0, '×': 2, CLS: 3, '%': 0, '': 0 };

const withUnit = (value: number, unit: Figure['unit']): string => {
  const text = value.toFixed(unit === 'ms' && value < 10 ? 1 : DIGITS[unit]);
  return unit === '' ? text : `${text} ${unit}`;
};

const holdText = (hold: Hold, unit: Figure['unit']): string =>
  'atMost' in hold ? `≤ ${withUnit(hold.atMost, unit)}` : `≥ ${withUnit(hold.atLeast, unit)}`;

const isHeld = (value: number, hold: Hold): boolean => ('atMost' in hold ? value <= hold.atMost : value >= hold.atLeast);

/** A figure in the form in which it is stored, with the command that measures it. */
export const measured = ({ name, value, unit, hold }: Figure, command: string): Measured => ({
  name,
  value: Number(value.toFixed(3)),
  unit,
  hold: hold === undefined ? null : holdText(hold, unit),
  holds: hold === undefined ? null : isHeld(value, hold),
  command,
});

/** Prints a group of figures, with the command that measures only these. */
export function print(title: string, command: string, figures: readonly Figure[]): void {
  console.log(`\n${title}   (${command})`);
  for (const { name, value, unit, hold } of figures) {
    const verdict = hold === undefined ? '' : `${isHeld(value, hold) ? 'holds' : 'MISSED'}: ${holdText(hold, unit)}`;
    console.log(`  ${name.padEnd(66)} ${withUnit(value, unit).padStart(10)}  ${verdict}`);
  }
}
