import { useSettings } from '@amarena/shared/bus';
import { getLabels, type LabelledPerson } from '@amarena/shared/contracts/people/labels';
import { useCommonT } from '@amarena/shared/i18n';
import { problemOf, queryFor, useQuery } from '@amarena/shared/query';
import { pathTo } from '@amarena/shared/router';
import { Checkbox, Spinner, TextField } from '@amarena/shared/ui';
import { Button, FictionalTag, Muted, Problem, Row, Stack, Tag, TextLink } from '@amarena/shared/ui-first';
import { type FormEvent, useState } from 'react';
import { useT } from './catalogue.ts';
import { Panel } from './desk.styles.ts';
import { useLabels } from './useLabels.ts';

const EMPTY = { name: '', live: false, exclusive: false };

/** Video-cam labels: given by user name, and removed in the list of members who have one. */
export function LabelDesk() {
  const t = useT();
  const common = useCommonT();
  const found = useQuery({ ...queryFor(getLabels, {}), staleTime: 0 });
  return (
    <Stack $gap={4}>
      <Muted>{t('labels.text')}</Muted>
      <LabelForm />
      {found.isError && <Problem error={problemOf(found.error)} onRetry={() => void found.refetch()} retryLabel={common('action.retry')} />}
      {found.isPending && <Spinner label={common('state.loading')} />}
      {found.data && <Labelled people={found.data.people} />}
    </Stack>
  );
}

function LabelForm() {
  const t = useT();
  const common = useCommonT();
  const [draft, setDraft] = useState(EMPTY);
  const { busy, problem, set } = useLabels(() => setDraft(EMPTY));
  const unknown = problem?.code === 'validation_failed' && problem.fields.name !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) set({ ...draft, name: draft.name.trim() });
  };
  return (
    <Panel>
      <Stack as="form" $gap={4} onSubmit={submit}>
        <TextField
          label={t('labels.name')}
          required
          autoComplete="off"
          value={draft.name}
          error={unknown ? t('labels.unknown') : null}
          onChange={({ currentTarget }) => setDraft({ ...draft, name: currentTarget.value })}
        />
        <Checkbox
          label={common('member.live')}
          checked={draft.live}
          onChange={({ currentTarget }) => setDraft({ ...draft, live: currentTarget.checked })}
        />
        <Checkbox
          label={common('member.exclusive')}
          checked={draft.exclusive}
          onChange={({ currentTarget }) => setDraft({ ...draft, exclusive: currentTarget.checked })}
        />
        {problem !== null && !unknown && <Problem error={problem} />}
        <Button type="submit" busy={busy}>
          {t('labels.save')}
        </Button>
      </Stack>
    </Panel>
  );
}

function Labelled({ people }: { people: readonly LabelledPerson[] }) {
  const t = useT();
  const common = useCommonT();
  const { fictional_singular } = useSettings();
  const { busy, problem, set } = useLabels(() => undefined);
  if (people.length === 0) return <Muted>{t('labels.none')}</Muted>;
  return (
    <>
      {problem !== null && <Problem error={problem} />}
      <Stack as="ul" $gap={2} aria-label={t('labels.list')}>
        {people.map(({ id, name, fictional, live, exclusive }) => (
          <Row as="li" key={id} $gap={2}>
            <TextLink to={pathTo('members-id', { id })}>{name}</TextLink>
            {fictional && <FictionalTag label={fictional_singular} />}
            {live && <Tag tone="danger">{common('member.live')}</Tag>}
            {exclusive && <Tag tone="premium">{common('member.exclusive')}</Tag>}
            <Button
              variant="secondary"
              aria-disabled={busy}
              aria-label={t('labels.remove_of', { name })}
              onClick={() => busy || set({ name, live: false, exclusive: false })}
            >
              {t('labels.remove')}
            </Button>
          </Row>
        ))}
      </Stack>
    </>
  );
}
