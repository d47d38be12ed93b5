import { useFormat } from '@amarena/shared/i18n';
import { useEditorT } from '../catalogue.ts';
import { Wide } from '../editor.styles.ts';
import type { LanderResults } from './landerResults.ts';
import { percentOf } from './results.model.ts';

const COLUMNS = ['variant', 'visits', 'started', 'signed_up', 'done', 'rate', 'interval', 'lift'] as const;
/** Shown for a share of zero visits. */
const NOTHING = '–';
const COUNTS = ['visits', 'started', 'signed_up', 'done'] as const;

/** The counts of each wording, with the interval of its rate. */
export function ResultsTable({ variants }: { variants: LanderResults['variants'] }) {
  const t = useEditorT();
  const format = useFormat();
  /** True if the first wording, the baseline, has no visits. */
  const alone = (variants[0]?.counts.visits ?? 0) === 0;
  const percent = (share: number) => format.percent(percentOf(share));
  return (
    <Wide role="region" aria-label={t('tab.test')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`test.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {variants.map(({ key, name, counts, rate, lift }) => (
            <tr key={key}>
              <th scope="row">
                <b>{key.toUpperCase()}</b> {name}
              </th>
              {COUNTS.map((count) => (
                <td key={count}>{format.number(counts[count])}</td>
              ))}
              <td>
                <b>{counts.visits === 0 ? NOTHING : percent(rate.rate)}</b>
              </td>
              <td>{counts.visits === 0 ? NOTHING : t('test.range', { low: percent(rate.low), high: percent(rate.high) })}</td>
              <td>
                {lift === null
                  ? t('test.reference')
                  : alone || counts.visits === 0
                    ? NOTHING
                    : `${percent(lift.rate)} (${t('test.range', { low: percent(lift.low), high: percent(lift.high) })})`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}
