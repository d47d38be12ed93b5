import type { LanderChange } from '@amarena/shared/contracts/landers/landerDesk';
import type { LanderDocument } from '@amarena/shared/contracts/landers/landers';
import { useFormat } from '@amarena/shared/i18n';
import { Muted, Stack } from '@amarena/shared/ui';
import { useEditorT } from '../catalogue.ts';
import { Change } from '../editor.styles.ts';
import { PlaceName } from '../PlaceName.tsx';

/** The differences between two documents, place by place. */
export function ChangeList({ document, changes }: { document: LanderDocument; changes: readonly LanderChange[] }) {
  const t = useEditorT();
  const format = useFormat();
  if (changes.length === 0) return <Muted>{t('diff.same')}</Muted>;
  return (
    <Stack $gap={3}>
      <Muted $size="sm">{t('changes', { number: format.number(changes.length) })}</Muted>
      {changes.map(({ path, before, after }) => (
        <Change key={path}>
          <PlaceName path={path} document={document} />
          {before !== null && before !== '' && <del>{before}</del>}
          {after !== null && after !== '' && <ins>{after}</ins>}
          {after === null && <Muted $size="sm">{t('diff.gone')}</Muted>}
          {before === null && after === '' && <Muted $size="sm">{t('diff.new')}</Muted>}
        </Change>
      ))}
    </Stack>
  );
}
