import { deleteBlock, getBlocks, postBlock } from '@amarena/shared/contracts/people/blocks';
import { success } from '@amarena/shared/errors';
import type { Api } from '../../http/platform.ts';
import { memberRoute } from '../../http/route.ts';
import type { Blocks } from './service.ts';

export function registerBlocks(api: Api, blocks: Blocks): void {
  memberRoute(api, postBlock, ({ db, member, body, now }) => blocks.block(db, member.id, body.profile, now));

  memberRoute(api, deleteBlock, ({ db, member, body }) => blocks.unblock(db, member.id, body.profile));

  memberRoute(api, getBlocks, async ({ db, member }) => {
    const profiles = await blocks.list(db, member.id);
    return success({ profiles: profiles.map(({ id, name, since }) => ({ id, name, since: since.toISOString() })) });
  });
}
