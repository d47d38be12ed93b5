import type { Db } from '../../db/schema.ts';
import type { Platform } from '../../http/platform.ts';
import type { MailPort } from '../../mail/mail.ts';
import { type Activation, createActivation } from './activation.ts';
import { createDeletion, type DeletionPorts } from './deletion.ts';
import { createErasure } from './erasure.ts';
import type { ExportPorts } from './export/archive.ts';
import type { LoginLimit } from './loginLimit.ts';
import { createMailChange } from './mailChange.ts';
import type { MailRequests } from './mailRequests.ts';
import { createAccountMails } from './mails/index.ts';
import { createPasswords } from './passwordReset.ts';

interface Deps {
  readonly platform: Pick<Platform, 'config' | 'sessions'>;
  readonly mail: MailPort;
  readonly loginLimit: LoginLimit;
  readonly requests: MailRequests;
}

/** Activation comes first: an account can be made without all the rest. */
export function openActivation(mail: MailPort, publicUrl: string, onActivated: (trx: Db, memberId: string) => Promise<void>): Activation {
  return createActivation({ mails: createAccountMails({ mail }), publicUrl, onActivated });
}

interface Ports {
  readonly activation: Activation;
  readonly deletion: DeletionPorts;
  readonly forgetPicture: (trx: Db, picture: { id: string; name_key: string }) => Promise<void>;
  readonly archive: Omit<ExportPorts, 'sessions'>;
}

/** What a member does with an account once it exists: passwords, address, leaving, coming back, taking the data along. */
export function openLeaving({ platform, mail, loginLimit, requests }: Deps, ports: Ports) {
  const { sessions, config } = platform;
  const { publicUrl } = config;
  const mails = createAccountMails({ mail });
  const deletion = createDeletion({ ports: ports.deletion, mails, requests, sessions, publicUrl });
  return {
    deletion,
    passwords: createPasswords({ mails, requests, loginLimit, sessions, publicUrl, remindDeleted: deletion.remind }),
    mailChange: createMailChange({ mails, requests, sessions, publicUrl, onProven: ports.activation.confirm }),
    erasure: createErasure({ forgetPicture: ports.forgetPicture }),
    archive: { ...ports.archive, sessions },
  };
}
export type Leaving = ReturnType<typeof openLeaving>;
