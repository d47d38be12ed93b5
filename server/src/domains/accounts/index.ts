import { pathTo } from '@amarena/shared/contracts/platform/routes';
import type { Api } from '../../http/platform.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { MailPort } from '../../mail/mail.ts';
import { createAccountMails } from './accountMails.ts';
import { createActivation } from './activation.ts';
import { createAfterActivation } from './afterActivation.ts';
import { createConfirmPassword } from './confirmPassword.ts';
import { createDeletion } from './deletion.ts';
import { registerDeletion } from './deletionRoutes.ts';
import type { OtherDomains } from './deps.ts';
import { createEmailRelease } from './emailRelease.ts';
import { createErasure } from './erasure.ts';
import { registerExport } from './export/routes.ts';
import { createLoginAlarm } from './loginAlarm.ts';
import { createLoginLimit } from './loginLimit.ts';
import { createMailChange } from './mailChange.ts';
import { registerMailedLinks } from './mailedLinks/routes.ts';
import type { MailRequests } from './mailRequestLimit.ts';
import { createNewPasswords } from './newPasswords.ts';
import { createReactivation } from './reactivation.ts';
import { registerAccounts } from './routes.ts';
import { registerSecurity } from './securityRoutes.ts';
import { createAccounts } from './service.ts';

interface Deps extends OtherDomains {
  readonly jobs: Jobs;
  readonly mail: MailPort;
  readonly requests: MailRequests;
}

/** Accounts: sign-up, log-in, passwords and addresses, deleting and restoring, and the data export. */
export function openAccounts(api: Api, { jobs, mail, requests, ...others }: Deps) {
  const { server, platform } = api;
  const { sessions, config, db, now, fingerprint, metrics } = platform;
  const { publicUrl } = config;
  const { passkeys, intake } = others;
  const mails = createAccountMails({ mail });
  const mailing = { mails, requests, sessions, publicUrl };
  const loginLimit = createLoginLimit(fingerprint);
  const resetPage = publicUrl + pathTo('reset-password');
  const loginAlarm = createLoginAlarm({ limit: loginLimit, requests, mails, resetPage, log: server.log });
  const afterActivation = createAfterActivation({ ...others, now });
  const activation = createActivation({ mails, publicUrl, afterActivation, live: others.live });
  const accounts = createAccounts({ ...others, rolesIn: sessions.rolesIn, loginLimit, loginAlarm, activation });
  const reactivation = createReactivation({ ...mailing, onActivated: afterActivation.onActivated });
  const deletion = createDeletion({ ...others, reactivation, sessions });
  const passwords = createNewPasswords({ ...mailing, db, jobs, now, loginLimit, passkeys, remindDeleted: reactivation.remind });
  const confirmPassword = createConfirmPassword(loginLimit);
  const emailRelease = createEmailRelease(mailing);
  const mailChange = createMailChange({
    ...mailing,
    onProven: activation.confirm,
    restore: reactivation.restore,
    removePasskeysSince: passkeys.removeSince,
    mailReset: passwords.mailLink,
  });
  const erasure = createErasure({ forgetPicture: intake.erase, jobs });

  loginAlarm.expose(metrics);
  registerAccounts(api, accounts, { reactivation, emailRelease });
  registerSecurity(api, { passwords, confirmPassword, mailChange, passkeys });
  registerDeletion(api, { deletion, confirmPassword });
  registerMailedLinks(api, { activation, reactivation, mailChange, emailRelease });
  registerExport(api, confirmPassword, { ...others, sessions });
  return { ...accounts, activation, deletion, reactivation, passwords, confirmPassword, emailRelease, mailChange, erasure, loginLimit };
}
export { createMailRequestLimit } from './mailRequestLimit.ts';
export { savePremium } from './repository.ts';
export { saveRoles } from './roles.repository.ts';
