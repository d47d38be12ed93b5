import { PASSKEY_NAME_LENGTH, type Passkey } from '@amarena/shared/contracts/account/passkeys';
import { useFormat } from '@amarena/shared/i18n';
import { Button, IconButton, Row, Stack, Tag, TextField } from '@amarena/shared/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useSettingsT } from '../settings/catalogue.ts';
import { RowWords, SettingRow } from '../settings/settings.styles.ts';

interface PasskeyRowProps {
  passkey: Passkey;
  busy: boolean;
  /** True when the new name is saved. */
  onRename: (name: string) => Promise<boolean>;
  onRemove: () => void;
}

/** One passkey: its name and last use, with buttons to rename and remove it. */
export function PasskeyRow({ passkey: { name, synced, created_at, last_used_at }, busy, onRename, onRemove }: PasskeyRowProps) {
  const t = useSettingsT();
  const format = useFormat();
  const [renaming, setRenaming] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (wanted === '' || wanted === name || (await onRename(wanted))) setRenaming(false);
  };
  if (renaming) {
    return (
      <SettingRow as="li">
        <Stack as="form" $gap={3} noValidate onSubmit={submit} style={{ flex: 1 }}>
          <TextField label={t('passkeys.name')} name="name" defaultValue={name} maxLength={PASSKEY_NAME_LENGTH.max} autoFocus />
          <Button type="submit" size="sm" busy={busy} style={{ justifySelf: 'start' }}>
            {t('passkeys.save')}
          </Button>
        </Stack>
      </SettingRow>
    );
  }
  return (
    <SettingRow as="li">
      <RowWords>
        <b>{name}</b>
        <p>
          {last_used_at === null
            ? t('passkeys.never', { date: format.date(created_at) })
            : t('passkeys.used', { when: format.relative(last_used_at) })}
        </p>
        {synced && <Tag>{t('passkeys.synced')}</Tag>}
      </RowWords>
      <Row $nowrap $gap={1}>
        <IconButton
          name={t('passkeys.rename_name', { name })}
          icon={<Pencil size={20} strokeWidth={1.75} aria-hidden />}
          onClick={() => setRenaming(true)}
        />
        <IconButton
          name={t('passkeys.remove_name', { name })}
          icon={<Trash2 size={20} strokeWidth={1.75} aria-hidden />}
          aria-disabled={busy}
          onClick={() => !busy && onRemove()}
        />
      </Row>
    </SettingRow>
  );
}
