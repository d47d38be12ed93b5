import { call, newRequestId } from '@amarena/shared/api';
import {
  type AccountSettings,
  getNotifications,
  isPushKind,
  NOTICE_KINDS,
  type NoticeChoice,
  type NoticeKind,
  putNotifications,
  RHYTHMS,
} from '@amarena/shared/contracts/account/notifications';
import type { AppError } from '@amarena/shared/errors';
import { keyOf, useQueryClient } from '@amarena/shared/query';
import { styled } from '@amarena/shared/styled';
import { Checkbox, Muted, Problem, SelectField, Stack, VisuallyHidden } from '@amarena/shared/ui';
import { useState } from 'react';
import { PushSettings } from '../push/PushSettings.tsx';
import { useSettingsT } from '../settings/catalogue.ts';
import { Rows, RowWords, Section } from '../settings/settings.styles.ts';

const NoticeRows = styled(Rows)`
  container-type: inline-size;
`;

/** A table row if there is room for the words, which depends on the text size; otherwise stacked. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-6);
  align-items: center;
  padding: var(--s-3) var(--s-4);
  > :first-child,
  > :last-child {
    flex: 1 0 100%;
  }
  @container (min-width: 32rem) {
    > :last-child {
      flex: 1 0 11.5rem;
    }
  }
  @container (min-width: 38rem) {
    display: grid;
    column-gap: var(--s-4);
    grid-template-columns: 1fr 5.25rem 5.75rem 11.5rem;
  }
`;

/** Placeholder for a missing checkbox, only needed in the table layout. */
const NoBox = styled.span`
  display: none;
  @container (min-width: 38rem) {
    display: block;
  }
`;

/** What is mailed and pushed, and how often. Each change is saved at once. */
export function NoticeSettings({ notices }: Pick<AccountSettings, 'notices'>) {
  const t = useSettingsT();
  const client = useQueryClient();
  const [error, setError] = useState<AppError | null>(null);

  const save = async (kind: NoticeKind, choice: NoticeChoice) => {
    setError(null);
    const key = keyOf(getNotifications);
    const before = client.getQueryData<AccountSettings>(key);
    if (before !== undefined) client.setQueryData(key, { ...before, notices: { ...before.notices, [kind]: choice } });
    const answer = await call(putNotifications, { body: { notices: { [kind]: choice } }, requestId: newRequestId() });
    if (answer.ok) client.setQueryData(key, answer.value);
    else {
      client.setQueryData(key, before);
      setError(answer.error);
    }
  };

  return (
    <Section id="notices">
      <Stack $gap={1}>
        <h2>{t('section.notices')}</h2>
        <Muted $size="sm">{t('notices.lead')}</Muted>
      </Stack>
      {error !== null && <Problem error={error} reveal />}
      <NoticeRows>
        {NOTICE_KINDS.map((kind) => (
          <NoticeRow key={kind} kind={kind} choice={notices[kind]} onChange={(choice) => void save(kind, choice)} />
        ))}
      </NoticeRows>
      <PushSettings />
      <Muted $size="xs">{t('notices.always')}</Muted>
    </Section>
  );
}

interface NoticeRowProps {
  kind: NoticeKind;
  choice: NoticeChoice;
  onChange: (choice: NoticeChoice) => void;
}

function NoticeRow({ kind, choice, onChange }: NoticeRowProps) {
  const t = useSettingsT();
  const name = t(`kind.${kind}`);
  return (
    <Row role="group" aria-label={name}>
      <RowWords>
        <b>{name}</b>
        <p>{t(`kind.${kind}.hint`)}</p>
      </RowWords>
      {isPushKind(kind) ? (
        <Checkbox
          label={t('notices.push')}
          checked={choice.push}
          onChange={({ currentTarget }) => onChange({ ...choice, push: currentTarget.checked })}
        />
      ) : (
        <NoBox />
      )}
      <Checkbox
        label={t('notices.email')}
        checked={choice.email}
        onChange={({ currentTarget }) => onChange({ ...choice, email: currentTarget.checked })}
      />
      <SelectField
        label={<VisuallyHidden>{t('notices.rhythm')}</VisuallyHidden>}
        value={choice.rhythm}
        disabled={!choice.email && !choice.push}
        onChange={({ currentTarget }) => {
          const rhythm = RHYTHMS.find((known) => known === currentTarget.value);
          if (rhythm !== undefined) onChange({ ...choice, rhythm });
        }}
      >
        {RHYTHMS.map((rhythm) => (
          <option key={rhythm} value={rhythm}>
            {t(`rhythm.${rhythm}`)}
          </option>
        ))}
      </SelectField>
    </Row>
  );
}
