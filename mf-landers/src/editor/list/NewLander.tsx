import { call, newRequestId } from '@amarena/shared/api';
import { postLander } from '@amarena/shared/contracts/landers/landerDesk';
import { checkLander } from '@amarena/shared/contracts/landers/landerProblems';
import { type LanderTemplates, rulesOf } from '@amarena/shared/contracts/landers/landerTemplates';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import type { AppError } from '@amarena/shared/errors';
import { useCommonT } from '@amarena/shared/i18n';
import { Dialog } from '@amarena/shared/overlay';
import { problemOf } from '@amarena/shared/query';
import { navigate } from '@amarena/shared/router';
import { Button, Muted, Problem, SelectField, Spinner, Stack, TextField } from '@amarena/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useEditorT } from '../catalogue.ts';
import { newDocument } from '../document.model.ts';
import { problemAt } from '../problems.model.ts';
import { refusedPlaces, useLanderProblemText } from '../useLanderProblemText.ts';
import { useTemplateName, useTemplates } from '../useTemplates.ts';

/** Creates a lander: its template, its address, and its internal name. */
export function NewLander({ onClose }: { onClose: () => void }) {
  const t = useEditorT();
  const common = useCommonT();
  const { data, error, refetch } = useTemplates();
  return (
    <Dialog open title={t('new')} closeLabel={common('action.close')} onClose={onClose}>
      {error !== null && <Problem error={problemOf(error)} onRetry={() => void refetch()} retryLabel={common('action.retry')} />}
      {error === null && data === undefined && <Spinner label={common('state.loading')} />}
      {data !== undefined && <NewLanderForm templates={data.templates} />}
    </Dialog>
  );
}

function NewLanderForm({ templates }: { templates: LanderTemplates }) {
  const t = useEditorT();
  const textOf = useLanderProblemText();
  const templateName = useTemplateName();
  const [chosen, setChosen] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [slug, setSlug] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<AppError | null>(null);
  const template = chosen ?? Object.keys(templates)[0] ?? '';
  const rules = rulesOf(templates, template);
  if (rules === null) return <Muted>{t('new.none')}</Muted>;
  const document = newDocument({ template, slug: rules.slug ? slug.trim() : '', name: name.trim() }, rules);
  const own = checkLander(document, templates).problems;
  const places = refusedPlaces(refused);
  const problems = [...own, ...places];
  const taken = problemAt(places, 'slug');
  const shown = (path: string) => {
    const found = tried ? problemAt(problems, path) : null;
    return found === null ? null : textOf(found);
  };

  const focusWrong = () => requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problemAt(own, 'name') !== null || problemAt(own, 'slug') !== null) {
      focusWrong();
      return;
    }
    setBusy(true);
    const answer = await call(postLander, { body: { document: { ...document } }, requestId: newRequestId() });
    setBusy(false);
    if (answer.ok) navigate(pathTo('editor-id-tab', { id: answer.value.lander.id }));
    else {
      setRefused(answer.error);
      focusWrong();
    }
  };

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <SelectField
          label={t('new.template')}
          value={template}
          error={taken !== null && !rules.slug ? t('new.only_one', { name: taken.name ?? '' }) : null}
          onChange={({ currentTarget }) => {
            setChosen(currentTarget.value);
            setRefused(null);
          }}
        >
          {Object.keys(templates).map((one) => (
            <option key={one} value={one}>
              {templateName(one)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('new.name')}
          value={name}
          error={shown('name')}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        {rules.slug && (
          <TextField
            label={t('new.slug')}
            hint={t('new.slug.hint')}
            value={slug}
            error={shown('slug')}
            autoCapitalize="none"
            onChange={({ currentTarget }) => {
              setSlug(currentTarget.value);
              setRefused(null);
            }}
          />
        )}
        {refused !== null && taken === null && <Problem error={refused} />}
        <Button type="submit" busy={busy}>
          {t('new.submit')}
        </Button>
      </Stack>
    </form>
  );
}
