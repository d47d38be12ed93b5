import type { LanderChange } from '@amarena/shared/contracts/landers/landerDesk';
import type { LanderDocument } from '@amarena/shared/contracts/landers/landers';
import { useFormat } from '@amarena/shared/i18n';
import { Muted, Stack } from '@amarena/shared/ui';
import { useEditorT } from '../catalogue.ts';
import { Change } from '../editor.styles.ts';
import { PlaceName } from '../PlaceName.tsx';
import { pieceOf } from './change.model.ts';
import { useChangeText } from './useChangeText.ts';

/** The differences between two documents, place by place. */
export function ChangeList({ document, changes }: { document: LanderDocument; changes: readonly LanderChange[] }) {
  const t = useEditorT();
  const format = useFormat();
  const textOf = useChangeText();
  if (changes.length === 0) return <Muted>{t('diff.same')}</Muted>;
  return (
    <Stack $gap={3}>
      <Muted $size="sm">{t('changes', { number: format.number(changes.length) })}</Muted>
      {changes.map((change) => {
        const { path } = change;
        const before = change.before === null ? '' : textOf(path, change.before, 'before');
        const after = change.after === null ? '' : textOf(path, change.after, 'after');
        return (
          // A removed block and an added one can have the same place.
          <Change key={`${path} ${change.before === null} ${change.after === null}`}>
            <PlaceName path={path} document={document} piece={pieceOf(change)} />
            {before !== '' && <del>{before}</del>}
            {after !== '' && <ins>{after}</ins>}
            {change.after === null && <Muted $size="sm">{t('diff.gone')}</Muted>}
            {change.before === null && after === '' && <Muted $size="sm">{t('diff.new')}</Muted>}
          </Change>
        );
      })}
    </Stack>
  );
}
