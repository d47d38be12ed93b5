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
} from '@amarena/shared/contracts/notifications';
import type { AppError } from '@amarena/shared/errors';
import { keyOf, useQueryClient } from '@amarena/shared/query';
import { styled } from '@amarena/shared/styled';
import { below, Checkbox, Muted, media, Problem, SelectField, Stack, VisuallyHidden } from '@amarena/shared/ui';
import { useState } from 'react';
import { PushSettings } from '../push/PushSettings.tsx';
import { useSettingsT } from '../settings/catalogue.ts';
import { Rows, RowWords, Section } from '../settings/settings.styles.ts';

const Row = styled.div`
  display: grid;
  gap: var(--s-2) var(--s-3);
  align-items: center;
  grid-template-columns: auto auto minmax(0, 1fr);
  padding: var(--s-3) var(--s-4);
  > :first-child {
    grid-column: 1 / -1;
  }
  /* Beside two boxes a phone has no room for the words of the list. */
  ${below.sm} {
    > :last-child {
      grid-column: 1 / -1;
    }
  }
  ${media.md} {
    column-gap: var(--s-4);
    grid-template-columns: 1fr 84px 92px 184px;
    > :first-child {
      grid-column: auto;
    }
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
      {error !== null && <Problem error={error} />}
      <Rows>
        {NOTICE_KINDS.map((kind) => (
          <NoticeRow key={kind} kind={kind} choice={notices[kind]} onChange={(choice) => void save(kind, choice)} />
        ))}
      </Rows>
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
        <span />
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
