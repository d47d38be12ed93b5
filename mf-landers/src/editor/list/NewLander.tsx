import { call, newRequestId } from '@amarena/shared/api';
import { takesSlug } from '@amarena/shared/contracts/landerAddresses';
import { postLander } from '@amarena/shared/contracts/landerDesk';
import { checkLander } from '@amarena/shared/contracts/landerProblems';
import { LANDER_TEMPLATES } from '@amarena/shared/contracts/landerTemplates';
import { pathTo } from '@amarena/shared/contracts/routes';
import type { AppError } from '@amarena/shared/errors';
import { useCommonT } from '@amarena/shared/i18n';
import { Dialog } from '@amarena/shared/overlay';
import { navigate } from '@amarena/shared/router';
import { Button, Problem, SelectField, Stack, TextField } from '@amarena/shared/ui';
import { type FormEvent, useState } from 'react';
import { useEditorT } from '../catalogue.ts';
import { newDocument } from '../document.model.ts';
import { problemAt } from '../problems.model.ts';
import { refusedPlaces, useLanderProblemText } from '../useLanderProblemText.ts';

/** The first step of a lander: its design, its address, and what the team calls it. */
export function NewLander({ onClose }: { onClose: () => void }) {
  const t = useEditorT();
  const common = useCommonT();
  const textOf = useLanderProblemText();
  const [template, setTemplate] = useState<(typeof LANDER_TEMPLATES)[number]>(LANDER_TEMPLATES[0]);
  const [name, setName] = useState('');
  const [slug, setSlug] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<AppError | null>(null);
  const document = newDocument({ template, slug: takesSlug(template) ? slug.trim() : '', name: name.trim() });
  const problems = [...checkLander(document).problems, ...refusedPlaces(refused)];
  const shown = (path: string) => {
    const found = tried ? problemAt(problems, path) : null;
    return found === null ? null : textOf(found);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const own = checkLander(document).problems;
    if (problemAt(own, 'name') !== null || problemAt(own, 'slug') !== null) return;
    setBusy(true);
    const answer = await call(postLander, { body: { document: { ...document } }, requestId: newRequestId() });
    setBusy(false);
    if (answer.ok) navigate(pathTo('editor-id-tab', { id: answer.value.lander.id }));
    else setRefused(answer.error);
  };

  return (
    <Dialog open title={t('new')} closeLabel={common('action.close')} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <SelectField
            label={t('new.template')}
            value={template}
            onChange={({ currentTarget }) => setTemplate(LANDER_TEMPLATES.find((one) => one === currentTarget.value) ?? template)}
          >
            {LANDER_TEMPLATES.map((one) => (
              <option key={one} value={one}>
                {t(`template.${one}`)}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t('new.name')}
            value={name}
            error={shown('name')}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          {takesSlug(template) && (
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
          {refused !== null && <Problem error={refused} />}
          <Button type="submit" busy={busy}>
            {t('new.submit')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
