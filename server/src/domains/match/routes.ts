import { deleteMatch, getMatchFinder, postMatchFinder } from '@amarena/shared/contracts/people/match';
import { failure, success } from '@amarena/shared/errors';
import type { Api } from '../../http/platform.ts';
import { memberRoute } from '../../http/route.ts';
import type { MatchFinder } from './service.ts';

export function registerMatch(api: Api, matchFinder: MatchFinder): void {
  memberRoute(api, getMatchFinder, async ({ db, member, now }) => success({ round: await matchFinder.last(db, member.id, now) }));

  memberRoute(api, postMatchFinder, async ({ db, member, body, now }) =>
    success({ round: await matchFinder.ask(db, member.id, body, now) }),
  );

  memberRoute(api, deleteMatch, async ({ db, member, body, now }) => {
    const round = await matchFinder.pass(db, member.id, body.profile, now);
    return round === null ? failure({ code: 'not_found' }) : success({ round });
  });
}
