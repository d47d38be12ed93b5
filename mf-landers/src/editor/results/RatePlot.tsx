import { useFormat } from '@amarena/shared/i18n';
import { Muted } from '@amarena/shared/ui';
import { useEditorT } from '../catalogue.ts';
import { Plot } from '../editor.styles.ts';
import type { LanderResults } from './landerResults.ts';
import { percentOf, positionOf, scaleOf, ticksOf } from './results.model.ts';

const WIDTH = 600;
const LEFT = 40;
const RIGHT = 560;
const LINE = 38;
const CAP = 6;

/** The rate of each wording with its interval: the interval as the main shape, the mean on top. */
export function RatePlot({ variants }: { variants: LanderResults['variants'] }) {
  const t = useEditorT();
  const format = useFormat();
  const scale = scaleOf(variants.map(({ rate }) => rate));
  const percent = (share: number) => format.percent(percentOf(share));
  const x = (share: number) => positionOf(share, scale, LEFT, RIGHT);
  const bottom = variants.length * LINE;
  const read = variants
    .map(({ key, rate }) =>
      t('test.read', { key: key.toUpperCase(), rate: percent(rate.rate), low: percent(rate.low), high: percent(rate.high) }),
    )
    .join('. ');
  return (
    <figure>
      <Muted as="figcaption" $size="sm">
        {t('test.plot')}
      </Muted>
      <Plot viewBox={`0 0 ${WIDTH} ${bottom + 26}`} role="img" aria-label={read}>
        {ticksOf(scale).map((tick) => (
          <g key={tick}>
            <line data-axis x1={x(tick)} x2={x(tick)} y1={0} y2={bottom} />
            <text x={x(tick)} y={bottom + 20} textAnchor="middle">
              {percent(tick)}
            </text>
          </g>
        ))}
        {variants.map(({ key, rate }, index) => {
          const y = LINE * (index + 0.5);
          return (
            <g key={key}>
              <text x={0} y={y + 5}>
                {key.toUpperCase()}
              </text>
              <line data-variant={index} x1={x(rate.low)} x2={x(rate.high)} y1={y} y2={y} />
              <line data-variant={index} x1={x(rate.low)} x2={x(rate.low)} y1={y - CAP} y2={y + CAP} />
              <line data-variant={index} x1={x(rate.high)} x2={x(rate.high)} y1={y - CAP} y2={y + CAP} />
              <circle data-variant={index} cx={x(rate.rate)} cy={y} r={6} />
            </g>
          );
        })}
      </Plot>
    </figure>
  );
}
