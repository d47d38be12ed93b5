import { readLanderMark } from '@amarena/shared/contracts/landers/landerMark';
import { getLander, postLanderStart, postLanderVisit } from '@amarena/shared/contracts/landers/landers';
import { trackingIn } from '@amarena/shared/contracts/platform/tracking';
import { success } from '@amarena/shared/errors';
import { bucketOf } from '../../buckets.ts';
import type { Api } from '../../http/platform.ts';
import { mayKeepFor } from '../../http/privacy.ts';
import { route } from '../../http/route.ts';
import { bucketIn } from '../../http/sharedVisit.ts';
import { LANDER_IMAGES_PATH } from './images.ts';
import type { Landers } from './service.ts';
import { landerVisitor } from './visitors.ts';

const A_YEAR = 31_536_000;

/** Endpoints for visitors of landers. */
export function registerLanders(api: Api, { pages, counting, images }: Landers): void {
  const { server, platform } = api;

  route(api, getLander, async ({ db, query, country, request, now }) => {
    const found = await pages.page(
      db,
      {
        template: query.template,
        slug: query.slug,
        language: query.language,
        country,
        profile: query.profile ?? null,
        preview: query.preview ?? null,
        variant: query.variant ?? null,
        bucket: (platform.config.cdn === null ? null : bucketIn(request)) ?? bucketOf(landerVisitor(platform.fingerprint, request)),
      },
      now,
    );
    return found.ok ? success({ page: found.value }) : found;
  });

  route(api, postLanderStart, async ({ db, body: { tracking, ...mark }, request, now }) => {
    const visitor = landerVisitor(platform.fingerprint, request);
    await counting.started(db, mark, { visitor, agent: request.headers['user-agent'], tracking }, now);
    return success(undefined);
  });

  route(api, postLanderVisit, async ({ db, body, request, now }) => {
    const mark = readLanderMark(body.lander);
    if (mark === null) return success(undefined);
    const visitor = landerVisitor(platform.fingerprint, request);
    const tracking = mayKeepFor('origin', request) ? trackingIn(body.query) : {};
    await counting.visited(db, mark, { visitor, agent: request.headers['user-agent'], tracking }, now);
    return success(undefined);
  });

  server.get<{ Params: { file: string } }>(`${LANDER_IMAGES_PATH}:file`, async (request, reply) => {
    const file = await images.read(platform.db, request.params.file);
    if (!file.ok) return reply.code(404).send();
    return reply.type('image/webp').header('cache-control', `public, max-age=${A_YEAR}, immutable`).send(file.value);
  });
}
