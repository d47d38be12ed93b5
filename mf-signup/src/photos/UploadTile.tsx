import { useProblemText } from '@amarena/shared/errors';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { TextButton } from '@amarena/shared/ui';
import { ImageUp } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useOwnT } from '../ownWords.ts';
import { Bar, OnTheWay, Tile, Unseen, UploadPlate } from './photos.styles.ts';
import { type Picked, type UploadStage, useUpload } from './useUpload.ts';

interface UploadTileProps {
  picked: Picked;
  /** The tile's element: `li` in a list, `div` elsewhere. Default `li`. */
  as?: 'li' | 'div';
  onEnd(): void;
  /** Called before `onEnd` if the member cancels it. */
  onCancel?: () => void;
  /** Called when the upload fails, is refused or starts again. */
  onStage(stage: UploadStage): void;
  onFull(): void;
}

/** A picture being uploaded, with progress and a cancel button; or why it failed. */
export function UploadTile({ picked, as = 'li', onEnd, onCancel, onStage, onFull }: UploadTileProps) {
  const t = useOwnT();
  const common = useCommonT();
  const format = useFormat();
  const problemText = useProblemText();
  const { progress, problem, stage, retry, cancel } = useUpload(picked, {
    onAdded: onEnd,
    onFull() {
      onEnd();
      onFull();
    },
  });
  const src = useMemo(() => URL.createObjectURL(picked.file), [picked]);
  useEffect(() => () => URL.revokeObjectURL(src), [src]);
  // A browser may not support every format that the server reads.
  const [unseen, setUnseen] = useState(false);
  const share = Math.round((progress ?? 0) * 100);
  const tellStage = useEffectEvent(onStage);
  useEffect(() => tellStage(stage), [stage]);
  const stop = () => {
    cancel();
    onCancel?.();
    onEnd();
  };
  return (
    <Tile as={as}>
      {unseen ? (
        // Above the plate.
        <Unseen style={{ alignContent: 'start' }}>
          <ImageUp size={32} strokeWidth={1.75} aria-hidden />
        </Unseen>
      ) : (
        <OnTheWay src={src} alt="" onError={() => setUnseen(true)} />
      )}
      <UploadPlate>
        {problem === null ? (
          <>
            <span role="status">{t('photos.uploading', { share: format.percent(share) })}</span>
            <Bar max={100} value={share} aria-label={t('photos.uploading_label')} />
            <TextButton onClick={stop}>{common('action.cancel')}</TextButton>
          </>
        ) : (
          <>
            <span role="alert">{problemText(problem) ?? t('photos.not_sent')}</span>
            {stage === 'failed' && <TextButton onClick={retry}>{common('action.retry')}</TextButton>}
            <TextButton onClick={onEnd}>{t('photos.put_away')}</TextButton>
          </>
        )}
      </UploadPlate>
    </Tile>
  );
}
