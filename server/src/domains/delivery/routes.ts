import { postBrowserError, postBrowserReports } from '@amarena/shared/contracts/platform/browserErrors';
import { postClientError } from '@amarena/shared/contracts/platform/clientErrors';
import { getDelivery } from '@amarena/shared/contracts/platform/delivery';
import { postFieldFigures } from '@amarena/shared/contracts/platform/fieldFigures';
import { postRemoteStarts } from '@amarena/shared/contracts/platform/remoteStarts';
import { failure, success } from '@amarena/shared/errors/apiErrors';
import type { FastifyRequest } from 'fastify';
import { CANARY_COOKIE, visitorNumber } from '../../delivery/canaryVisitors.ts';
import { OVERRIDES_COOKIE } from '../../edge/overrides.ts';
import type { Api } from '../../http/platform.ts';
import { memberRoute, route } from '../../http/route.ts';
import { violationIn } from './errors/browserReports.ts';
import type { BrowserErrors } from './errors/errors.ts';
import type { Reporter } from './reports.ts';
import type { Delivery } from './service.ts';

/** A page reports a handful of failures at most; more comes from a loop, or from someone playing around. */
const PER_MINUTE = 30;

/** A developer who overrides live versions does not count as a visitor of a trial. */
const reporterOf = (request: FastifyRequest, { fingerprint }: Api['platform']): Reporter => ({
  visitor: OVERRIDES_COOKIE in request.cookies ? null : visitorNumber(request.cookies[CANARY_COOKIE], fingerprint),
  address: request.ip,
});

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

export function registerDelivery(api: Api, { reports, errors, view }: Pick<Delivery, 'reports' | 'errors' | 'view'>): void {
  registerErrors(api, errors);
  route(
    api,
    postClientError,
    async ({ body, request }) =>
      (await reports.failed(body, reporterOf(request, api.platform))) ? success(undefined) : failure({ code: 'not_found' }),
    { perMinute: PER_MINUTE },
  );
  route(
    api,
    postRemoteStarts,
    async ({ body, request }) =>
      (await reports.started(body.starts, reporterOf(request, api.platform))) ? success(undefined) : failure({ code: 'not_found' }),
    { perMinute: PER_MINUTE },
  );
  route(
    api,
    postFieldFigures,
    async ({ body, request }) =>
      (await reports.measured(body.figures, reporterOf(request, api.platform))) ? success(undefined) : failure({ code: 'not_found' }),
    { perMinute: PER_MINUTE },
  );
  memberRoute(api, getDelivery, async ({ member, now }) => {
    if (!member.roles.includes('developer')) return failure({ code: 'forbidden' });
    return success({ at: now.toISOString(), production: api.platform.config.production, ...(await view()) });
  });
}
