import { bus, useMember, useSettings } from '@amarena/shared/bus';
import type { ConversationPage } from '@amarena/shared/contracts/chat/chats';
import { useCommonT } from '@amarena/shared/i18n';
import { IconButton } from '@amarena/shared/ui';
import { MailWarning, SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useLayoutEffect } from 'react';
import { useT } from '../catalogue.ts';
import { type Drafts, useDraft } from '../drafts.ts';
import { ComposerMeta } from './ComposerMeta.tsx';
import { ConnectionNote } from './ConnectionNote.tsx';
import { canSend, counterOf, endsComposition } from './composer.model.ts';
import { Box, BoxRow, Connection, Form } from './composer.styles.ts';

interface ComposerProps {
  partnerId: string;
  sending: ConversationPage['sending'];
  drafts: Drafts;
  box: RefObject<HTMLTextAreaElement | null>;
  /** Called when the member edits the text. */
  onWrite(): void;
  /** Rendered before the box: what else can be sent. */
  extras: ReactNode;
  /** Called with a text that may be sent. */
  onSend(text: string): void;
}

/** The box for the next message. The text is kept as a draft until it is sent. */
export function Composer({ partnerId, sending, drafts, box, extras, onWrite, onSend }: ComposerProps) {
  const t = useT();
  const common = useCommonT();
  const { message_length } = useSettings();
  const [meta, first] = [useId(), useId()];
  const unconfirmed = useMember()?.status === 'not_confirmed';
  const text = useDraft(drafts, partnerId);
  useGrowing(box);
  useEffect(() => () => drafts.release(partnerId), [drafts, partnerId]);

  const submit = () => {
    box.current?.focus();
    // Not what was rendered: a second press may come before the box shows that the first one emptied it.
    const written = drafts.read(partnerId);
    if (!canSend(written, message_length)) return;
    // With too few credits the text stays in the box: the member buys credits and presses again.
    const balance = bus.credits$.value ?? 0;
    if (balance < sending.cost) {
      bus.ask({ type: 'buyCredits', needed: sending.cost, balance });
      return;
    }
    drafts.write(partnerId, '');
    onSend(written.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || endsComposition(event.nativeEvent)) return;
    event.preventDefault();
    submit();
  };
  const counter = counterOf(text, message_length);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ConnectionNote />
      {unconfirmed && (
        <Connection id={first}>
          <MailWarning strokeWidth={1.75} aria-hidden /> {common('address.confirm_first')}
        </Connection>
      )}
      <BoxRow>
        {extras}
        <Box
          ref={box}
          rows={1}
          value={text}
          aria-label={t('composer.label')}
          placeholder={t('composer.label')}
          aria-describedby={unconfirmed ? `${first} ${meta}` : meta}
          aria-invalid={counter !== null && counter.left < 0}
          enterKeyHint="send"
          onFocus={() => drafts.hold(partnerId)}
          onBlur={() => drafts.leave(partnerId)}
          onChange={(event) => {
            drafts.write(partnerId, event.target.value);
            if (event.target.value.trim() !== '') onWrite();
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton
          type="submit"
          variant="accent"
          name={sending.cost === 0 ? t('composer.send_free') : t('composer.send', { credits: common('credits', { count: sending.cost }) })}
          icon={<SendHorizontal size={20} strokeWidth={1.75} aria-hidden />}
        />
      </BoxRow>
      <ComposerMeta id={meta} sending={sending} counter={counter} />
    </Form>
  );
}

/** Grows the box with its text, up to its `max-height`. Runs after every render, because the text can also change from outside. */
function useGrowing(box: RefObject<HTMLTextAreaElement | null>): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`;
  });
}
