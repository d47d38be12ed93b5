import { bus, useStream } from '@amarena/shared/bus';
import { type ErrorCode, useProblemText } from '@amarena/shared/errors';
import { useCommonT } from '@amarena/shared/i18n';
import { VisuallyHidden } from '@amarena/shared/ui';
import { CircleAlert, Clock } from 'lucide-react';
import { useT } from '../catalogue.ts';
import type { Outbox, Pending } from '../outbox.ts';
import { shapeOf } from '../photo/photo.model.ts';
import { Frame } from '../photo/photo.styles.ts';
import { previewOf } from '../photo/previews.ts';
import { Act, Below, Bubble, MessageRow, State } from './log.styles.ts';
import { MessageText } from './MessageText.tsx';

/** Errors after which the message may have been stored anyway; "not sent" would be a guess. */
const UNCERTAIN: readonly ErrorCode[] = ['internal', 'unavailable', 'generic'];
const isUncertain = ({ error }: Pending): boolean => error === null || UNCERTAIN.includes(error.code);

/** A message that is being sent or failed. Its text stays until the member discards it. */
export function PendingLine({ pending, outbox }: { pending: Pending; outbox: Outbox }) {
  const t = useT();
  const failed = pending.state === 'failed';
  const offline = useStream(bus.connection$) === 'offline';
  const waits = pending.state === 'waiting' || offline;
  return (
    <MessageRow $mine>
      <VisuallyHidden>{t('message.you')}: </VisuallyHidden>
      {pending.photo === undefined ? (
        <Bubble $mine $look={failed ? 'failed' : 'sending'}>
          <MessageText text={pending.text} />
        </Bubble>
      ) : (
        <Frame $mine $shape={shapeOf(pending.photo)} $preview={previewOf(pending.client_id)} role="img" aria-label={t('photo.mine')} />
      )}
      {failed ? (
        <FailedBelow pending={pending} outbox={outbox} />
      ) : (
        <Below $mine>
          <State>
            <Clock strokeWidth={1.75} aria-hidden /> {t(waits ? 'message.waiting' : 'message.sending')}
          </State>
          {waits && (
            <Act type="button" onClick={() => outbox.discard(pending.client_id)}>
              {t('message.discard')}
            </Act>
          )}
        </Below>
      )}
    </MessageRow>
  );
}

function FailedBelow({ pending, outbox }: { pending: Pending; outbox: Outbox }) {
  const t = useT();
  const common = useCommonT();
  const problemText = useProblemText();
  const reason = pending.error === null || isUncertain(pending) ? null : problemText(pending.error);
  return (
    <>
      <Below $mine $failed role="alert">
        <State>
          <CircleAlert strokeWidth={1.75} aria-hidden /> {t(isUncertain(pending) ? 'message.uncertain' : 'message.failed')}
        </State>
        <Act type="button" onClick={() => outbox.retry(pending.client_id)}>
          {common('action.retry')}
        </Act>
        <Act type="button" onClick={() => outbox.discard(pending.client_id)}>
          {t('message.discard')}
        </Act>
      </Below>
      {reason !== null && (
        <Below $mine $failed>
          {reason}
        </Below>
      )}
    </>
  );
}
