import { INTERESTS, type Interest } from '@amarena/shared/contracts/people/interests';
import { interestList, interestsIn } from '@amarena/shared/contracts/people/search';
import { useCommonT, useLanguage } from '@amarena/shared/i18n';
import { Dialog } from '@amarena/shared/overlay';
import { Button, Chip, Muted } from '@amarena/shared/ui-first';
import { useState } from 'react';
import { useLaterT } from '../laterWords.ts';
import type { FilterProps } from './filterProps.ts';
import { withInterests } from './filters.model.ts';
import { Choices, SheetForm } from './search.styles.ts';

/** All interests by name, for multiple choice. Nothing changes behind the sheet until the person applies it. */
export default function InterestSheet({ filters, onApply, onClose }: FilterProps & { onClose(): void }) {
  const t = useLaterT();
  const common = useCommonT();
  const language = useLanguage();
  const [chosen, setChosen] = useState<readonly Interest[]>(interestsIn(filters.interests));
  const named = INTERESTS.map((interest) => ({ interest, name: common(`interest.${interest}`) })).toSorted((one, other) =>
    one.name.localeCompare(other.name, language),
  );
  const toggle = (interest: Interest) =>
    setChosen((before) => (before.includes(interest) ? before.filter((one) => one !== interest) : [...before, interest]));
  return (
    <Dialog open onClose={onClose} title={t('filters.interests')} closeLabel={common('action.close')}>
      <SheetForm
        aria-label={t('filters.interests')}
        onSubmit={(event) => {
          event.preventDefault();
          onApply(withInterests(filters, interestList(chosen)));
          onClose();
        }}
      >
        <Muted $size="sm">{t('filters.interests_hint')}</Muted>
        <Choices>
          {named.map(({ interest, name }) => (
            <li key={interest}>
              <Chip pressed={chosen.includes(interest)} onClick={() => toggle(interest)}>
                {name}
              </Chip>
            </li>
          ))}
        </Choices>
        <Button type="submit" block>
          {t('filters.show')}
        </Button>
        <Button variant="ghost" block onClick={() => setChosen([])}>
          {t('filters.interests_none')}
        </Button>
      </SheetForm>
    </Dialog>
  );
}
