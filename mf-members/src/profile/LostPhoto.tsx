import { useCommonT } from '@amarena/shared/i18n';
import { Button } from '@amarena/shared/ui-first';
import { useT } from '../catalogue.ts';
import type { Lost } from './useLostPhotos.ts';

/** Replaces a photo that failed to load: says that it is gone, or offers a retry. */
export function LostPhoto({ lost, onAgain }: { lost: Lost; onAgain: () => void }) {
  const t = useT();
  const common = useCommonT();
  return (
    <>
      {t(`photos.${lost}`)}
      {lost === 'unreachable' && (
        <Button size="sm" variant="secondary" onClick={onAgain}>
          {common('action.retry')}
        </Button>
      )}
    </>
  );
}
