import {
  type Decision,
  getCase,
  getDesk,
  postDecision,
  type QueueKind,
  type Reason,
} from '@amarena/shared/contracts/moderation/moderation';
import { postReport, type REPORT_CATEGORIES } from '@amarena/shared/contracts/moderation/reports';
import { type Somebody, somebody } from '../community/people.ts';
import type { TestServer } from '../support/startServer.ts';

export const moderator = (server: TestServer): Promise<Somebody> => somebody(server, { roles: ['moderator'] });

type Report = Parameters<typeof reportOf>[2];
export const reportOf = (
  reporter: Somebody,
  reported: { id: string },
  change: Partial<{
    category: (typeof REPORT_CATEGORIES)[number];
    text: string | null;
    message: string | null;
    with_lines: boolean;
    block: boolean;
  }> = {},
) =>
  reporter.client.call(postReport, {
    body: { profile: reported.id, category: 'fake', text: null, message: null, with_lines: false, block: false, ...change },
  });

export const casesIn = async (desk: Somebody, queue: QueueKind) => (await desk.client.call(getDesk, { query: { queue } })).answer().cases;

export const caseOf = async (desk: Somebody, queue: QueueKind, id: string) =>
  (await desk.client.call(getCase, { query: { queue, id } })).answer().case;

/** The newest case about a member. */
export async function caseAbout(desk: Somebody, queue: QueueKind, memberId: string): Promise<string> {
  const found = (await casesIn(desk, queue)).findLast(({ member }) => member?.id === memberId);
  if (found === undefined) throw new Error(`Nothing waits in ${queue} about ${memberId}.`);
  return found.id;
}

interface Wording {
  reason?: Reason | null;
  photo?: string | null;
  note?: string | null;
  answer?: string | null;
}

export const decide = (desk: Somebody, queue: QueueKind, id: string, decision: Decision, wording: Wording = {}) =>
  desk.client.call(postDecision, { body: { queue, id, decision, reason: null, photo: null, note: null, answer: null, ...wording } });

/** Reports a member and decides about it at once; returns the case. */
export async function decided(server: TestServer, { decision, reason, report }: { decision: Decision; reason: Reason; report?: Report }) {
  const [reporter, reported, desk] = [await somebody(server), await somebody(server), await moderator(server)];
  await reportOf(reporter, reported, report);
  const id = await caseAbout(desk, 'reports', reported.id);
  const answer = await decide(desk, 'reports', id, decision, { reason });
  return { reporter, reported, desk, id, answer };
}

export const mailOf = async (server: TestServer, member: { id: string }): Promise<string> =>
  (await server.database.db.selectFrom('members').select('email').where('id', '=', member.id).executeTakeFirstOrThrow()).email;
