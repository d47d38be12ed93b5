import { aUser } from '@amarena/shared/testing/builders';
import { aSettings } from '@amarena/shared/testing/siteBuilders';
import Fastify, { type FastifyInstance } from 'fastify';
import { activate } from '../../../src/delivery/activate.ts';
import type { Deltas } from '../../../src/delivery/deltas/deltas.ts';
import type { DeliveryStores } from '../../../src/delivery/folders.ts';
import type { EdgeDeps, VisitorBoot } from '../../../src/edge/deps.ts';
import { registerEdge } from '../../../src/edge/index.ts';
import { createFingerprint } from '../../../src/http/fingerprint.ts';
import { readCookies } from '../../../src/http/sessionCookie.ts';
import { NOTHING } from '../../../src/rendering/firstScreen.ts';
import type { MemberScreens } from '../../../src/rendering/memberScreens.ts';
import type { Screens } from '../../../src/rendering/screens.ts';
import { openDelivery, publishBuild, type TestDelivery, withLiveShell } from './delivery.ts';

/** A request with this cookie comes from a member. */
export const MEMBER = { cookie: 'session=giulia' };

export interface TestEdge {
  readonly app: FastifyInstance;
  readonly delivery: TestDelivery;
  /** What the server does when it notices a release. */
  readonly released: Deltas['released'];
}

const NO_SCREENS: Screens = { screenFor: async () => NOTHING };
const NO_MEMBER_SCREENS: MemberScreens = { renders: () => false, screenFor: async () => NOTHING };

interface EdgeOptions {
  readonly boot?: Partial<VisitorBoot>;
  readonly secure?: boolean;
  /** Default: none keeps pages. */
  readonly cdn?: boolean;
  /** Default: true. */
  readonly offlineWorker?: boolean;
  /** Empty stores to use instead of a new folder. */
  readonly stores?: DeliveryStores;
  /** Default: nothing is rendered on the server. */
  readonly screens?: Screens;
  /** Default: nothing is rendered for members. */
  readonly memberScreens?: MemberScreens;
  /** Default: no address is a lander. */
  readonly landerFor?: EdgeDeps['landerFor'];
  /** Default: the target of every address exists. */
  readonly exists?: EdgeDeps['exists'];
  /** Default: every log-in lasts. */
  readonly isRemembered?: EdgeDeps['isRemembered'];
  /** How long a browser waits for a delta. Default: for ever. */
  readonly deltaPatience?: EdgeDeps['deltaPatience'];
  /** How long a visitor's page keeps the next ones waiting. Default: until it is made. */
  readonly strangersPatience?: EdgeDeps['strangersPatience'];
  /** Replaces the default `bootFor`. */
  readonly bootFor?: EdgeDeps['bootFor'];
}

const NO_LANDERS: EdgeDeps['landerFor'] = async () => ({ isLander: false, lander: null });

/** A server with only the edge, one shell and the first version of two remotes. */
export async function openEdge(options: EdgeOptions = {}): Promise<TestEdge> {
  const { boot = {}, secure = false, bootFor, stores, screens = NO_SCREENS, landerFor = NO_LANDERS, offlineWorker = true } = options;
  const delivery = stores === undefined ? await openDelivery() : { ...(await withLiveShell(stores)), root: stores.objects.place };
  for (const remote of ['mf-members', 'mf-landers'] as const) {
    await publishBuild(delivery, { remote });
    await activate(delivery, remote, '1.0.0');
  }
  const app = Fastify();
  await readCookies(app);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'not_found' }));
  const { released } = await registerEdge(app, {
    delivery,
    deltaPatience: options.deltaPatience ?? (() => new Promise(() => undefined)),
    strangersPatience: options.strangersPatience ?? (() => new Promise(() => undefined)),
    secure,
    cdn: options.cdn ?? false,
    offlineWorker,
    publicUrl: 'https://amarena.example',
    fingerprint: createFingerprint('a secret of this test'),
    screens,
    memberScreens: options.memberScreens ?? NO_MEMBER_SCREENS,
    isMember: async ({ headers }) => headers.cookie === MEMBER.cookie,
    isRemembered: options.isRemembered ?? (async () => true),
    zoneOf: async () => 'Europe/Rome',
    landerFor,
    pageChanges: async () => new Map(),
    now: () => new Date(),
    landerList: async () => [],
    withoutScript: async () => null,
    sharePreview: async () => null,
    exists: options.exists ?? (async () => true),
    bootFor:
      bootFor ??
      (async ({ headers }) => ({
        settings: aSettings(),
        user: headers.cookie === MEMBER.cookie ? aUser() : null,
        language: 'it',
        offer: null,
        pending_payment: null,
        badges: { unread: 0, newLikes: 0 },
        live_after: null,
        session_mark: '',
        ...boot,
      })),
  });
  return { app, delivery, released };
}
