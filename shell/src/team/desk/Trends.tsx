import { getDeliveryTrends, type VersionTrend } from '@amarena/shared/contracts/platform/delivery';
import type { DeskPart } from '@amarena/shared/contracts/platform/deliveryDesk';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import { FIELD_METRICS, type FieldMetric } from '@amarena/shared/contracts/platform/fieldFigures';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { problemOf, queryFor, useQuery } from '@amarena/shared/query';
import { Spinner } from '@amarena/shared/ui';
import { Muted, Problem, Stack } from '@amarena/shared/ui-first';
import { useTeamT } from '../catalogue.ts';
import { Charts } from './desk.styles.ts';
import { LineChart } from './LineChart.tsx';

const THOUSANDTHS = 1_000;
/** Milliseconds between two reads of the figures. */
const EVERY = 60_000;

type Figure = keyof Omit<VersionTrend, 'version'>;

const isMetric = (figure: Figure): figure is FieldMetric => FIELD_METRICS.some((metric) => metric === figure);

/** The errors and web vitals of a part's versions over a week, a chart for each. */
export function Trends({ part }: { part: DeskPart['part'] }) {
  const t = useTeamT();
  const common = useCommonT();
  const query = useQuery({ ...queryFor(getDeliveryTrends, { query: { part } }), refetchInterval: EVERY, staleTime: 0 });
  return (
    <Stack as="section" aria-label={t('trends.title')}>
      <div>
        <h3>{t('trends.title')}</h3>
        <Muted $size="sm">{t('trends.text')}</Muted>
      </div>
      {query.isError ? (
        <Problem error={problemOf(query.error)} onRetry={() => void query.refetch()} retryLabel={common('action.retry')} />
      ) : query.data === undefined ? (
        <Spinner label={common('state.loading')} />
      ) : (
        <Drawn trends={query.data} />
      )}
    </Stack>
  );
}

function Drawn({ trends: { days, versions } }: { trends: AnswerOf<typeof getDeliveryTrends> }) {
  const t = useTeamT();
  const format = useFormat();
  const drawn = (['errors', 'failures', ...FIELD_METRICS] as const).filter((figure) =>
    versions.some((version) => version[figure].some((value) => value !== null)),
  );
  if (drawn.length === 0) return <Muted>{t('trends.none')}</Muted>;
  const told = (figure: Figure) => (value: number) => {
    if (figure === 'CLS') return format.number(value / THOUSANDTHS);
    return isMetric(figure) ? t('milliseconds', { value: format.number(value) }) : format.number(value);
  };
  return (
    <Charts>
      {drawn.map((figure) => (
        <LineChart
          key={figure}
          title={isMetric(figure) ? figure : t(`trends.${figure}`)}
          days={days}
          lines={versions.map((version) => ({ name: version.version, values: version[figure] }))}
          format={told(figure)}
        />
      ))}
    </Charts>
  );
}
