import type { ReportCategory } from '@amarena/shared/contracts/moderation/reports';
import { v7 as uuidv7 } from 'uuid';
import type { Chats } from '../../domains/chats/service.ts';
import type { Complaints } from '../../domains/moderation/complaints.ts';
import type { Reports } from '../../domains/moderation/reports.ts';
import type { Db } from '../schema.ts';
import { before, hours } from './calendar.ts';
import type { DemoMember } from './demoMember.ts';

export interface CaseServices {
  readonly reports: Pick<Reports, 'report'>;
  readonly complaints: Pick<Complaints, 'complain'>;
  readonly chats: Pick<Chats, 'send'>;
}

interface Case {
  category: ReportCategory;
  /** Hours ago. */
  ago: number;
  text: string | null;
  /** A message from the reported member, attached to the report. */
  wrote?: string;
}

const CASES: readonly Case[] = [
  {
    category: 'spam_or_money',
    ago: 30,
    text: 'Al secondo messaggio mi ha chiesto un bonifico per il treno.',
    wrote: 'Vengo volentieri, ma mi servono 80 euro per il treno: te li ridò quando arrivo.',
  },
  { category: 'fake', ago: 21, text: 'Le foto sono di una persona famosa, le ho già viste su una rivista.' },
  {
    category: 'harassment',
    ago: 9,
    text: null,
    wrote: 'Perché non rispondi? So dove lavori, prima o poi ti trovo.',
  },
  { category: 'minor', ago: 4, text: 'Nel profilo dice trent’anni, in chat ha scritto che va ancora a scuola.' },
  { category: 'other', ago: 2, text: 'Usa il profilo per vendere mobili.' },
];

const COMPLAINTS = [
  { category: 'payment', text: 'Ho pagato il pacchetto due volte in cinque minuti: vedo due addebiti uguali.', ago: 26 },
  { category: 'privacy', text: 'Vorrei sapere per quanto tempo conservate i messaggi che ho cancellato.', ago: 6 },
] as const;

/**
 * Cases for the moderators' desk, about members who have no demo log-in; they are created through the same services as
 * real ones.
 */
export async function seedCases(db: Db, services: CaseServices, members: readonly DemoMember[], now: Date): Promise<void> {
  const { reports, complaints, chats } = services;
  const crowd = members.filter(
    ({ login, fictional, on_home_page, language }) => login === undefined && !fictional && !on_home_page && language === 'it',
  );
  for (const [index, { category, ago, text, wrote }] of CASES.entries()) {
    // From the end: the first ones like and visit the members with a demo log-in.
    const [reporter, reported] = [crowd.at(-1 - 2 * index), crowd.at(-2 - 2 * index)];
    if (reporter === undefined || reported === undefined) throw new Error('The demonstration has too few members for its cases.');
    const at = before(now, hours(ago));
    if (wrote !== undefined) {
      const sender = { id: reported.id, paid_user: false, language: reported.language };
      const sent = await chats.send(db, sender, { client_id: uuidv7(), profile: reporter.id, text: wrote }, before(at, hours(1)));
      if (!sent.ok) throw new Error(`Demo case: ${sent.error.code}.`);
    }
    const order = { profile: reported.id, category, text, message: null, with_lines: wrote !== undefined, block: true };
    const made = await reports.report(db, reporter.id, order, at);
    if (!made.ok) throw new Error(`Demo case: ${made.error.code}.`);
  }
  for (const { category, text, ago } of COMPLAINTS) {
    const made = await complaints.complain(
      db,
      { category, text, email: null },
      { member_id: null, language: 'it' },
      before(now, hours(ago)),
    );
    if (!made.ok) throw new Error(`Demo complaint: ${made.error.code}.`);
  }
}
