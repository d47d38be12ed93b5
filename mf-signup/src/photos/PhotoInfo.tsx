import type { OwnPhoto } from '@amarena/shared/contracts/people/photos';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { Dialog } from '@amarena/shared/overlay';
import { useOwnT } from '../ownWords.ts';
import { FactList } from './photos.styles.ts';

/** Details of a photo: its position, when it was added, and why it was refused. */
export default function PhotoInfo({ photo, index, onClose }: { photo: OwnPhoto; index: number; onClose(): void }) {
  const t = useOwnT();
  const common = useCommonT();
  const format = useFormat();
  return (
    <Dialog open onClose={onClose} title={t('photos.info', { index: index + 1 })} closeLabel={common('action.close')}>
      <FactList>
        <div>
          <dt>{t('photos.status')}</dt>
          <dd>{t(`photos.status_text.${photo.status}`)}</dd>
        </div>
        {photo.reason !== null && (
          <div>
            <dt>{t('photos.reason')}</dt>
            <dd>{t(`refusal.${photo.reason}`)}</dd>
          </div>
        )}
        <div>
          <dt>{t('photos.added')}</dt>
          <dd>{format.date(photo.created_at)}</dd>
        </div>
      </FactList>
    </Dialog>
  );
}
