import { useProblemText } from '@amarena/shared/errors';
import { useFormat } from '@amarena/shared/i18n';
import { styled } from '@amarena/shared/styled';
import { Button, Card, FormCell, FormGrid, TextField } from '@amarena/shared/ui';
import { ChevronDown } from 'lucide-react';
import { useT } from '../catalogue.ts';
import { BesideField } from '../form.styles.ts';
import type { Discount } from './order.model.ts';
import type { DiscountEntry } from './useDiscountCode.ts';

const Question = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  cursor: pointer;
  list-style: none;
  font-weight: var(--w-semibold);
  &::-webkit-details-marker {
    display: none;
  }
  > svg {
    color: var(--text-muted);
    transition: rotate var(--t-fast) var(--ease-out);
  }
  details[open] > & > svg {
    rotate: 180deg;
  }
`;

const Fields = styled.form`
  padding-top: var(--s-3);
`;

/** The field for a discount code. `discount` is the discount on the current order. */
export function DiscountField({ entry, discount }: { entry: DiscountEntry; discount: Discount | null }) {
  const t = useT();
  const format = useFormat();
  const problemText = useProblemText();
  const { state, typed } = entry;
  const counts = state.status === 'applied' && discount?.code === state.code.code;
  const unused = discount === null ? t('code.no_use') : t('code.offer_is_more', { percentage: format.percent(discount.percentage) });
  const hint =
    state.status !== 'applied' ? undefined : counts ? t('code.counts', { percentage: format.percent(discount?.percentage ?? 0) }) : unused;
  return (
    <Card>
      <details>
        <Question>
          {t('code.question')}
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
        </Question>
        <Fields
          onSubmit={(event) => {
            event.preventDefault();
            entry.apply();
          }}
        >
          <FormGrid>
            <FormCell $span={4} aria-live="polite">
              <TextField
                label={t('code.label')}
                value={typed}
                onChange={(event) => entry.type(event.currentTarget.value)}
                autoCapitalize="characters"
                autoComplete="off"
                spellCheck={false}
                maxLength={40}
                valid={counts}
                error={state.status === 'refused' ? problemText(state.error) : null}
                hint={hint}
              />
            </FormCell>
            <FormCell $span={2}>
              <BesideField>
                {state.status === 'applied' ? (
                  <Button variant="secondary" block type="button" onClick={entry.remove}>
                    {t('code.remove')}
                  </Button>
                ) : (
                  <Button variant="secondary" block type="submit" busy={state.status === 'busy'}>
                    {t('code.apply')}
                  </Button>
                )}
              </BesideField>
            </FormCell>
          </FormGrid>
        </Fields>
      </details>
    </Card>
  );
}
