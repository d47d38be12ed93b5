import { call, newRequestId } from '@amarena/shared/api';
import {
  getSpendingLimits,
  type LimitPeriod,
  limitChoices,
  putSpendingLimits,
  type SpendingLimits,
} from '@amarena/shared/contracts/money/spendingLimits';
import type { AppError } from '@amarena/shared/errors';
import { useFormat } from '@amarena/shared/i18n';
import { keyOf, useQueryClient } from '@amarena/shared/query';
import { styled } from '@amarena/shared/styled';
import { Muted, Problem, SelectField, Stack } from '@amarena/shared/ui';
import { useState } from 'react';
import { useT } from '../catalogue.ts';
import { choicesWith, share } from './limits.model.ts';

const Bar = styled.div<{ $share: number }>`
  height: 6px;
  border-radius: 3px;
  background: var(--surface-sunken);
  overflow: hidden;
  &::before {
    content: '';
    display: block;
    height: 100%;
    width: ${({ $share }) => $share}%;
    background: var(--text);
  }
`;

/** Label on the left, amount on the right; further notes below both. */
const Beside = styled.div`
  > * {
    grid-template-columns: minmax(0, 1fr) minmax(130px, auto);
    align-items: center;
    column-gap: var(--s-4);
  }
  > * > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  label {
    font-size: var(--text-md);
  }
`;

const NONE = 'none';

/** One limit: its name, what is spent, and a pending increase. Changing it saves it. */
export function LimitRow({ period, limits }: { period: LimitPeriod; limits: SpendingLimits }) {
  const t = useT();
  const format = useFormat();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const { amount, spent, next } = limits[period];
  const money = (value: number) => format.money({ amount: value, currency: limits.currency });

  const save = async (wanted: string) => {
    setBusy(true);
    setError(null);
    const body = { period, amount: wanted === NONE ? null : Number(wanted) };
    const answer = await call(putSpendingLimits, { body, requestId: newRequestId() });
    setBusy(false);
    if (answer.ok) client.setQueryData(keyOf(getSpendingLimits), answer.value);
    else setError(answer.error);
  };

  return (
    <Stack $gap={2} aria-live="polite">
      <Beside>
        <SelectField
          label={t(`limits.${period}`)}
          value={amount === null ? NONE : String(amount)}
          aria-disabled={busy || undefined}
          onChange={(event) => void (busy || save(event.currentTarget.value))}
          hint={
            next === null
              ? undefined
              : t(next.amount === null ? 'limits.next_none' : 'limits.next', {
                  limit: money(next.amount ?? 0),
                  date: format.date(next.from),
                  time: format.time(next.from),
                })
          }
        >
          {choicesWith(limitChoices(period, limits.currency), amount).map((choice) => (
            <option key={choice} value={choice}>
              {money(choice)}
            </option>
          ))}
          <option value={NONE}>{t('limits.none')}</option>
        </SelectField>
      </Beside>
      {amount !== null && <Bar $share={share(spent, amount)} aria-hidden />}
      <Muted $size="sm">
        {amount === null
          ? t(`limits.${period}.spent`, { spent: money(spent) })
          : t(`limits.${period}.spent_of`, { spent: money(spent), limit: money(amount) })}
      </Muted>
      {error !== null && <Problem error={error} />}
    </Stack>
  );
}
