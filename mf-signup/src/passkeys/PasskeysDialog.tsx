import { call, newRequestId } from '@amarena/shared/api';
import { deletePasskey, getPasskeys, type Passkey, putPasskey } from '@amarena/shared/contracts/account/passkeys';
import type { AppError, Result } from '@amarena/shared/errors';
import { useCommonT } from '@amarena/shared/i18n';
import { Dialog } from '@amarena/shared/overlay';
import { keyOf, problemOf, queryFor, useQuery, useQueryClient } from '@amarena/shared/query';
import { Banner, Button, Muted, Problem, Skeleton, Stack } from '@amarena/shared/ui';
import { CircleCheck, Info, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { PasswordForm } from '../deletion/PasswordForm.tsx';
import { useSettingsT } from '../settings/catalogue.ts';
import { Rows } from '../settings/settings.styles.ts';
import { addPasskey, passkeysPossible } from './addPasskey.ts';
import { PasskeyRow } from './PasskeyRow.tsx';

type Said = 'added' | 'removed' | 'cancelled' | 'known';

/** The member's passkeys: list, rename, remove, and add one after the password. */
export default function PasskeysDialog({ onClose }: { onClose: () => void }) {
  const t = useSettingsT();
  const common = useCommonT();
  const client = useQueryClient();
  const query = useQuery(queryFor(getPasskeys));
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const passkeys = query.data?.passkeys ?? [];
  const keep = (found: typeof passkeys) => client.setQueryData(keyOf(getPasskeys), { passkeys: found });

  const change = async (id: string, make: () => Promise<Result<{ passkeys: typeof passkeys }>>): Promise<boolean> => {
    setBusy(id);
    setSaid(null);
    setError(null);
    const answer = await make();
    setBusy(null);
    if (answer.ok) keep(answer.value.passkeys);
    else setError(answer.error);
    return answer.ok;
  };
  const rename = (id: string, name: string) => change(id, () => call(putPasskey, { body: { id, name }, requestId: newRequestId() }));
  const remove = async (password: string): Promise<AppError | null> => {
    if (removing === null) return null;
    setSaid(null);
    setError(null);
    const answer = await call(deletePasskey, { body: { id: removing.id, password }, requestId: newRequestId() });
    if (!answer.ok) return answer.error;
    setRemoving(null);
    keep(answer.value.passkeys);
    setSaid('removed');
    return null;
  };

  const add = async (password: string): Promise<AppError | null> => {
    setSaid(null);
    setError(null);
    const outcome = await addPasskey(password);
    // A wrong password shows at its field.
    if (outcome.status === 'refused') return outcome.error;
    setAdding(false);
    setSaid(outcome.status);
    if (outcome.status === 'added') keep(outcome.passkeys);
    return null;
  };

  if (adding) {
    return (
      <Dialog
        open
        onClose={() => setAdding(false)}
        title={t('passkeys.add')}
        description={t('passkeys.password')}
        closeLabel={common('action.close')}
      >
        <PasswordForm submitLabel={t('passkeys.go')} onSubmit={add} />
      </Dialog>
    );
  }
  if (removing !== null) {
    return (
      <Dialog
        open
        onClose={() => setRemoving(null)}
        title={t('passkeys.remove_name', { name: removing.name })}
        description={t('passkeys.remove_password')}
        closeLabel={common('action.close')}
      >
        <PasswordForm submitLabel={t('passkeys.remove')} onSubmit={remove} />
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={onClose} title={t('passkeys.label')} description={t('passkeys.lead')} closeLabel={common('action.close')}>
      <Stack $gap={4}>
        {said !== null && (
          <Banner
            role="status"
            tone={said === 'added' ? 'ok' : 'neutral'}
            icon={
              said === 'added' ? (
                <CircleCheck size={20} strokeWidth={1.75} aria-hidden />
              ) : (
                <Info size={20} strokeWidth={1.75} aria-hidden />
              )
            }
          >
            {t(`passkeys.${said}`)}
          </Banner>
        )}
        {error !== null && <Problem error={error} reveal />}
        {query.isPending && (
          <div role="status" aria-busy aria-label={common('state.loading')}>
            <Skeleton $height="72px" />
          </div>
        )}
        {query.isError && (
          <Problem error={problemOf(query.error)} onRetry={() => void query.refetch()} retryLabel={common('action.retry')} />
        )}
        {query.data !== undefined && passkeys.length === 0 && <Muted>{t('passkeys.empty')}</Muted>}
        {passkeys.length > 0 && (
          <Rows as="ul">
            {passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                busy={busy === passkey.id}
                onRename={(name) => rename(passkey.id, name)}
                onRemove={() => setRemoving(passkey)}
              />
            ))}
          </Rows>
        )}
        {passkeysPossible() ? (
          <Button block icon={<KeyRound size={20} strokeWidth={1.75} aria-hidden />} onClick={() => setAdding(true)}>
            {t('passkeys.add')}
          </Button>
        ) : (
          <Muted $size="sm">{t('passkeys.unsupported')}</Muted>
        )}
      </Stack>
    </Dialog>
  );
}
