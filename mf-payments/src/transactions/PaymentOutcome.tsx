import { bus, useMember, useStream } from '@amarena/shared/bus';
import type { Payment } from '@amarena/shared/contracts/money/payments';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { useFormat } from '@amarena/shared/i18n';
import { Card, Countdown, LinkButton, Muted, Page, Stack } from '@amarena/shared/ui';
import { Crumb } from '../Crumb.tsx';
import { useT } from '../catalogue.ts';
import { FailedScreen } from '../FailedScreen.tsx';
import { Loading } from '../Loading.tsx';
import { mayRetry } from './mayRetry.ts';
import { methodText } from './methodText.ts';
import { OutcomeFrame } from './OutcomeFrame.tsx';
import { Pairs } from './outcome.styles.ts';
import { type OutcomeKind, outcomeText, outcomeTitle } from './outcomeText.ts';
import { Progress } from './Progress.tsx';
import { Receipt } from './Receipt.tsx';
import { RetryWays } from './RetryWays.tsx';
import { type Followed, isUnfinished } from './standing.model.ts';
import { UnfinishedWays } from './UnfinishedWays.tsx';
import { usePaymentState } from './usePaymentState.ts';
import { WayBack } from './WayBack.tsx';

/** The outcome of one payment, and what to do next. */
export function PaymentOutcome({ id }: { id: string }) {
  const t = useT();
  const view = usePaymentState(id);
  return (
    <Page $width="outcome">
      {view.status === 'loading' && <Loading height="360px" label={t('transactions.title')} />}
      {view.status === 'failed' && (
        <>
          <Crumb to={pathTo('transactions-id')}>{t('transactions.back')}</Crumb>
          <FailedScreen heading="h1" error={view.error} title={t('transactions.title')} onRetry={view.retry} />
        </>
      )}
      {view.status === 'ready' && <Shown payment={view.payment} followed={view.followed} />}
    </Page>
  );
}

function Shown({ payment, followed }: { payment: Payment; followed: Followed }) {
  const t = useT();
  const format = useFormat();
  const { withdrawal } = payment;
  const kind: OutcomeKind = withdrawal === null ? followed : 'withdrawn';
  const why = outcomeText(payment, followed, t);
  const text =
    withdrawal === null ? why : t('outcome.withdrawn.text', { refund: format.money(withdrawal.refund), means: methodText(payment, t) });
  return (
    <Stack $gap={8}>
      {followed !== 'pending' && followed !== 'later' && <Crumb to={pathTo('transactions-id')}>{t('transactions.back')}</Crumb>}
      <OutcomeFrame kind={kind} title={outcomeTitle(payment, kind, t)} text={text} actions={<Actions payment={payment} />}>
        {kind === 'pending' && <Progress credits={payment.credits} startedAt={payment.created_at} />}
        {kind === 'completed' && <NewBalance payment={payment} />}
        {(kind === 'failed' || kind === 'cancelled') && <OfferLeft />}
      </OutcomeFrame>
      <Receipt payment={payment} />
    </Stack>
  );
}

function Actions({ payment }: { payment: Payment }) {
  const t = useT();
  if (isUnfinished(payment)) return <UnfinishedWays payment={payment} />;
  if (mayRetry(payment)) return <RetryWays payment={payment} />;
  if (payment.withdrawal !== null) {
    return (
      <LinkButton variant="secondary" to={pathTo('transactions-id')}>
        {t('outcome.all')}
      </LinkButton>
    );
  }
  if (payment.state === 'completed') {
    return (
      <>
        <WayBack />
        <LinkButton variant="ghost" to={pathTo('transactions-id')}>
          {t('outcome.all')}
        </LinkButton>
      </>
    );
  }
  return (
    <LinkButton variant="secondary" to={pathTo('members')}>
      {t('outcome.search')}
    </LinkButton>
  );
}

/** After an unsuccessful payment: the welcome offer is still available, with its remaining time. */
function OfferLeft() {
  const t = useT();
  const format = useFormat();
  const offer = useStream(bus.offer$);
  if (offer === null) return null;
  return (
    <Muted $size="sm">
      {t('offer.line', { percentage: format.percent(offer.percentage) })}{' '}
      <Countdown until={offer.expires} label={(left) => format.duration(left)} />
    </Muted>
  );
}

function NewBalance({ payment }: { payment: Payment }) {
  const t = useT();
  const format = useFormat();
  const member = useMember();
  return (
    <Card>
      <Pairs>
        <div>
          <dt>{t('outcome.bought', { name: t(`package.${payment.package}`) })}</dt>
          <dd>+{format.number(payment.credits)}</dd>
        </div>
        {member !== null && (
          <div>
            <dt>{t('outcome.balance')}</dt>
            <dd>{t('credits', { count: member.credits })}</dd>
          </div>
        )}
      </Pairs>
    </Card>
  );
}
