import type { Db } from '../../db/schema.ts';
import type { Platform } from '../../http/platform.ts';
import type { Jobs } from '../../jobs/jobs.ts';
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
import type { FirstMessage, PasskeyPort } from './ports.ts';
import { createRelease } from './release.ts';

interface Deps {
  readonly platform: Pick<Platform, 'config' | 'sessions' | 'db' | 'now'>;
  readonly jobs: Jobs;
  readonly mail: MailPort;
  readonly loginLimit: LoginLimit;
  readonly requests: MailRequests;
}

interface ActivationDeps {
  readonly mail: MailPort;
  readonly publicUrl: string;
  readonly onActivated: (trx: Db, memberId: string) => Promise<void>;
  readonly sendFirstMessage: (trx: Db, message: FirstMessage) => Promise<void>;
}

/** Activation is opened first: an account can be created without everything else. */
export function openActivation({ mail, ...others }: ActivationDeps): Activation {
  return createActivation({ mails: createAccountMails({ mail }), ...others });
}

interface Ports {
  readonly activation: Activation;
  readonly deletion: DeletionPorts;
  readonly forgetPicture: (trx: Db, picture: { id: string; name_key: string }) => Promise<void>;
  readonly archive: Omit<ExportPorts, 'sessions'>;
  readonly passkeys: PasskeyPort;
}

/** What a member does with an existing account: change the password or the address, leave, come back, export the data. */
export function openLeaving({ platform, jobs, mail, loginLimit, requests }: Deps, ports: Ports) {
  const { sessions, config, db, now } = platform;
  const { publicUrl } = config;
  const mails = createAccountMails({ mail });
  const deletion = createDeletion({ ports: ports.deletion, mails, requests, sessions, publicUrl });
  const passwords = createPasswords({
    db,
    jobs,
    now,
    mails,
    requests,
    loginLimit,
    sessions,
    publicUrl,
    passkeys: ports.passkeys,
    remindDeleted: deletion.remind,
  });
  return {
    activation: ports.activation,
    deletion,
    passwords,
    release: createRelease({ mails, requests, sessions, publicUrl }),
    mailChange: createMailChange({
      mails,
      requests,
      sessions,
      publicUrl,
      onProven: ports.activation.confirm,
      restore: deletion.restore,
      removePasskeysSince: ports.passkeys.removeSince,
      mailReset: passwords.mailLink,
    }),
    erasure: createErasure({ forgetPicture: ports.forgetPicture }),
    archive: { ...ports.archive, sessions },
  };
}
export type Leaving = ReturnType<typeof openLeaving>;
