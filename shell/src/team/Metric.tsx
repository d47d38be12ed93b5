import { Muted } from '@amarena/shared/ui';
import { useTeamT } from './catalogue.ts';
import { highest, isTrend, trendPath } from './delivery.model.ts';
import { MetricBox } from './delivery.styles.ts';

const WIDTH = 84;
const HEIGHT = 28;

export interface MetricProps {
  name: string;
  value: string;
  note?: string | null;
  /** The canary's value; null: there is no canary. */
  canary: string | null;
  /** Seven days, oldest first; null: no data for that day. */
  line: readonly (number | null)[];
  canaryLine: readonly (number | null)[] | null;
  format: (value: number) => string;
}

/** A figure with its trend over a week, and the canary's beside it. */
export function Metric({ name, value, note = null, canary, line, canaryLine, format }: MetricProps) {
  const t = useTeamT();
  const most = highest(line, canaryLine ?? []);
  const size = { width: WIDTH, height: HEIGHT, most };
  const read = line.map((one) => (one === null ? '–' : format(one))).join(', ');
  return (
    <MetricBox>
      {isTrend(line) && (
        <svg role="img" aria-label={t('metric.trend', { values: read })} width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
          <path d={trendPath(line, size)} />
          {canaryLine && <path data-role="canary" d={trendPath(canaryLine, size)} />}
        </svg>
      )}
      <div>
        <p>{name}</p>
        <p>
          <b>{value}</b> {canary !== null && t('metric.canary', { value: canary })}
        </p>
        {note !== null && <Muted $size="xs">{note}</Muted>}
      </div>
    </MetricBox>
  );
}
