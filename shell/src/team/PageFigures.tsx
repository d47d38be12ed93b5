import type { DeliveredFigure, DeliveredMeasure } from '@amarena/shared/contracts/platform/delivery';
import { FIELD_METRICS, type FieldMetric, GOOD_UP_TO } from '@amarena/shared/contracts/platform/fieldFigures';
import { useFormat } from '@amarena/shared/i18n';
import { Card } from '@amarena/shared/ui';
import { Muted, Stack, Tag } from '@amarena/shared/ui-first';
import { useId } from 'react';
import { useTeamT } from './catalogue.ts';
import { FigureTable, MetricBox, Mono } from './delivery.styles.ts';
import { Trend } from './Trend.tsx';

const THOUSANDTHS = 1_000;

/** How fast and steady pages are in browsers, by route and version. */
export function PageFigures({ figures }: { figures: readonly DeliveredFigure[] }) {
  const t = useTeamT();
  const title = useId();
  return (
    <Card as="section">
      <Stack>
        <h2 id={title}>{t('figures.title')}</h2>
        <Muted $size="sm">{t(figures.length === 0 ? 'figures.none' : 'figures.text')}</Muted>
        {figures.length > 0 && (
          // Focusable, so that the keyboard can scroll it on a narrow window.
          <FigureTable role="region" aria-labelledby={title} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('figures.route')}</th>
                  <th scope="col">{t('figures.version')}</th>
                  {FIELD_METRICS.map((metric) => (
                    <th key={metric} scope="col">
                      {metric}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {figures.map((figure) => (
                  <Line key={`${figure.route} ${figure.remote}@${figure.version}`} figure={figure} />
                ))}
              </tbody>
            </table>
          </FigureTable>
        )}
      </Stack>
    </Card>
  );
}

function Line({ figure }: { figure: DeliveredFigure }) {
  return (
    <tr>
      <th scope="row">
        <Mono>{figure.route}</Mono>
      </th>
      <td>
        <Mono>
          {figure.remote}@{figure.version}
        </Mono>
      </td>
      {FIELD_METRICS.map((metric) => (
        <Cell key={metric} metric={metric} measure={figure[metric]} />
      ))}
    </tr>
  );
}

function Cell({ metric, measure }: { metric: FieldMetric; measure: DeliveredMeasure | null }) {
  const t = useTeamT();
  const format = useFormat();
  if (measure === null) return <td>{t('metric.none')}</td>;
  const figure = (value: number) => format.number(metric === 'CLS' ? value / THOUSANDTHS : value);
  const words = { value: figure(measure.p75), number: format.number(measure.count) };
  return (
    <td>
      <MetricBox>
        <div>
          <Tag tone={measure.p75 <= GOOD_UP_TO[metric] ? 'ok' : 'warning'}>
            {t(metric === 'CLS' ? 'figures.share' : 'figures.time', words)}
          </Tag>
          {measure.phase !== null && <Muted $size="xs">{t(`phase.${measure.phase}`)}</Muted>}
        </div>
        <Trend line={measure.days} format={figure} />
      </MetricBox>
    </td>
  );
}
