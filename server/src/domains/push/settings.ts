import type { PushSettings } from '@amarena/shared/contracts/account/push';
import type { Db } from '../../db/schema.ts';
import { settingsOf } from './repository.ts';

const DEFAULTS: PushSettings = { names: false, quiet: true };

/** A member's push settings, with defaults for those that were never set. */
export const pushSettingsOf = async (db: Db, memberId: string): Promise<PushSettings> => (await settingsOf(db, memberId)) ?? DEFAULTS;
