import { getProfile, getRelated, putProfile } from '@amarena/shared/contracts/people/profile';
import { success } from '@amarena/shared/errors';
import type { Api } from '../../http/platform.ts';
import { memberRoute, route } from '../../http/route.ts';
import type { Profiles } from './service.ts';

export function registerProfiles(api: Api, profiles: Profiles): void {
  route(api, getProfile, async ({ db, member, query, now }) => {
    const profile = await profiles.get(db, member?.id ?? null, query.id, now);
    return profile.ok ? success({ profile: profile.value }) : profile;
  });

  route(api, getRelated, async ({ db, member, query, now }) => {
    const related = await profiles.related(db, member?.id ?? null, query.id, now);
    return related.ok ? success({ profiles: related.value }) : related;
  });

  memberRoute(api, putProfile, async ({ db, member, body, now }) => {
    const profile = await profiles.change(db, member.id, body, now);
    return profile.ok ? success({ profile: profile.value }) : profile;
  });
}
