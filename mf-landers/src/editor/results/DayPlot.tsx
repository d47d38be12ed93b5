import { useFormat } from '@amarena/shared/i18n';
import { Muted } from '@amarena/shared/ui';
import { useEditorT } from '../catalogue.ts';
import { Plot } from '../editor.styles.ts';
import type { LanderResults } from './landerResults.ts';
import { percentOf, positionOf, scaleOf, ticksOf } from './results.model.ts';

const WIDTH = 600;
const LEFT = 72;
const RIGHT = 576;
const TOP = 12;
const BOTTOM = 150;

/** The rates day by day. The band is the interval, which narrows with more visits. */
export function DayPlot({ variants }: { variants: LanderResults['variants'] }) {
  const t = useEditorT();
  const format = useFormat();
  const days = variants[0]?.days ?? [];
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined || days.length < 2) return null;
  const scale = scaleOf(variants.flatMap((variant) => variant.days));
  const percent = (share: number) => format.percent(percentOf(share));
  const x = (index: number) => LEFT + (index / (days.length - 1)) * (RIGHT - LEFT);
  const y = (share: number) => positionOf(share, scale, BOTTOM, TOP);
  const line = (values: readonly number[]) => values.map((value, index) => `${x(index)} ${y(value)}`).join('L');
  return (
    <figure>
      <Muted as="figcaption" $size="sm">
        {t('test.days')}
      </Muted>
      <Plot viewBox={`0 0 ${WIDTH} 184`} role="img" aria-label={t('test.days')}>
        {ticksOf(scale).map((tick) => (
          <g key={tick}>
            <line data-axis x1={LEFT} x2={RIGHT} y1={y(tick)} y2={y(tick)} />
            <text x={0} y={y(tick) + 4}>
              {percent(tick)}
            </text>
          </g>
        ))}
        {variants.map((variant, index) => (
          <path
            key={variant.key}
            data-band={index}
            d={`M${line(variant.days.map(({ high }) => high))}L${variant.days
              .map(({ low }, day) => `${x(day)} ${y(low)}`)
              .reverse()
              .join('L')}Z`}
          />
        ))}
        {variants.map((variant, index) => (
          <path key={variant.key} data-variant={index} d={`M${line(variant.days.map(({ rate }) => rate))}`} />
        ))}
        <text x={LEFT} y={178}>
          {format.date(first.day)}
        </text>
        <text x={RIGHT} y={178} textAnchor="end">
          {format.date(last.day)}
        </text>
      </Plot>
    </figure>
  );
}
