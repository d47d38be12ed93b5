import { useSettings } from '@amarena/shared/bus';
import type { DeskMember } from '@amarena/shared/contracts/moderation/moderation';
import { useFormat } from '@amarena/shared/i18n';
import { pathTo } from '@amarena/shared/router';
import { FictionalTag, Muted, Row, Stack, Tag, TextLink } from '@amarena/shared/ui-first';
import { useT } from './catalogue.ts';
import { CaseText, Facts, Panel } from './desk.styles.ts';
import { PastDecision } from './PastDecision.tsx';

/** The member whom a case is about, and earlier decisions about them. */
export function PersonPanel({ person }: { person: DeskMember }) {
  const t = useT();
  const format = useFormat();
  const { fictional_singular } = useSettings();
  const { name, age, city, country, suspended, status, about_me, history } = person;
  const number = (value: number) => ({ number: format.number(value) });
  return (
    <Panel>
      <h3>{t('person')}</h3>
      <Row $gap={2}>
        <b>{name}</b>
        {person.fictional && <FictionalTag label={fictional_singular} />}
        {status !== 'active' && <Tag tone="warning">{t(`status.${status}`)}</Tag>}
        {suspended !== null && (
          <Tag tone="danger">{suspended.until === null ? t('disabled') : t('suspended', { date: format.date(suspended.until) })}</Tag>
        )}
      </Row>
      <Facts>
        <li>
          {t('age', { age })} · {[city, format.countryName(country)].filter(Boolean).join(', ')}
        </li>
        <li>{t('since', { date: format.date(person.signup_date) })}</li>
        <li>{t('received', number(person.reports_received))}</li>
        <li>{t('made', number(person.reports_made))}</li>
      </Facts>
      {about_me !== null && <CaseText>{about_me}</CaseText>}
      <TextLink to={pathTo('members-id', { id: person.id })}>{t('open_profile')}</TextLink>
      <h3>{t('history')}</h3>
      {history.length === 0 && <Muted $size="sm">{t('history_none')}</Muted>}
      <Stack $gap={3}>
        {history.map((decided) => (
          <PastDecision key={decided.id} decided={decided} />
        ))}
      </Stack>
    </Panel>
  );
}
