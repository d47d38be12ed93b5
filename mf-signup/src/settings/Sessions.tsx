import { call, newRequestId } from '@amarena/shared/api';
import { deleteSession, getSessions, type Session } from '@amarena/shared/contracts/account/sessions';
import type { AppError } from '@amarena/shared/errors';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { keyOf, problemOf, queryFor, useQuery, useQueryClient } from '@amarena/shared/query';
import { styled } from '@amarena/shared/styled';
import { Button, Problem, Skeleton, Stack, Tag } from '@amarena/shared/ui';
import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSettingsT } from './catalogue.ts';
import { Rows, RowWords, SettingRow } from './settings.styles.ts';

const ICONS = { phone: Smartphone, tablet: Tablet, computer: Monitor } as const;

const Device = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-4);
  min-width: 0;
  > svg {
    flex: none;
    color: var(--text-muted);
  }
`;

const Name = styled.b`
  && {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s-2);
  }
`;

/** The member's sessions, with buttons to end them. */
export function Sessions() {
  const t = useSettingsT();
  const common = useCommonT();
  const client = useQueryClient();
  const query = useQuery(queryFor(getSessions));
  const heading = useRef<HTMLHeadingElement>(null);
  const [ending, setEnding] = useState<string | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const sessions = query.data?.sessions ?? [];

  const end = async (session: string | null) => {
    setEnding(session ?? 'others');
    setError(null);
    const answer = await call(deleteSession, { body: { session }, requestId: newRequestId() });
    setEnding(null);
    if (!answer.ok) return setError(answer.error);
    client.setQueryData(keyOf(getSessions), answer.value);
    // The button is gone with its session, so the focus moves to the heading.
    heading.current?.focus();
  };

  return (
    <Stack $gap={3}>
      <h3 ref={heading} tabIndex={-1}>
        {t('sessions.title')}
      </h3>
      {query.isPending && (
        <div role="status" aria-busy aria-label={common('state.loading')}>
          <Skeleton $height="144px" />
        </div>
      )}
      {query.isError && <Problem error={problemOf(query.error)} onRetry={() => void query.refetch()} retryLabel={common('action.retry')} />}
      {error !== null && <Problem error={error} reveal />}
      {sessions.length > 0 && (
        <Rows as="ul">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} busy={ending === session.id} onEnd={() => void end(session.id)} />
          ))}
        </Rows>
      )}
      {sessions.length > 1 && (
        <Button size="sm" variant="ghost" busy={ending === 'others'} onClick={() => void end(null)} style={{ justifySelf: 'start' }}>
          {t('session.others')}
        </Button>
      )}
    </Stack>
  );
}

function SessionRow({ session, busy, onEnd }: { session: Session; busy: boolean; onEnd: () => void }) {
  const t = useSettingsT();
  const format = useFormat();
  const { device, system, browser, country, current, last_used_at } = session;
  const Icon = ICONS[device];
  const name = [system, browser].filter((part) => part !== null).join(', ') || t(`device.${device}`);
  const when = current ? t('session.now') : format.relative(last_used_at);
  return (
    <SettingRow as="li">
      <Device>
        <Icon size={24} strokeWidth={1.75} aria-hidden />
        <RowWords>
          <Name>
            {name}
            {current && <Tag tone="ok">{t('session.current')}</Tag>}
          </Name>
          <p>{country === null ? when : t('session.line', { place: format.countryName(country), when })}</p>
        </RowWords>
      </Device>
      {!current && (
        <Button size="sm" variant="secondary" busy={busy} aria-label={t('session.end_name', { name })} onClick={onEnd}>
          {t('session.end')}
        </Button>
      )}
    </SettingRow>
  );
}
