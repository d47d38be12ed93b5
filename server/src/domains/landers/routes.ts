import { landerPath } from '@amarena/shared/contracts/landers/landerAddresses';
import {
  deleteLanderDraft,
  getLanderDetail,
  getLanderDiff,
  getLanderImages,
  getLanderLog,
  getLanderRendering,
  getLanders,
  getLanderTemplates,
  getLanderVersion,
  postLander,
  postLanderDraw,
  postLanderImage,
  postLanderPreview,
  postLanderPublish,
  postLanderRollback,
  postLanderWithdraw,
  putLander,
} from '@amarena/shared/contracts/landers/landerDesk';
import { keepsFromSaving } from '@amarena/shared/contracts/landers/landerProblems';
import { getLanderResults } from '@amarena/shared/contracts/landers/landerResults';
import { LANDER_PREVIEW } from '@amarena/shared/contracts/landers/landers';
import { PHOTO_BYTES } from '@amarena/shared/contracts/people/photoLimits';
import type { Endpoint } from '@amarena/shared/contracts/platform/endpoint';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type { Api } from '../../http/platform.ts';
import { memberRoute } from '../../http/route.ts';
import { uploadRoute } from '../../http/uploadRoute.ts';
import type { Intake } from '../../photos/intake.ts';
import type { KeptPicture } from '../../photos/keptPicture.ts';
import { asVersion } from './asLander.ts';
import type { Author } from './documents.ts';
import { log, logOf } from './repository.ts';
import type { Landers } from './service.ts';

/** Bytes. Room for seven languages and some variants, far below what single texts could add up to. */
const DOCUMENT_BYTES = 524_288;
const WRITTEN = { bodyLimit: DOCUMENT_BYTES };

/** A `memberRoute` for editors only: others are refused before anything is read. */
const editorRoute: typeof memberRoute = <E extends Endpoint>(...[api, endpoint, handler, options]: Parameters<typeof memberRoute<E>>) =>
  memberRoute(
    api,
    endpoint,
    async (context) => (context.member.roles.includes('editor') ? handler(context) : failure({ code: 'forbidden' })),
    options,
  );

const wrapped = <Name extends string, Value>(name: Name, result: Result<Value, ApiError>) =>
  result.ok ? success({ [name]: result.value } as Record<Name, Value>) : result;

/** Endpoints for editors. */
export function registerLanderDesk(
  api: Api,
  { documents, publishing, previews, images, pages, results }: Landers,
  failures: { of(path: string): Language[] },
): void {
  const author = ({ id }: Author): Author => ({ id });

  editorRoute(api, getLanders, async ({ db, now }) => success({ landers: await documents.list(db, now) }));

  editorRoute(api, getLanderTemplates, async () => success({ templates: (await documents.drawing()).templates }));

  editorRoute(api, getLanderDetail, async ({ db, query, now }) => wrapped('lander', await documents.detail(db, query.id, now)));

  editorRoute(api, getLanderRendering, async ({ db, query }) => {
    const stored = await documents.storedById(db, query.id);
    if (stored === null) return failure({ code: 'not_found' });
    return success({ failed: failures.of(landerPath(stored.lander.template, stored.lander.slug)) });
  });

  editorRoute(api, getLanderVersion, async ({ db, query, now }) => {
    const stored = await documents.storedById(db, query.id);
    const version = stored?.versions.find(({ number }) => number === query.number);
    if (stored === null || version === undefined) return failure({ code: 'not_found' });
    return success({ version: asVersion(version, stored.versions, now), document: version.document });
  });

  editorRoute(api, getLanderDiff, async ({ db, query, now }) => wrapped('changes', await documents.difference(db, query, now)));

  editorRoute(
    api,
    postLander,
    async ({ db, member, body, now }) => wrapped('lander', await documents.create(db, body.document, author(member), now)),
    WRITTEN,
  );

  editorRoute(
    api,
    putLander,
    async ({ db, member, body: { document, ...asked }, now }) =>
      wrapped('lander', await documents.save(db, { ...asked, by: author(member), now }, document)),
    WRITTEN,
  );

  editorRoute(api, deleteLanderDraft, ({ db, member, body, now }) => documents.drop(db, { ...body, by: author(member), now }));

  editorRoute(api, postLanderPublish, async ({ db, member, body: { end_test: endsTest, from_file: fromFile, ...asked }, now }) =>
    wrapped('lander', await publishing.publish(db, { ...asked, by: author(member), now }, { endsTest, fromFile })),
  );

  editorRoute(api, postLanderRollback, async ({ db, member, body: { to, end_test: endsTest, ...asked }, now }) =>
    wrapped('lander', await publishing.rollback(db, { ...asked, by: author(member), now }, to, endsTest)),
  );

  editorRoute(api, postLanderWithdraw, async ({ db, member, body: { number, ...asked }, now }) =>
    wrapped('lander', await publishing.withdraw(db, { ...asked, by: author(member), now }, number)),
  );

  editorRoute(api, postLanderPreview, async ({ db, member, body, now }) => {
    const stored = await documents.storedById(db, body.id);
    if (stored === null) return failure({ code: 'not_found' });
    const { template, slug, id } = stored.lander;
    const { secret, ends } = await previews.issue(db, id, body.hours, now);
    await log(db, { at: now, action: 'previewed', actor_id: member.id, lander_id: id, number: null, changes: null });
    const path = `${landerPath(template, slug, body.member ?? undefined)}?${LANDER_PREVIEW}=${secret}`;
    return success({ path, ends: ends.toISOString() });
  });

  editorRoute(
    api,
    postLanderDraw,
    async ({ db, country, body, now }) => {
      const { document, problems } = await documents.check(db, body.document);
      const inTheWay = problems.filter(keepsFromSaving);
      if (document === null) return failure({ code: 'lander_refused', problems: inTheWay });
      const asked = { language: body.language, country, variant: body.variant, profile: body.member };
      return success({ page: await pages.preview(db, document, asked, now), problems: [...problems] });
    },
    WRITTEN,
  );

  editorRoute(api, getLanderImages, async ({ db }) => success({ images: await images.latest(db) }));

  editorRoute(api, getLanderLog, async ({ db, query }) => {
    const entries = await logOf(db, query.id);
    return success({ entries: entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })) });
  });

  editorRoute(api, getLanderResults, ({ db, query, now }) => results.of(db, query.id, query.number ?? null, now));
}

/** Picture uploads for landers, for editors only. */
export function registerLanderImages(api: Api, { images }: Landers, intake: Pick<Intake, 'accept' | 'discard'>): void {
  const { db, now } = api.platform;
  uploadRoute<typeof postLanderImage, KeptPicture>(
    api,
    postLanderImage,
    {
      prepare: (file) => intake.accept(db, file, now()),
      keep: (trx, member, picture, at) => images.keep(trx, member.id, picture, at),
      discard: (picture) => intake.discard(db, picture),
    },
    { bodyLimit: PHOTO_BYTES, role: 'editor' },
  );
}
