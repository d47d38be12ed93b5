import type { DeliveredRemote } from '@amarena/shared/contracts/platform/delivery';
import { REMOTES } from '@amarena/shared/contracts/platform/routes';
import { Card, SelectField, TextField } from '@amarena/shared/ui';
import { Button, Muted, Stack } from '@amarena/shared/ui-first';
import { type FormEvent, useState } from 'react';
import { overrideText, RESET_ADDRESS } from '../overrides/words.ts';
import { useOverrides } from '../provided.ts';
import { useStore } from '../store.ts';
import { useTeamT } from './catalogue.ts';
import { versionsOf } from './delivery.model.ts';
import { Mono, TryForm } from './delivery.styles.ts';

const OTHER = 'other';
const WITHOUT = 'without';

/** Overrides the live version, in this browser only. */
export function TryVersion({
  remotes,
  go = (address) => window.location.assign(address),
}: {
  remotes: readonly DeliveredRemote[];
  go?: (address: string) => void;
}) {
  const t = useTeamT();
  const [name, setName] = useState<string>(REMOTES[0]);
  const [wish, setWish] = useState('');
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  const chosen = remotes.find(({ remote }) => remote === name);
  const versions = chosen === undefined ? [] : versionsOf(chosen);
  const wanted = wish === '' ? (versions[0] ?? OTHER) : wish;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const version = wanted === OTHER ? typed.trim() : wanted;
    setMissing(version === '');
    if (wanted === WITHOUT) go(`?${new URLSearchParams({ without: name })}`);
    else if (version !== '') go(`?${new URLSearchParams({ remote: `${name}@${version}` })}`);
  };

  return (
    <Card as="section">
      <Stack>
        <div>
          <h2>{t('try.title')}</h2>
          <Muted $size="sm">{t('try.text')}</Muted>
        </div>
        <Current />
        <TryForm onSubmit={submit} noValidate>
          <SelectField
            label={t('try.remote')}
            value={name}
            onChange={(event) => {
              setName(event.currentTarget.value);
              setWish('');
            }}
          >
            {remotes.map(({ remote }) => (
              <option key={remote}>{remote}</option>
            ))}
          </SelectField>
          <SelectField label={t('try.version')} value={wanted} onChange={(event) => setWish(event.currentTarget.value)}>
            {versions.map((version) => (
              <option key={version}>{version}</option>
            ))}
            <option value={OTHER}>{t('try.other')}</option>
            <option value={WITHOUT}>{t('try.without')}</option>
          </SelectField>
          {wanted === OTHER && (
            <TextField
              label={t('try.typed')}
              value={typed}
              autoComplete="off"
              error={missing ? t('try.missing') : null}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                setMissing(false);
              }}
            />
          )}
          <Button type="submit">{t('try.submit')}</Button>
        </TryForm>
      </Stack>
    </Card>
  );
}

function Current() {
  const t = useTeamT();
  const parts = useStore(useOverrides());
  if (parts === null) return <Muted>{t('try.none')}</Muted>;
  return (
    <p>
      {t('try.on')}: <Mono>{parts.overrides.map(overrideText).join(', ')}</Mono> · <a href={RESET_ADDRESS}>{t('try.end')}</a>
    </p>
  );
}
