import { call } from '@amarena/shared/api';
import { bus } from '@amarena/shared/bus';
import { chatPhotoPath, deleteChatPhoto, type Message } from '@amarena/shared/contracts/chat/chats';
import { type AppError, useProblemText } from '@amarena/shared/errors';
import { useCommonT } from '@amarena/shared/i18n';
import { ConfirmDialog, Dialog } from '@amarena/shared/overlay';
import { useQueryClient } from '@amarena/shared/query';
import { Banner, Button, Problem } from '@amarena/shared/ui';
import { CircleAlert, Flag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../catalogue.ts';
import { applyLive } from '../chats.effects.ts';
import { Stage, StageAct } from './photo.styles.ts';
import type { PhotoMessage } from './photoMessage.ts';

interface PhotoViewerProps {
  message: PhotoMessage;
  alt: string;
  onReport(message: Message): void;
  onClose(): void;
}

/** Why a photo fails to load. An image element gives no reason, so the server is asked once more. */
async function whyLost(message: PhotoMessage): Promise<AppError | 'refused'> {
  try {
    const { status } = await fetch(chatPhotoPath(message, 'full'));
    if (status === 404) return { code: 'photo_deleted' };
    return status < 500 ? 'refused' : { code: 'generic', status };
  } catch (cause) {
    if (cause instanceof TypeError) return { code: 'network' };
    // A bug rather than a network failure, so it must not be hidden.
    reportError(cause);
    return { code: 'generic', status: 0 };
  }
}

/** One photo of a conversation in the full window. The sender can remove it for both. */
export default function PhotoViewer({ message, alt, onReport, onClose }: PhotoViewerProps) {
  const t = useT();
  const common = useCommonT();
  const [lost, setLost] = useState<AppError | 'refused' | null>(null);
  const [asking, setAsking] = useState(false);
  const remove = useRemovePhoto(message);
  return (
    <Dialog open bare width="full" onClose={onClose} title={alt} closeLabel={common('action.close')}>
      <Stage>
        {lost === 'refused' && (
          <Banner tone="danger" role="alert" icon={<CircleAlert size={20} strokeWidth={1.75} aria-hidden />}>
            {t('photo.refused')}
          </Banner>
        )}
        {lost !== null && lost !== 'refused' && (
          <Problem
            error={lost}
            {...(lost.code !== 'photo_deleted' && { onRetry: () => setLost(null), retryLabel: common('action.retry') })}
          />
        )}
        {lost === null && (
          <img
            src={chatPhotoPath(message, 'full')}
            alt={alt}
            // The preview that the bubble already loaded, until the large one is here.
            style={{ backgroundImage: `url("${chatPhotoPath(message, 'preview')}")` }}
            onError={() => void whyLost(message).then(setLost)}
          />
        )}
        {message.from_me && lost === null && (
          <StageAct>
            <Button variant="secondary" icon={<Trash2 size={20} strokeWidth={1.75} aria-hidden />} onClick={() => setAsking(true)}>
              {t('photo.remove')}
            </Button>
          </StageAct>
        )}
        {!message.from_me && (
          <StageAct>
            <Button
              variant="secondary"
              icon={<Flag size={20} strokeWidth={1.75} aria-hidden />}
              onClick={() => {
                onClose();
                onReport(message);
              }}
            >
              {t('message.report')}
            </Button>
          </StageAct>
        )}
      </Stage>
      {asking && (
        <ConfirmDialog
          open
          title={t('photo.remove_title')}
          text={t('photo.remove_text')}
          confirmLabel={t('photo.remove')}
          cancelLabel={common('action.cancel')}
          tone="danger"
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onClose();
            void remove();
          }}
        />
      )}
    </Dialog>
  );
}

function useRemovePhoto({ conversation, sequence }: PhotoMessage): () => Promise<void> {
  const client = useQueryClient();
  const problemText = useProblemText();
  return async () => {
    const result = await call(deleteChatPhoto, { body: { conversation, sequence } });
    if (result.ok || result.error.code === 'photo_deleted') {
      applyLive(client, { type: 'photo_removed', conversation, sequence }, () => new Date().toISOString());
      return;
    }
    const text = problemText(result.error);
    if (text !== null) bus.ask({ type: 'toast', tone: 'danger', text });
  };
}
