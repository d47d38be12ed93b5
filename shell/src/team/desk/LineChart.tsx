import { useFormat } from '@amarena/shared/i18n';
import { useId } from 'react';
import { useTeamT } from '../catalogue.ts';
import { highest, trendPath } from '../delivery.model.ts';
import { FigureTable, Fold, Mono } from '../delivery.styles.ts';
import { Chart, ChartKey } from './desk.styles.ts';

const SIZE = { width: 280, height: 96 };
/** Room for the points at the edges. */
const EDGE = 5;

export interface LineChartProps {
  title: string;
  /** Calendar dates (UTC), oldest first. */
  days: readonly string[];
  /** A line for each version; null: no value that day. */
  lines: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
  format: (value: number) => string;
}

/** Lines over some days. They differ by colour, dashes and points; the same figures are in a table below. */
export function LineChart({ title, days, lines, format }: LineChartProps) {
  const t = useTeamT();
  const formats = useFormat();
  const name = useId();
  const most = highest(...lines.map(({ values }) => values));
  const drawn = lines.map((line, index) => ({ ...line, index })).filter(({ values }) => values.some((value) => value !== null));
  const box = `${-EDGE} ${-EDGE} ${SIZE.width + 2 * EDGE} ${SIZE.height + 2 * EDGE}`;
  const date = (day: string | undefined) => (day === undefined ? '' : formats.shortDate(`${day}T12:00:00.000Z`));
  return (
    <Chart>
      <figcaption id={name}>
        <b>{title}</b> <span>{t('trends.most', { value: format(most) })}</span>
      </figcaption>
      <svg aria-hidden viewBox={box}>
        <line x1={0} y1={SIZE.height} x2={SIZE.width} y2={SIZE.height} />
        {drawn.map(({ name: version, values, index }) => (
          <g key={version} data-line={index}>
            <path d={trendPath(values, { ...SIZE, most })} />
            {values.map((value, day) =>
              value === null ? null : (
                <circle
                  // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week keep their places.
                  key={day}
                  cx={(day * SIZE.width) / Math.max(1, values.length - 1)}
                  cy={SIZE.height - (most === 0 ? 0 : value / most) * SIZE.height}
                  r={3}
                />
              ),
            )}
          </g>
        ))}
      </svg>
      <p aria-hidden>
        <span>{date(days[0])}</span>
        <span>{date(days.at(-1))}</span>
      </p>
      <ChartKey>
        {drawn.map(({ name: version, index }) => (
          <li key={version} data-line={index}>
            <svg aria-hidden width={28} height={8}>
              <path d="M0 4L28 4" />
            </svg>
            <Mono>{version}</Mono>
          </li>
        ))}
      </ChartKey>
      <Fold>
        <summary>{t('trends.table', { title })}</summary>
        <FigureTable role="region" aria-labelledby={name} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('trends.day')}</th>
                {drawn.map(({ name: version }) => (
                  <th key={version} scope="col">
                    <Mono>{version}</Mono>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map((day, index) => (
                <tr key={day}>
                  <th scope="row">{date(day)}</th>
                  {drawn.map(({ name: version, values }) => (
                    <td key={version}>{values[index] == null ? '–' : format(values[index])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </FigureTable>
      </Fold>
    </Chart>
  );
}
