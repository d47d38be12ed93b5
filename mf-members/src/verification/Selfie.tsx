import { PHOTO_TYPES } from '@amarena/shared/contracts/people/ownPhotos';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { Button, Muted, Stack } from '@amarena/shared/ui-first';
import { Camera, ImageUp } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { useT } from './catalogue.ts';
import { Refusal } from './Refusal.tsx';
import type { Selfie as Sending } from './useSelfie.ts';
import { OnDesktops, OnPhones, Picker, Preview, Progress } from './verification.styles.ts';

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Takes or picks the selfie, previews it, and sends it. */
export function Selfie(selfie: Sending) {
  return selfie.picture === null ? <Pick onPick={selfie.pick} /> : <Chosen {...selfie} picture={selfie.picture} />;
}

function Pick({ onPick }: { onPick(file: File): void }) {
  const t = useT();
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const picked = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file !== undefined) onPick(file);
    // Reset, so that the same file can be picked again after it was discarded.
    target.value = '';
  };
  const common = { type: 'file', accept: PHOTO_TYPES.join(','), onChange: picked, tabIndex: -1 } as const;
  const pick = { block: true, icon: <ImageUp {...ICON} />, onClick: () => files.current?.click(), children: t('selfie.pick') };
  return (
    <div>
      <Picker ref={camera} {...common} capture="user" aria-label={t('selfie.take')} />
      <Picker ref={files} {...common} aria-label={t('selfie.pick')} />
      <OnPhones>
        <Button block icon={<Camera {...ICON} />} onClick={() => camera.current?.click()}>
          {t('selfie.take')}
        </Button>
        <Button {...pick} variant="secondary" />
      </OnPhones>
      <OnDesktops>
        <Button {...pick} />
      </OnDesktops>
    </div>
  );
}

function Chosen({ picture, progress, problem, send, cancel, putAway }: Sending & { picture: string }) {
  const t = useT();
  const common = useCommonT();
  const format = useFormat();
  const preview = useRef<HTMLImageElement>(null);
  // The button that opened the picker is gone, so the focus moves to the preview.
  useEffect(() => preview.current?.focus(), []);
  return (
    <Stack $gap={3}>
      <Preview ref={preview} src={picture} alt={t('selfie.preview')} tabIndex={-1} />
      {progress === null ? <Muted $size="sm">{t('selfie.check')}</Muted> : null}
      <Refusal problem={problem} />
      {progress === null ? (
        <>
          <Button block onClick={send}>
            {t('selfie.send')}
          </Button>
          <Button block variant="secondary" onClick={putAway}>
            {t('selfie.again')}
          </Button>
        </>
      ) : (
        <>
          <Progress max={1} value={progress} aria-label={t('selfie.sending')} />
          <Muted $size="sm" role="status">
            {t('selfie.progress', { share: format.percent(Math.round(progress * 100)) })}
          </Muted>
          <Button block variant="secondary" onClick={cancel}>
            {common('action.cancel')}
          </Button>
        </>
      )}
    </Stack>
  );
}
