import type { Session } from '@amarena/shared/contracts/account/sessions';
import Bowser from 'bowser';
import type { Db } from '../../db/schema.ts';
import type { Sessions } from '../../http/sessions.ts';
import { MINUTE } from '../../times.ts';

type Stored = Awaited<ReturnType<Sessions['list']>>[number];

const toTheMinute = (moment: Date): string => new Date(Math.floor(moment.getTime() / MINUTE) * MINUTE).toISOString();

/** Browser and system in everyday words; null if the user agent says nothing. */
export function describeBrowser(userAgent: string): Pick<Session, 'device' | 'system' | 'browser'> {
  if (userAgent === '') return { device: 'computer', system: null, browser: null };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const device = platform.type === 'mobile' ? 'phone' : platform.type === 'tablet' ? 'tablet' : 'computer';
  return { device, system: os.name || null, browser: browser.name || null };
}

const asSession = ({ id, user_agent, country, created_at, last_used_at }: Stored, currentId: string): Session => ({
  id,
  ...describeBrowser(user_agent),
  country,
  created_at: created_at.toISOString(),
  last_used_at: toTheMinute(last_used_at),
  current: id === currentId,
});

/** The sessions of a member: the current one first, then by last use. */
export async function sessionList(sessions: Sessions, db: Db, member: { id: string; session_id: string }): Promise<Session[]> {
  const all = (await sessions.list(db, member.id)).map((session) => asSession(session, member.session_id));
  return [...all.filter(({ current }) => current), ...all.filter(({ current }) => !current)];
}
