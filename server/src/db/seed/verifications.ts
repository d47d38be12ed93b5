import sharp from 'sharp';
import type { VerificationService } from '../../domains/verification/service.ts';
import { type Drawing, draw } from '../../photos/drawing.ts';
import type { Db } from '../schema.ts';
import { before, hours, minutes } from './calendar.ts';
import type { DemoMember } from './demoMember.ts';

const VERIFIED = ['Marco', 'Laura', 'Luca'];
/** Her request waits on the moderators' desk. */
const WAITING = 'Elena';
/** More members with the badge: enough that the filter finds someone nearby. */
const OTHERS = 12;
const SELFIE = { width: 800, height: 1_000 };
const PAPER = { width: 440, height: 170 };

/** The portrait from another side, with a sheet of paper that shows the code. */
async function selfieOf(drawing: Extract<Drawing, { kind: 'portrait' }>, code: string): Promise<Buffer> {
  const { width, height } = PAPER;
  const paper = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" rx="6" fill="#fffaf0"/>
    <text x="50%" y="64%" text-anchor="middle" font-family="cursive, sans-serif" font-size="78" letter-spacing="8" fill="#26324a">${code}</text>
  </svg>`;
  return sharp(Buffer.from(draw({ ...drawing, pose: drawing.pose + 1 })))
    .resize(SELFIE.width, SELFIE.height)
    .composite([{ input: Buffer.from(paper), left: (SELFIE.width - width) / 2, top: SELFIE.height - height - 60 }])
    .flatten()
    .webp({ quality: 80, effort: 2 })
    .toBuffer();
}

/** A request, made the way members make it. */
async function request(db: Db, verification: VerificationService, { id, name, drawings }: DemoMember, at: Date): Promise<void> {
  const drawing = drawings.find((one) => one.kind === 'portrait');
  const drawn = await verification.draw(db, id, at);
  if (drawing === undefined || !drawn.ok || drawn.value.standing.state !== 'code') throw new Error(`${name} gets no code.`);
  const selfie = await selfieOf(drawing, drawn.value.standing.code);
  const sent = await verification.send(db, id, selfie, new Date(at.getTime() + minutes(4)));
  if (!sent.ok) throw new Error(`The selfie of ${name} was refused: ${sent.error.code}.`);
}

/** Some members with the badge, and one whose selfie waits for a moderator. */
export async function seedVerifications(
  db: Db,
  verification: VerificationService,
  members: readonly DemoMember[],
  now: Date,
): Promise<void> {
  const crowd = members.filter(
    (one) => one.login === undefined && !one.fictional && one.country === 'IT' && one.drawings[0]?.kind === 'portrait',
  );
  const named = members.filter(({ name }) => VERIFIED.includes(name));
  for (const [index, member] of [
    ...named,
    ...crowd.filter(({ name }) => ![...VERIFIED, WAITING].includes(name)).slice(0, OTHERS),
  ].entries()) {
    const at = before(now, hours(50 + index));
    await request(db, verification, member, at);
    for (const { id } of await verification.waitingRequests(db, 1)) {
      await verification.decide(db, { id, reason: null }, new Date(at.getTime() + hours(2)));
    }
  }
  const waiting = members.find(({ name }) => name === WAITING);
  if (waiting !== undefined) await request(db, verification, waiting, before(now, hours(3)));
}
