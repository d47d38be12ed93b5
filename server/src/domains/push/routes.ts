import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deletePush, getPush, postPush, putPush } from '@amarena/shared/contracts/account/push';
import { PUSH_WORKER } from '@amarena/shared/contracts/account/pushWorker';
import { success } from '@amarena/shared/errors';
import type { Api } from '../../http/platform.ts';
import { memberRoute } from '../../http/route.ts';
import type { Push } from './service.ts';

const WORKER_FILE = join(import.meta.dirname, 'worker.js');
const SUBSCRIPTIONS_PER_MINUTE = 20;

export async function registerPush(api: Api, push: Push): Promise<void> {
  memberRoute(api, getPush, async ({ db, member }) => success(await push.settings(db, member.id)));
  memberRoute(api, putPush, async ({ db, member, body }) => success(await push.change(db, member.id, body)));

  memberRoute(api, postPush, ({ db, member, body }) => push.subscribe(db, member, body), { perMinute: SUBSCRIPTIONS_PER_MINUTE });
  memberRoute(api, deletePush, async ({ db, member, body }) => {
    await push.unsubscribe(db, member.id, body.endpoint);
    return success(undefined);
  });

  const worker = await readFile(WORKER_FILE);
  api.server.get(PUSH_WORKER.split('?')[0] ?? '', (_request, reply) =>
    reply
      .headers({
        // Browsers check for a new worker by themselves, and must find it.
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'none'; connect-src 'self'",
        'cross-origin-resource-policy': 'same-origin',
      })
      .type('text/javascript; charset=utf-8')
      .send(worker),
  );
}
