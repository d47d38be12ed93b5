import { startOwnSite } from './ownSite.ts';

/** A site of its own, where roles need passkeys, with a published version of the chat that is not live. */
export interface DeskSite {
  readonly address: string;
  readonly active: string;
  readonly candidate: string;
  /** Makes a member with one passkey a developer who may act. */
  grant(email: string): Promise<void>;
  close(): Promise<void>;
}

export async function startDeskSite(): Promise<DeskSite> {
  const { say, answer, close } = await startOwnSite('deskSite.ts', { STAFF_PASSKEYS: 'on', LOG_LEVEL: 'silent' });
  const { address, active, candidate } = await answer<Pick<DeskSite, 'address' | 'active' | 'candidate'>>('candidate');
  return {
    address,
    active,
    candidate,
    async grant(email) {
      say(email);
      await answer<{ granted: string }>('granted');
    },
    close,
  };
}
