import type { Language } from '@amarena/shared/contracts/platform/languages';
import type { Db } from '../../db/schema.ts';
import { letter } from '../../mail/letter.ts';
import type { Mail, MailPort } from '../../mail/mail.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { it } from './words/it.ts';
import { nl } from './words/nl.ts';
import { pl } from './words/pl.ts';
import type { AccountMails, MailWords } from './words/words.ts';

const WORDS: Readonly<Record<Language, AccountMails>> = { it, de, en, fr, es, nl, pl };

type Addressed = Pick<Mail, 'recipient' | 'language' | 'member'>;

/** Sends the mails about accounts, each once its transaction commits. */
export function createAccountMails({ mail }: { mail: MailPort }) {
  return {
    /** `link`: target of the button; omitted if the mail has none. */
    async send(trx: Db, { language, ...whose }: Addressed, choose: (words: AccountMails) => MailWords, link?: string): Promise<void> {
      const { subject, title, paragraphs, button, after, why = 'account' } = choose(WORDS[language]);
      const action = button !== undefined && link !== undefined ? { label: button, href: link } : undefined;
      await mail.send(trx, {
        ...whose,
        language,
        subject,
        ...letter({ language, brand: mail.brand, title, paragraphs, action, after, why }),
      });
    },
  };
}
export type AccountMailer = ReturnType<typeof createAccountMails>;
