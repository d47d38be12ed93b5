import { bus, useSettings, useStream } from '@amarena/shared/bus';
import { useFormat } from '@amarena/shared/i18n';
import { Stack } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';
import { Band, BandInside } from './home.styles.ts';

/** What costs money, what is free and what is fictional, before anyone signs up. */
export function Rules() {
  const t = useT();
  const format = useFormat();
  const { message_credits, minimum_message_costs } = useSettings();
  const country = useStream(bus.country$);
  const credit = minimum_message_costs[country ?? 'IT'] ?? minimum_message_costs.IT;
  if (credit === undefined) throw new Error('The settings hold no price of a credit for Italy.');
  const price = format.money({ amount: credit.costs * message_credits, currency: credit.currency });
  const rules = [
    [t('rules.signup'), t('rules.signup.value')],
    [t('rules.message'), t('rules.message.value', { count: message_credits, price })],
    [t('rules.subscription'), t('rules.subscription.value')],
    [t('rules.fictional'), t('rules.fictional.value')],
    [t('rules.credits'), t('rules.credits.value')],
  ];
  return (
    <Band>
      <BandInside>
        <Stack>
          <h2>{t('rules.title')}</h2>
          <p>{t('rules.lead')}</p>
        </Stack>
        <dl>
          {rules.map(([what, rule]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{rule}</dd>
            </div>
          ))}
        </dl>
      </BandInside>
    </Band>
  );
}
