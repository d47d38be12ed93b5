import { useFormat } from '@amarena/shared/i18n';
import { Card } from '@amarena/shared/ui';
import { Check, Coins, Landmark } from 'lucide-react';
import { useT } from '../catalogue.ts';
import { Rail } from './outcome.styles.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The steps of a payment in progress, with the current one marked. */
export function Progress({ credits, startedAt }: { credits: number; startedAt: string }) {
  const t = useT();
  const format = useFormat();
  return (
    <Card>
      <Rail>
        <li data-step="done">
          <i>
            <Check {...icon} />
          </i>
          <span>{t('outcome.pending.order')}</span>
          <time dateTime={startedAt}>{format.time(startedAt)}</time>
        </li>
        <li data-step="now" aria-current="step">
          <i>
            <Landmark {...icon} />
          </i>
          <span>
            <b>{t('outcome.pending.bank')}</b>
            <small>{t('outcome.pending.check')}</small>
          </span>
        </li>
        <li>
          <i>
            <Coins {...icon} />
          </i>
          <span>{t('outcome.pending.credits', { credits: t('credits', { count: credits }) })}</span>
        </li>
      </Rail>
    </Card>
  );
}
