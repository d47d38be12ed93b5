import { getInterests, type Interest } from '@amarena/shared/contracts/people/interests';
import { MAX_INTERESTS } from '@amarena/shared/contracts/platform/fieldBounds';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { queryFor, useQuery } from '@amarena/shared/query';
import { Chip, Muted, Row, Stack, TextButton, TextField } from '@amarena/shared/ui';
import { Check, Plus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useOwnT } from '../ownWords.ts';
import type { ProfileEdit } from './useProfileEdit.ts';

/** Number of interests shown before the member searches or expands the list. */
const FIRST = 20;
const NONE: readonly Interest[] = [];
const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Makes the search ignore case and accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Chooses some of many interests. Those chosen on opening come first and keep their place, so that nothing moves under a finger. */
export function InterestsField({ edit: { shown, save }, title }: { edit: ProfileEdit; title: ReactNode }) {
  const t = useOwnT();
  const common = useCommonT();
  const format = useFormat();
  const { data } = useQuery(queryFor(getInterests));
  const [sought, setSought] = useState('');
  const [all, setAll] = useState(false);
  const chosen = shown.interests;
  const first = useRef(chosen);
  const known = data?.interests ?? NONE;
  const ordered = [...first.current, ...known.filter((interest) => !first.current.includes(interest))];
  const found = ordered.filter((interest) => plain(common(`interest.${interest}`)).includes(plain(sought.trim())));
  const listed = all || sought.trim() !== '' ? found : found.filter((interest, index) => index < FIRST || chosen.includes(interest));
  const full = chosen.length >= MAX_INTERESTS;
  const toggle = (interest: Interest) =>
    save({ interests: chosen.includes(interest) ? chosen.filter((other) => other !== interest) : [...chosen, interest] });
  return (
    <Stack $gap={3}>
      <Row $justify="between">
        {title}
        <Muted $size="sm" role="status">
          {t('interests.count', { count: chosen.length, max: format.number(MAX_INTERESTS) })}
        </Muted>
      </Row>
      <TextField
        type="search"
        label={t('interests.search')}
        value={sought}
        hint={full ? t('interests.full', { max: format.number(MAX_INTERESTS) }) : undefined}
        onChange={(event) => setSought(event.currentTarget.value)}
      />
      <Row $gap={2} role="group" aria-label={common('attribute.interests')}>
        {listed.map((interest) => {
          const on = chosen.includes(interest);
          return (
            <Chip key={interest} pressed={on} aria-disabled={full && !on} onClick={() => (on || !full) && toggle(interest)}>
              {on ? <Check {...ICON} /> : <Plus {...ICON} />}
              {common(`interest.${interest}`)}
            </Chip>
          );
        })}
        {listed.length === 0 && <Muted>{t('interests.none')}</Muted>}
      </Row>
      {listed.length < found.length && (
        <p>
          <TextButton onClick={() => setAll(true)}>{t('interests.all', { count: found.length })}</TextButton>
        </p>
      )}
    </Stack>
  );
}
