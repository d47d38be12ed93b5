import { Muted } from '@amarena/shared/ui-first';
import { useTeamT } from './catalogue.ts';
import { MetricBox } from './delivery.styles.ts';
import { Trend } from './Trend.tsx';

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
  return (
    <MetricBox>
      <Trend line={line} canaryLine={canaryLine} format={format} />
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
