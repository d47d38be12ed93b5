import { pathTo } from '@amarena/shared/contracts/platform/routes';
import type { Api } from '../../http/platform.ts';
import type { MailPort } from '../../mail/mail.ts';
import { createAccountMails } from '../accounts/accountMails.ts';
import type { SiteSettings } from '../settings/service.ts';
import { createCeremony } from './ceremony.ts';
import { createPasskeys } from './service.ts';

interface Deps {
  readonly mail: MailPort;
  readonly settings: Pick<SiteSettings, 'site'>;
}

/**
 * Passkeys. Accounts need them when a password is reset, and their endpoints need accounts for the password: call
 * `registerPasskeys` once accounts are open.
 */
export function openPasskeys({ server, platform: { config } }: Api, { mail, settings }: Deps) {
  const mails = createAccountMails({ mail });
  return createPasskeys({
    tellAdded: (trx, { email, language, name }, passkey) =>
      mails.send(
        trx,
        { recipient: email, language },
        (words) => words.passkey_added(name, passkey),
        config.publicUrl + pathTo('notifications'),
      ),
    staffPasskeys: config.staffPasskeys,
    ceremony: createCeremony(config.publicUrl, (reason) => server.log.info({ err: reason }, 'passkey refused')),
    siteName: async (anyDb) => (await settings.site(anyDb)).name,
  });
}
export { registerPasskeys } from './routes.ts';
