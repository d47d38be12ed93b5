import type { LanderChange } from '@amarena/shared/contracts/landerDesk';
import { useFormat } from '@amarena/shared/i18n';
import { Muted, Stack } from '@amarena/shared/ui';
import { useEditorT } from '../catalogue.ts';
import { Change, Mono } from '../editor.styles.ts';

/** Where two documents differ, place by place. */
export function ChangeList({ changes }: { changes: readonly LanderChange[] }) {
  const t = useEditorT();
  const format = useFormat();
  if (changes.length === 0) return <Muted>{t('diff.same')}</Muted>;
  return (
    <Stack $gap={3}>
      <Muted $size="sm">{t('changes', { number: format.number(changes.length) })}</Muted>
      {changes.map(({ path, before, after }) => (
        <Change key={path}>
          <Mono>{path}</Mono>
          {before !== null && before !== '' && <del>{before}</del>}
          {after !== null && after !== '' && <ins>{after}</ins>}
          {after === null && <Muted $size="sm">{t('diff.gone')}</Muted>}
          {before === null && after === '' && <Muted $size="sm">{t('diff.new')}</Muted>}
        </Change>
      ))}
    </Stack>
  );
}
