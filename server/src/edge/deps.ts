import type { Language } from '@amarena/shared/contracts/platform/languages';
import type { Route, RouteMatch } from '@amarena/shared/contracts/platform/routes';
import type { Boot } from '@amarena/shared/federation/boot';
import type { FastifyRequest } from 'fastify';
import type { DeliveryStores } from '../delivery/folders.ts';
import type { Fingerprint } from '../http/fingerprint.ts';
import type { MemberScreens } from '../rendering/memberScreens.ts';
import type { Screens } from '../rendering/screens.ts';
import type { DocumentParts, SharePreview } from './document.ts';
import type { LanderAnswer } from './landers.ts';
import type { ListedPage, SitemapDeps } from './sitemap.ts';

/** The boot data of a page, except what the edge adds itself: what is live, and the status of the answer. */
export type VisitorBoot = Omit<Boot, 'snapshot' | 'overrides' | 'status'>;

export interface EdgeDeps {
  /** Artifacts, registry and shell builds; `deliveryFolders` creates the default ones. */
  readonly delivery: DeliveryStores;
  /**
   * Settings, session and first data for a page request; `shown`: the language of a page that does not speak the
   * visitor's.
   */
  readonly bootFor: (request: FastifyRequest, shown?: Language) => Promise<VisitorBoot>;
  /**
   * False if the address names someone or something that does not exist for this visitor; it is then answered like an
   * unknown one.
   */
  readonly exists: (visitor: VisitorBoot, match: RouteMatch) => Promise<boolean>;
  /** The preview of a link to this member's page on other sites; null if the visitor may not see a picture. */
  readonly sharePreview: (visitor: VisitorBoot, memberId: string) => Promise<SharePreview | null>;
  /** Resolves once a browser has waited long enough for a delta. Default: after 50 ms. */
  readonly deltaPatience?: () => Promise<void>;
  /** Resolves once a visitor's page has taken long enough to let the next one begin. Default: after 20 ms. */
  readonly strangersPatience?: () => Promise<void>;
  /** True if members reach the site by https. */
  readonly secure: boolean;
  /** True: a CDN in front may keep pages for visitors, and says their countries and buckets. */
  readonly cdn: boolean;
  /** Signs what a browser stores. */
  readonly fingerprint: Fingerprint;
  /** Address at which members reach the site. */
  readonly publicUrl: string;
  /** Screens for visitors as HTML. */
  readonly screens: Screens;
  /** Screens for members as HTML, each rendered for one request. */
  readonly memberScreens: MemberScreens;
  /** IANA time zone of the request's member. */
  readonly zoneOf: (request: FastifyRequest) => Promise<string>;
  /** True if the request has a member's session. */
  readonly isMember: (request: FastifyRequest) => Promise<boolean>;
  /** False: the log-in is for this visit only, so that the browser stores no page of it. */
  readonly isRemembered: (request: FastifyRequest) => Promise<boolean>;
  /** The lander at an address, for this visitor. */
  readonly landerFor: (request: FastifyRequest, match: RouteMatch, language: Language) => Promise<LanderAnswer>;
  /** What a page offers without scripts; null for nothing. */
  readonly withoutScript: (request: FastifyRequest, route: Route, visitor: VisitorBoot) => Promise<DocumentParts['withoutScript']>;
  /** False: browsers remove the worker that serves pages without a network. */
  readonly offlineWorker: boolean;
  /** The live landers, for search engines. */
  readonly landerList: () => Promise<readonly ListedPage[]>;
  /** When each of these pages last changed, by path. */
  readonly pageChanges: SitemapDeps['pageChanges'];
  readonly now: () => Date;
}
