import { bus, useSettings, useStream } from '@amarena/shared/bus';
import type { ConversationPage } from '@amarena/shared/contracts/chat/chats';
import { useFormat } from '@amarena/shared/i18n';
import { useT } from '../catalogue.ts';
import { usePrice } from '../usePrice.ts';
import type { Counter } from './composer.model.ts';
import { Hint, Left, Meta } from './composer.styles.ts';

interface ComposerMetaProps {
  id: string;
  sending: ConversationPage['sending'];
  counter: Counter;
}

/** The cost of the next message in credits and money, and the balance; a counter when the text gets long. */
export function ComposerMeta({ id, sending, counter }: ComposerMetaProps) {
  const t = useT();
  return (
    <Meta id={id}>
      <Cost sending={sending} />
      {counter === null ? (
        <Hint>{t('composer.hint')}</Hint>
      ) : (
        <Left $tone={counter.tone} role="status">
          {counter.left < 0 ? t('composer.over', { count: -counter.left }) : t('composer.left', { count: counter.left })}
        </Left>
      )}
    </Meta>
  );
}

function Cost({ sending }: { sending: ConversationPage['sending'] }) {
  const t = useT();
  const format = useFormat();
  const price = usePrice();
  const { message_credits } = useSettings();
  const balance = useStream(bus.credits$) ?? 0;
  const free = sending.reason === 'free_first_message';
  const { credits, money } = price(free ? message_credits : sending.cost);
  const balanceText = t('composer.balance', { balance: format.number(balance) });
  if (free) {
    return (
      <span>
        <b>{t('composer.free')}</b> {money !== null && t('composer.then', { credits, price: money })} · {balanceText}
      </span>
    );
  }
  return (
    <span>
      {t('composer.cost')} <b>{credits}</b> {money !== null && `(${money})`} · {balanceText}
    </span>
  );
}
