import type { PushSettings, postPush, putPush } from '@amarena/shared/contracts/account/push';
import type { LiveEvent } from '@amarena/shared/contracts/chat/live';
import type { ParsedBodyOf } from '@amarena/shared/contracts/platform/endpoint';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/schema.ts';
import { areBrowserKeys } from './keys.ts';
import { devicesOf, dropDue, removeSubscription, saveSettings, saveSubscription } from './repository.ts';
import { isPushAddress } from './services.ts';
import { pushSettingsOf } from './settings.ts';
import { createTelling, type TellingDeps } from './telling.ts';

export interface Deps extends TellingDeps {
  /** Push services that addresses may belong to. */
  readonly services: readonly string[];
}

/** Pushes: which devices get them, what their member chose, and what they say. */
export function createPush({ services, ...deps }: Deps) {
  const { now } = deps;
  const telling = createTelling(deps);

  return {
    settings: pushSettingsOf,

    /** Needs an open transaction. */
    async change(trx: Db, memberId: string, changes: ParsedBodyOf<typeof putPush>): Promise<PushSettings> {
      const { names, quiet } = await pushSettingsOf(trx, memberId);
      const changed = { names: changes.names ?? names, quiet: changes.quiet ?? quiet };
      await saveSettings(trx, memberId, changed);
      return changed;
    },

    /** Needs an open transaction. Errors: those of `postPush`. */
    async subscribe(
      trx: Db,
      member: { readonly id: string; readonly session_id: string },
      { subscription, replaces }: ParsedBodyOf<typeof postPush>,
    ): Promise<Result<undefined, ApiError>> {
      const { endpoint, keys } = subscription;
      if (!isPushAddress(endpoint, services)) return failure({ code: 'validation_failed', fields: { 'subscription.endpoint': 'invalid' } });
      if (!areBrowserKeys(keys)) return failure({ code: 'validation_failed', fields: { 'subscription.keys': 'invalid' } });
      const row = { id: uuidv7(), session_id: member.session_id, member_id: member.id, endpoint, ...keys, created_at: now() };
      await saveSubscription(trx, row, replaces ?? null);
      return success(undefined);
    },

    unsubscribe: removeSubscription,

    /** Something happened to a member: stores a due push for their devices, in the transaction of its cause. */
    note: (trx: Db, memberId: string, event: LiveEvent): Promise<void> => telling.note(trx, memberId, event),

    /** The member changed a choice: what is waiting was timed by the earlier one. */
    forgetWaiting: dropDue,

    /** What is stored, for the member's data export. */
    async exported(db: Db, memberId: string) {
      const devices = await devicesOf(db, memberId, deps.notOver());
      return {
        settings: await pushSettingsOf(db, memberId),
        devices: devices.map(({ endpoint, created_at }) => ({ service: new URL(endpoint).host, created_at })),
      };
    },
  };
}
export type Push = ReturnType<typeof createPush>;
