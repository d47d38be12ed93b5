import { call, newRequestId } from '@amarena/shared/api';
import { getLanderImages, postLanderImage } from '@amarena/shared/contracts/landers/landerDesk';
import { PHOTO_BYTES } from '@amarena/shared/contracts/people/photoLimits';
import type { AppError } from '@amarena/shared/errors';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { Dialog } from '@amarena/shared/overlay';
import { keyOf, problemOf, queryFor, useQuery, useQueryClient } from '@amarena/shared/query';
import { Banner, Button, Muted, Problem, Spinner, Stack } from '@amarena/shared/ui';
import { CircleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { useEditorT } from '../catalogue.ts';
import { PictureGrid } from '../editor.styles.ts';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/heic,image/heif';
const WHOLE = 100;
/** Bytes. */
const MEGABYTE = 1_048_576;

interface PictureDialogProps {
  image: string;
  onChoose: (image: string) => void;
  onClose: () => void;
}

/** The pictures of all landers, and an upload. */
export function PictureDialog({ image, onChoose, onClose }: PictureDialogProps) {
  const t = useEditorT();
  const common = useCommonT();
  const format = useFormat();
  const client = useQueryClient();
  const file = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number | null>(null);
  const [refused, setRefused] = useState<AppError | null>(null);
  const query = useQuery({ ...queryFor(getLanderImages), staleTime: 0 });

  const send = async (chosen: File) => {
    setRefused(null);
    setShare(0);
    const answer = await call(postLanderImage, { file: chosen, requestId: newRequestId(), onProgress: setShare });
    setShare(null);
    if (!answer.ok) return setRefused(answer.error);
    await client.invalidateQueries({ queryKey: keyOf(getLanderImages) });
    onChoose(answer.value.image);
  };

  return (
    <Dialog open title={t('picture.title')} closeLabel={common('action.close')} onClose={onClose} width="wide">
      <Stack>
        <div>
          <Button variant="secondary" busy={share !== null} onClick={() => file.current?.click()}>
            {t('picture.send')}
          </Button>
          <input
            ref={file}
            type="file"
            accept={ACCEPTED}
            hidden
            aria-label={t('picture.send')}
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? [];
              if (chosen !== undefined) void send(chosen);
              currentTarget.value = '';
            }}
          />
        </div>
        {share !== null && <Muted role="status">{t('picture.sending', { percent: format.percent(Math.round(share * WHOLE)) })}</Muted>}
        {refused?.code === 'payload_too_large' && (
          <Banner tone="danger" role="alert" icon={<CircleAlert size={20} strokeWidth={1.75} aria-hidden />}>
            {t('picture.too_large', { most: PHOTO_BYTES / MEGABYTE })}
          </Banner>
        )}
        {refused !== null && refused.code !== 'payload_too_large' && <Problem error={refused} />}
        {query.isError && (
          <Problem error={problemOf(query.error)} onRetry={() => void query.refetch()} retryLabel={common('action.retry')} />
        )}
        {query.isPending && <Spinner label={common('state.loading')} />}
        {query.data?.images.length === 0 && <Muted>{t('picture.empty')}</Muted>}
        <PictureGrid>
          {query.data?.images.map((one, index) => (
            <li key={one.image}>
              <button
                type="button"
                aria-pressed={one.image === image}
                aria-label={t('picture.number', { number: index + 1 })}
                onClick={() => onChoose(one.image)}
              >
                <img src={one.picture.sources[0]?.src} alt="" width={110} height={110} loading="lazy" />
              </button>
            </li>
          ))}
        </PictureGrid>
      </Stack>
    </Dialog>
  );
}
