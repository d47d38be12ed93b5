import { useTeamT } from './catalogue.ts';
import { highest, isTrend, trendPath } from './delivery.model.ts';

const WIDTH = 84;
const HEIGHT = 28;

export interface TrendProps {
  /** Seven days, oldest first; null: no data for that day. */
  line: readonly (number | null)[];
  /** The canary's line in the same picture; null: there is none. */
  canaryLine?: readonly (number | null)[] | null;
  format: (value: number) => string;
}

/** A line over a week, read aloud as its values; nothing with fewer than two days. */
export function Trend({ line, canaryLine = null, format }: TrendProps) {
  const t = useTeamT();
  if (!isTrend(line)) return null;
  const size = { width: WIDTH, height: HEIGHT, most: highest(line, canaryLine ?? []) };
  const read = line.map((one) => (one === null ? '–' : format(one))).join(', ');
  return (
    <svg role="img" aria-label={t('metric.trend', { values: read })} width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <path d={trendPath(line, size)} />
      {canaryLine && <path data-role="canary" d={trendPath(canaryLine, size)} />}
    </svg>
  );
}
