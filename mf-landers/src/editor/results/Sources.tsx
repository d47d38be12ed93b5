import { useFormat } from '@amarena/shared/i18n';
import { useEditorT } from '../catalogue.ts';
import { Wide } from '../editor.styles.ts';
import type { LanderResults } from './landerResults.ts';

const COUNTS = ['visits', 'started', 'signed_up', 'done'] as const;
const FROM = ['variant', 'network', 'ref', 'sub'] as const;
/** Stands for all sources that are not listed separately. */
const OTHERS = '*';

/** The counts by visitors' source. */
export function Sources({ sources }: { sources: LanderResults['sources'] }) {
  const t = useEditorT();
  const format = useFormat();
  if (sources.length === 0) return null;
  const named = (name: string) => (name === OTHERS ? t('test.others') : name || t('test.direct'));
  return (
    <section>
      <h3>{t('test.sources')}</h3>
      <Wide role="region" aria-label={t('test.sources')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {[...FROM, ...COUNTS].map((column) => (
                <th key={column} scope="col">
                  {t(`test.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sources.map(({ variant, network, ref, sub1, counts }) => (
              <tr key={`${variant} ${network} ${ref} ${sub1}`}>
                <td>{variant.toUpperCase()}</td>
                <td>{named(network)}</td>
                <td>{named(ref)}</td>
                <td>{named(sub1)}</td>
                {COUNTS.map((count) => (
                  <td key={count}>{format.number(counts[count])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </section>
  );
}
