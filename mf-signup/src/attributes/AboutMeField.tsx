import { graphemes } from '@amarena/shared/contracts/chat/graphemes';
import { ABOUT_ME_LENGTH } from '@amarena/shared/contracts/platform/fieldBounds';
import { useFormat } from '@amarena/shared/i18n';
import { TextArea } from '@amarena/shared/ui';
import { type ReactNode, useState } from 'react';
import { useOwnT } from '../ownWords.ts';
import type { ProfileEdit } from './useProfileEdit.ts';

/** From this length on, few characters are left. */
const URGENT = ABOUT_ME_LENGTH.max - 20;

type Problem = 'short' | 'long' | null;
const aboutMeProblem = (text: string): Problem => {
  const length = graphemes(text.trim());
  if (length === 0) return null;
  return length < ABOUT_ME_LENGTH.min ? 'short' : length > ABOUT_ME_LENGTH.max ? 'long' : null;
};

/** The member's own words, counted in visible characters and saved on blur. */
export function AboutMeField({ edit, label }: { edit: ProfileEdit; label: ReactNode }) {
  const t = useOwnT();
  const format = useFormat();
  const { about_me } = edit.shown;
  const [typed, setTyped] = useState(about_me ?? '');
  const [left, setLeft] = useState(false);
  const length = graphemes(typed.trim());
  const problem = aboutMeProblem(typed) ?? (edit.problems.about_me === undefined ? null : 'refused');
  const bounds = { min: format.number(ABOUT_ME_LENGTH.min), max: format.number(ABOUT_ME_LENGTH.max) };
  const texts = {
    short: t('about.short', { min: bounds.min, count: ABOUT_ME_LENGTH.min - length }),
    long: t('about.long', { max: bounds.max, count: length - ABOUT_ME_LENGTH.max }),
    refused: t('about.range', bounds),
  };
  const leave = () => {
    setLeft(true);
    const wanted = typed.trim() === '' ? null : typed.trim();
    if (aboutMeProblem(typed) === null && wanted !== about_me) edit.save({ about_me: wanted });
  };
  return (
    <TextArea
      label={label}
      hint={t('about.range', bounds)}
      value={typed}
      error={left && problem !== null ? texts[problem] : null}
      counter={{ text: t('about.counter', { used: format.number(length), max: bounds.max }), urgent: length > URGENT }}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        setLeft(false);
      }}
      onBlur={leave}
    />
  );
}
