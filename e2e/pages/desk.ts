import { PASSWORD } from '../seed/people.ts';
import { type Caller, callAs } from './api.ts';

/** Logs the caller in as the demonstration's moderator. */
export const beModerator = (caller: Caller): Promise<unknown> =>
  callAs(caller, 'POST', '/api/user.php', { email: 'moderator@example.test', password: PASSWORD, remember: false });

/** Address of the case that has waited longest. */
export async function someCase(moderator: Caller): Promise<string> {
  const { cases } = await callAs<{ cases: { id: string }[] }>(moderator, 'GET', '/api/desk.php?queue=reports');
  return `/desk/reports/${cases[0]?.id}`;
}
