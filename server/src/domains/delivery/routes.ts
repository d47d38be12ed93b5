import { postBrowserError, postBrowserReports } from '@amarena/shared/contracts/platform/browserErrors';
import { postClientError } from '@amarena/shared/contracts/platform/clientErrors';
import { getDelivery, getDeliveryTrends } from '@amarena/shared/contracts/platform/delivery';
import type { Endpoint } from '@amarena/shared/contracts/platform/endpoint';
import { postFieldFigures } from '@amarena/shared/contracts/platform/fieldFigures';
import { postRemoteStarts } from '@amarena/shared/contracts/platform/remoteStarts';
import { failure, success } from '@amarena/shared/errors/apiErrors';
import type { FastifyRequest } from 'fastify';
import { CANARY_COOKIE, visitorNumber } from '../../delivery/canaryVisitors.ts';
import { numberFor } from '../../edge/canary.ts';
import { OVERRIDES_COOKIE } from '../../edge/overrides.ts';
import type { Context } from '../../http/context.ts';
import type { Api } from '../../http/platform.ts';
import { memberRoute, route } from '../../http/route.ts';
import { bucketIn } from '../../http/sharedVisit.ts';
import { violationIn } from './errors/browserReports.ts';
import type { BrowserErrors } from './errors/errors.ts';
import type { Reporter } from './reports.ts';
import type { Delivery } from './service.ts';

/** A page reports a handful of failures at most; more comes from a loop, or from someone playing around. */
const PER_MINUTE = 30;

const browserOf = (request: FastifyRequest): string => request.headers['user-agent'] ?? '';

/** How browsers send their own reports. */
const REPORTS_TYPE = 'application/reports+json';

function registerErrors(api: Api, errors: BrowserErrors): void {
  api.server.addContentTypeParser(REPORTS_TYPE, { parseAs: 'string' }, api.server.getDefaultJsonParser('error', 'error'));
  route(
    api,
    postBrowserError,
    async ({ body, request }) => ((await errors.add(body, browserOf(request))) ? success(undefined) : failure({ code: 'not_found' })),
    { perMinute: PER_MINUTE },
  );
  route(
    api,
    postBrowserReports,
    async ({ body, request }) => {
      const violations = body.flatMap((report) => violationIn(report) ?? []);
      const counted = await Promise.all(violations.map((violation) => errors.add(violation, browserOf(request))));
      return counted.includes(true) ? success(undefined) : failure({ code: 'not_found' });
    },
    { perMinute: PER_MINUTE },
  );
}

export function registerDelivery(
  api: Api,
  { reports, errors, view, trends }: Pick<Delivery, 'reports' | 'errors' | 'view' | 'trends'>,
): void {
  const { fingerprint, config } = api.platform;
  const cdn = config.cdn !== null;
  const secure = config.publicUrl.startsWith('https://');

  /** A visitor whose page came from a cache has no number yet, and gets one with the first report. */
  async function visitorOf({ request, reply }: Pick<Context<Endpoint>, 'request' | 'reply'>): Promise<number | null> {
    // A developer who overrides live versions does not count as a visitor of a trial.
    if (OVERRIDES_COOKIE in request.cookies) return null;
    const known = visitorNumber(request.cookies[CANARY_COOKIE], fingerprint);
    if (known !== null || !cdn || bucketIn(request) === null || !(await reports.onTrial())) return known;
    return numberFor(request, reply, { fingerprint, secure, cdn });
  }
  const reporterOf = async (context: Pick<Context<Endpoint>, 'request' | 'reply'>): Promise<Reporter> => ({
    visitor: await visitorOf(context),
    address: context.request.ip,
  });

  registerErrors(api, errors);
  route(
    api,
    postClientError,
    async ({ body, ...context }) =>
      (await reports.failed(body, await reporterOf(context))) ? success(undefined) : failure({ code: 'not_found' }),
    { perMinute: PER_MINUTE },
  );
  route(
    api,
    postRemoteStarts,
    async ({ body, ...context }) =>
      (await reports.started(body.starts, await reporterOf(context))) ? success(undefined) : failure({ code: 'not_found' }),
    { perMinute: PER_MINUTE },
  );
  route(
    api,
    postFieldFigures,
    async ({ body, ...context }) =>
      (await reports.measured(body.figures, await reporterOf(context))) ? success(undefined) : failure({ code: 'not_found' }),
    { perMinute: PER_MINUTE },
  );
  memberRoute(api, getDelivery, async ({ member, now }) => {
    if (!member.roles.includes('developer')) return failure({ code: 'forbidden' });
    return success({ at: now.toISOString(), production: api.platform.config.production, ...(await view()) });
  });
  memberRoute(api, getDeliveryTrends, async ({ member, query }) => {
    if (!member.roles.includes('developer')) return failure({ code: 'forbidden' });
    return success(await trends(query.part));
  });
}
