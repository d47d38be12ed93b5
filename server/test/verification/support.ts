import { randomUUID } from 'node:crypto';
import { getVerification, postSelfie, postVerification, type Verification } from '@amarena/shared/contracts/account/verification';
import type { Reason } from '@amarena/shared/contracts/moderation/moderation';
import { createVerificationQueue } from '../../src/domains/verification/queue.ts';
import { type Somebody, somebody } from '../community/people.ts';
import type { TestServer } from '../support/startServer.ts';
import { aPicture } from '../support/upload.ts';

export const standing = async ({ client }: Somebody): Promise<Verification['standing']> =>
  (await client.call(getVerification)).answer().verification.standing;

/** Asks for a code and returns it. */
export async function drawCode({ client }: Somebody): Promise<string> {
  const { verification } = (await client.call(postVerification)).answer();
  if (verification.standing.state !== 'code') throw new Error(`No code was drawn: ${verification.standing.state}.`);
  return verification.standing.code;
}

/** Sends a selfie as a browser sends a file. */
export async function sendSelfie(
  server: TestServer,
  { client }: Somebody,
  { bytes, key = randomUUID(), address = client.address }: { bytes?: Buffer; key?: string; address?: string } = {},
) {
  const response = await server.server.inject({
    method: 'POST',
    url: postSelfie.path,
    payload: bytes ?? (await aPicture()),
    headers: {
      'x-forwarded-for': address,
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'content-type': 'application/octet-stream',
      'idempotency-key': key,
    },
  });
  return { status: response.statusCode, body: response.json<unknown>() };
}

/** A member with a photo whose selfie waits for review. */
export async function applicant(server: TestServer, wish: Parameters<typeof somebody>[1] = {}): Promise<Somebody> {
  const member = await somebody(server, { photos: 2, ...wish });
  await drawCode(member);
  await sendSelfie(server, member);
  return member;
}

export const waitingId = async (server: TestServer, memberId: string): Promise<string> => {
  const waiting = await queueOf(server).list(server.database.db, 1_000);
  const found = waiting.find(({ member_id }) => member_id === memberId);
  if (found === undefined) throw new Error('Nothing of this member waits.');
  return found.id;
};

export const queueOf = (server: TestServer) => createVerificationQueue(server.services.verification);

/** Acts like the desk when a moderator decides. */
export async function decide(server: TestServer, id: string, reason: Reason | null) {
  const moderator = await somebody(server, { roles: ['moderator'] });
  const order = {
    id,
    decision: reason === null ? 'approve' : 'refuse',
    reason,
    photo: null,
    answer: null,
    decided_by: moderator.id,
  } as const;
  return queueOf(server).decide(server.database.db, order, server.platform.now());
}

/** A member who has the badge. */
export async function verified(server: TestServer, wish: Parameters<typeof somebody>[1] = {}): Promise<Somebody> {
  const member = await applicant(server, wish);
  await decide(server, await waitingId(server, member.id), null);
  return member;
}
