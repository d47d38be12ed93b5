import { bus, useStream } from '@amarena/shared/bus';
import { GIFT_WORDS_LENGTH, type GiftName, type GiftOffer, getGifts } from '@amarena/shared/contracts/chat/gifts';
import { graphemes } from '@amarena/shared/contracts/chat/graphemes';
import type { Card } from '@amarena/shared/contracts/people/profile';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { Dialog } from '@amarena/shared/overlay';
import { problemOf, queryFor, useQuery } from '@amarena/shared/query';
import { Banner, Button, ChoiceGroup, Gift, Problem, Skeleton, TextField } from '@amarena/shared/ui';
import { Drama } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../catalogue.ts';
import { Balance, Form, GiftCard, Gifts } from './gift.styles.ts';
import { type Given, useGiving } from './useGiving.ts';

interface GiftDialogProps {
  profile: Pick<Card, 'id' | 'name' | 'fictional'>;
  /** Called when the gift is in the conversation. */
  onGiven(given: Given, gift: GiftName): void;
  onClose(): void;
}

/** Chooses a gift. Each shows its price, and nothing is spent before the last button. */
export default function GiftDialog({ profile, onGiven, onClose }: GiftDialogProps) {
  const t = useT();
  const common = useCommonT();
  const offers = useQuery(queryFor(getGifts));
  return (
    <Dialog open width="wide" onClose={onClose} title={t('gift.title', { name: profile.name })} closeLabel={common('action.close')}>
      {profile.fictional && (
        <Banner tone="fictional" icon={<Drama size={20} strokeWidth={1.75} aria-hidden />}>
          {t('gift.fictional')}
        </Banner>
      )}
      {offers.isError && (
        <Problem error={problemOf(offers.error)} onRetry={() => void offers.refetch()} retryLabel={common('action.retry')} />
      )}
      {offers.isPending && <Skeleton $height="320px" role="status" aria-label={common('state.loading')} />}
      {offers.data !== undefined && <Choosing offers={offers.data.gifts} partner={profile.id} onGiven={onGiven} />}
    </Dialog>
  );
}

function Choosing({ offers, partner, onGiven }: { offers: readonly GiftOffer[]; partner: string } & Pick<GiftDialogProps, 'onGiven'>) {
  const t = useT();
  const common = useCommonT();
  const format = useFormat();
  const balance = useStream(bus.credits$) ?? 0;
  const [gift, setGift] = useState<GiftName | undefined>(offers[0]?.gift);
  const [words, setWords] = useState('');
  const { state, give } = useGiving({ partner, onGiven });
  const chosen = offers.find((offer) => offer.gift === gift);
  const tooLong = graphemes(words.trim()) > GIFT_WORDS_LENGTH;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== undefined && !tooLong && state.step !== 'giving') give(chosen, words);
      }}
    >
      <ChoiceGroup legend={t('gift.legend')} hideLegend>
        <Gifts>
          {offers.map((offer) => (
            <GiftCard key={offer.gift}>
              <input type="radio" name="gift" value={offer.gift} checked={offer.gift === gift} onChange={() => setGift(offer.gift)} />
              <Gift gift={offer.gift} size={52} />
              <b>{t(`gift.${offer.gift}`)}</b>
              <small>{common('credits', { count: offer.credits })}</small>
              <small>{t('price.at_most', { price: format.money(offer.price) })}</small>
            </GiftCard>
          ))}
        </Gifts>
      </ChoiceGroup>
      <TextField
        label={t('gift.words')}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        error={tooLong ? t('gift.words_long', { limit: format.number(GIFT_WORDS_LENGTH) }) : null}
        autoComplete="off"
        enterKeyHint="send"
      />
      {state.step === 'refused' && <Problem error={state.error} />}
      {chosen !== undefined && (
        <>
          <Button type="submit" size="lg" block busy={state.step === 'giving'}>
            {t('gift.give', { gift: t(`gift.a_${chosen.gift}`), credits: common('credits', { count: chosen.credits }) })}
          </Button>
          <Balance>
            {t('price.at_most', { price: format.money(chosen.price) })} · {t('composer.balance', { balance: format.number(balance) })}
          </Balance>
        </>
      )}
    </Form>
  );
}
