import type { Language } from '@amarena/shared/contracts/platform/languages';
import type { Db } from '../../db/schema.ts';
import type { Live } from '../../live/live.ts';
import type { MailPort } from '../../mail/mail.ts';
import type { Credits } from '../credits/service.ts';
import type { SiteSettings } from '../settings/service.ts';

/** What payments need from other domains; each call takes part in the transaction of the payment. */
export interface OtherDomains {
  readonly credits: Credits;
  readonly live: Pick<Live, 'publish'>;
  readonly mail: MailPort;
  readonly settings: Pick<SiteSettings, 'site' | 'company'>;
  /** Premium: the member has a purchase that is neither wholly withdrawn nor charged back. */
  savePremium(trx: Db, memberId: string, premium: boolean): Promise<void>;
  /** The right of withdrawal from the site's own document, as plain-text paragraphs. */
  withdrawalText(db: Db, language: Language): Promise<readonly string[]>;
}
