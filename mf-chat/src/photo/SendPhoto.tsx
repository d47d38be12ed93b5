import { bus, useSettings } from '@amarena/shared/bus';
import { useProblemText } from '@amarena/shared/errors';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { Button } from '@amarena/shared/ui';
import { Image as Picture } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useT } from '../catalogue.ts';
import { usePrice } from '../usePrice.ts';
import { Tray, TrayActs, TrayWords, Undrawn } from './photo.styles.ts';
import { type Uploaded, useUpload } from './useUpload.ts';

interface SendPhotoProps {
  file: File;
  /** Called when the picture is on the server and may be sent as a message. */
  onUploaded(uploaded: Uploaded): void;
  /** Called when the member discards it. */
  onClose(): void;
}

/** Preview of the chosen photo, with its cost and the progress of the upload. */
export default function SendPhoto({ file, onUploaded, onClose }: SendPhotoProps) {
  const t = useT();
  const common = useCommonT();
  const format = useFormat();
  const problemText = useProblemText();
  const { photo_credits } = useSettings();
  const { credits, money } = usePrice()(photo_credits);
  const preview = useRef<HTMLImageElement>(null);
  const primary = useRef<HTMLButtonElement>(null);
  const giveUp = useRef<HTMLButtonElement>(null);
  const [broken, setBroken] = useState(false);
  const { state, send, cancel } = useUpload(file, onUploaded);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (preview.current !== null) preview.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  const sendable = state.step !== 'failed' || state.again;
  // The focused button disappears if a retry cannot help, so move the focus.
  useEffect(() => (sendable ? primary : giveUp).current?.focus(), [sendable]);
  const leave = useEffectEvent(cancel);
  useEffect(() => () => leave(), []);

  const onSend = () => {
    const balance = bus.credits$.value ?? 0;
    if (balance < photo_credits) bus.ask({ type: 'buyCredits', needed: photo_credits, balance });
    else send();
  };
  const sending = state.step === 'sending';
  const problem = state.step === 'failed' ? problemText(state.error) : null;
  return (
    <Tray aria-label={t('photo.preview')}>
      {broken ? (
        <Undrawn role="img" aria-label={t('photo.preview')}>
          <Picture size={28} strokeWidth={1.75} aria-hidden />
        </Undrawn>
      ) : (
        <img ref={preview} alt={t('photo.preview')} onError={() => setBroken(true)} />
      )}
      <TrayWords>
        {sending ? (
          <>
            <p role="status">{t('photo.sending')}</p>
            <progress aria-label={t('photo.sending')} value={state.share} max={1}>
              {format.number(Math.round(state.share * 100))}
            </progress>
          </>
        ) : problem === null ? (
          <p>
            {t('photo.cost')} <b>{credits}</b> {money !== null && `(${money})`}
          </p>
        ) : (
          <p role="alert">{problem}</p>
        )}
        <TrayActs>
          {sendable && (
            <Button ref={primary} busy={sending} onClick={onSend}>
              {state.step === 'failed' ? common('action.retry') : t('photo.send')}
            </Button>
          )}
          <Button
            ref={giveUp}
            variant="ghost"
            onClick={() => {
              cancel();
              onClose();
            }}
          >
            {common('action.cancel')}
          </Button>
        </TrayActs>
      </TrayWords>
    </Tray>
  );
}
