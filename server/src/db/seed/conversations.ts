import { v7 as uuidv7 } from 'uuid';
import type { Sender } from '../../domains/chats/sending.ts';
import type { Chats } from '../../domains/chats/service.ts';
import type { Credits } from '../../domains/credits/service.ts';
import type { Db } from '../schema.ts';
import { before, hours, minutes } from './calendar.ts';
import type { DemoMember } from './demoMember.ts';

interface Script {
  between: readonly [starts: string, answers: string];
  /** When the first message was sent, before now; the others follow some minutes apart. */
  began: number;
  /** `>` the one who starts, `<` the other. */
  lines: readonly string[];
  /** How many of the last lines are not read yet. Default: 0. */
  unread?: number;
}

const MINUTES_BETWEEN = 7;

const SCRIPTS: readonly Script[] = [
  {
    between: ['Marco', 'Elena'],
    began: hours(26),
    lines: [
      '> Ciao Elena, le tue colline mi sembrano quelle dietro Savignano. Ho indovinato?',
      '< Quasi: un po’ più su, verso Zocca. Ci vado all’alba, quando c’è ancora nebbia.',
      '> All’alba di domenica? Allora il caffè dopo è meritato.',
      '< Meritato e doppio. Tu cammini o pedali?',
      '> Cammino, meglio se in salita. La bicicletta la lascio a chi ha più fiato.',
      '< Allora ti racconto il sentiero: parte da una fontana e finisce da un fornaio.',
    ],
    unread: 1,
  },
  {
    between: ['Luca', 'Giulia'],
    began: hours(5),
    lines: [
      '> Ciao Giulia, che mobile hai sotto le mani in questo momento?',
      '< Una credenza degli anni Cinquanta con un cassetto che non vuole aprirsi.',
      '> Forse tiene un segreto. Io al massimo apro sacchi di farina.',
      '> Se ti va, domenica passo dal mercato: porto il pane.',
    ],
    unread: 2,
  },
  {
    between: ['Giulia', 'Marco'],
    began: hours(50),
    lines: [
      '> Un pianista con i vicini contro: che cosa suoni quando protestano?',
      '< Satie. Protestano meno, o si addormentano prima.',
      '< E tu, che libro non hai finito questa settimana?',
    ],
    unread: 1,
  },
];

export interface ConversationServices {
  chats: Chats;
  credits: Credits;
}

const senderOf = ({ id, login, language }: DemoMember): Sender => ({ id, paid_user: login === 'premium', language });

/** Gives the sender what the next message costs, so that the balances shown at the log-ins stay as promised. */
async function payFor(db: Db, { chats, credits }: ConversationServices, sender: DemoMember, partner: DemoMember, now: Date): Promise<void> {
  const chat = await chats.open(db, senderOf(sender), { profile: partner.id }, now);
  if (!chat.ok) throw new Error(`Demo conversation: ${chat.error.code}.`);
  await credits.credit(db, sender.id, chat.value.sending.cost, 'granted', { reason: 'demo', ref: partner.id });
}

async function play(
  db: Db,
  services: ConversationServices,
  script: Script,
  byName: ReadonlyMap<string, DemoMember>,
  now: Date,
): Promise<void> {
  const [starts, answers] = script.between.map((name) => byName.get(name));
  if (!starts || !answers) throw new Error(`Nobody is called ${script.between.join(' or ')}.`);
  let conversation: string | undefined;
  const readUpTo = script.lines.length - (script.unread ?? 0);
  for (const [index, line] of script.lines.entries()) {
    const [sender, partner] = line.startsWith('>') ? [starts, answers] : [answers, starts];
    const at = before(now, script.began - minutes(index * MINUTES_BETWEEN));
    await payFor(db, services, sender, partner, at);
    const order = { client_id: uuidv7(), text: line.slice(2), ...(conversation ? { conversation } : { profile: partner.id }) };
    const sent = await services.chats.send(db, senderOf(sender), order, at);
    if (!sent.ok) throw new Error(`Demo conversation: ${sent.error.code}.`);
    conversation = sent.value.message.conversation;
    const { sequence } = sent.value.message;
    if (index < readUpTo) await services.chats.read(db, partner.id, { conversation, sequence }, at);
  }
}

/** Some conversations, through the same door as real ones. */
export async function seedConversations(db: Db, services: ConversationServices, members: readonly DemoMember[], now: Date): Promise<void> {
  const byName = new Map(members.map((member) => [member.name, member]));
  for (const script of SCRIPTS) await play(db, services, script, byName, now);
}
