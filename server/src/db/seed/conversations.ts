import { createHash, randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '@amarena/shared/contracts/platform/settings';
import type { ApiError, Result } from '@amarena/shared/errors';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import type { Sender, Target } from '../../domains/chats/sending.ts';
import type { Chats } from '../../domains/chats/service.ts';
import type { Credits } from '../../domains/credits/service.ts';
import type { Gifts } from '../../domains/gifts/service.ts';
import type { Intake } from '../../photos/intake.ts';
import { type SceneKind, scene } from '../../portraits/index.ts';
import type { Db } from '../schema.ts';
import { before, minutes } from './calendar.ts';
import { type Line, SCRIPTS, type Script } from './conversationScripts.ts';
import type { DemoMember } from './demoMember.ts';

const MINUTES_BETWEEN = 7;

export interface ConversationServices {
  readonly chats: Chats;
  readonly credits: Credits;
  readonly gifts: Gifts;
  readonly intake: Pick<Intake, 'accept' | 'keep'>;
  prices(db: Db): Promise<Pick<Settings, 'photo_credits'>>;
}

const senderOf = ({ id, login, language }: DemoMember): Sender => ({ id, paid_user: login === 'premium', language });

/** Fails the start if the demonstration breaks a rule of the site. */
function done<Value>(result: Result<Value, ApiError>): Value {
  if (!result.ok) throw new Error(`Demo conversation: ${result.error.code}.`);
  return result.value;
}

interface Turn {
  readonly db: Db;
  readonly services: ConversationServices;
  readonly sender: DemoMember;
  readonly partner: DemoMember;
  readonly at: Date;
}

/** Gives the sender the price of the next message, so that the balances listed with the log-ins are right. */
const payFor = ({ db, services, sender, partner }: Turn, cost: number) =>
  services.credits.credit(db, sender.id, cost, { from: 'granted', reason: 'demo', ref: partner.id });

async function sendText(turn: Turn, target: Target, text: string) {
  const { db, services, sender, partner, at } = turn;
  await payFor(turn, done(await services.chats.open(db, senderOf(sender), { profile: partner.id }, at)).sending.cost);
  return services.chats.send(db, senderOf(sender), { ...target, text }, at);
}

async function sendGift(turn: Turn, target: Target, { gift, words }: Extract<Line, { gift: unknown }>) {
  const { db, services, sender, at } = turn;
  const offer = (await services.gifts.offers(db, sender.country)).find((one) => one.gift === gift);
  if (offer === undefined) throw new Error(`Nobody offers ${gift}.`);
  await payFor(turn, offer.credits);
  return services.gifts.send(db, senderOf(sender), { ...target, gift, text: words, credits: offer.credits }, at);
}

/** A picture as a phone sends it: every file has different bytes. */
async function uploadScene({ db, services, sender, at }: Turn, kind: SceneKind): Promise<string> {
  const path = join(tmpdir(), `${randomUUID()}.jpg`);
  const bytes = await sharp(Buffer.from(scene(sender.id, kind)))
    .flatten()
    .jpeg()
    .toBuffer();
  await writeFile(path, bytes);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const picture = done(await services.intake.accept(db, { path, hash }, at));
  await rm(path);
  done(await services.intake.keep(db, sender.id, picture, at));
  return picture.id;
}

async function sendPhoto(turn: Turn, target: Target, kind: SceneKind) {
  const { db, services, sender, at } = turn;
  await payFor(turn, (await services.prices(db)).photo_credits);
  return services.chats.send(db, senderOf(sender), { ...target, photo: await uploadScene(turn, kind) }, at);
}

async function say(turn: Turn, target: Target, line: Line) {
  if (typeof line === 'string') return sendText(turn, target, line.slice(2));
  return 'gift' in line ? sendGift(turn, target, line) : sendPhoto(turn, target, line.photo);
}

const isByStarter = (line: Line): boolean => (typeof line === 'string' ? line.startsWith('>') : line.by === '>');

async function play(
  { db, services }: { db: Db; services: ConversationServices },
  script: Script,
  byName: ReadonlyMap<string, DemoMember>,
  now: Date,
): Promise<void> {
  const [starts, answers] = script.between.map((name) => byName.get(name));
  if (!starts || !answers) throw new Error(`There is no member called ${script.between.join(' or ')}.`);
  let conversation: string | undefined;
  const readUpTo = script.lines.length - (script.unread ?? 0);
  for (const [index, line] of script.lines.entries()) {
    const [sender, partner] = isByStarter(line) ? [starts, answers] : [answers, starts];
    const at = before(now, script.began - minutes(index * MINUTES_BETWEEN));
    const target = { client_id: uuidv7(), ...(conversation ? { conversation } : { profile: partner.id }) };
    const { message } = done(await say({ db, services, sender, partner, at }, target, line));
    conversation = message.conversation;
    if (index < readUpTo) await services.chats.read(db, partner.id, { conversation, sequence: message.sequence }, at);
  }
}

/** Some conversations with texts, gifts and photos, created through the same services as real ones. */
export async function seedConversations(db: Db, services: ConversationServices, members: readonly DemoMember[], now: Date): Promise<void> {
  const byName = new Map(members.map((member) => [member.name, member]));
  for (const script of SCRIPTS) await play({ db, services }, script, byName, now);
}
