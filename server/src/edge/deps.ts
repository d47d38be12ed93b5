import type { Language } from '@amarena/shared/contracts/languages';
import type { Route, RouteMatch } from '@amarena/shared/contracts/routes';
import type { Boot } from '@amarena/shared/federation/boot';
import type { FastifyRequest } from 'fastify';
import type { DeliveryStores } from '../delivery/folders.ts';
import type { Fingerprint } from '../http/fingerprint.ts';
import type { Screens } from '../rendering/screens.ts';
import type { DocumentParts, SharePreview } from './document.ts';
import type { LanderAnswer } from './landers.ts';
import type { ListedPage, SitemapDeps } from './sitemap.ts';

/** What a page starts with, without what the edge knows itself: what is live, and the status of the answer. */
export type VisitorBoot = Omit<Boot, 'snapshot' | 'overrides' | 'status'>;

export interface EdgeDeps {
  /** Artifacts, registry and shell builds; `deliveryFolders` makes the default ones. */
  readonly delivery: DeliveryStores;
  /** Settings, session and first data of whoever asks for a page; `shown`: the language of a page that does not speak theirs. */
  readonly bootFor: (request: FastifyRequest, shown?: Language) => Promise<VisitorBoot>;
  /** False: the address names someone or something that is not there for whoever asks, and is answered like an unknown one. */
  readonly exists: (visitor: VisitorBoot, match: RouteMatch) => Promise<boolean>;
  /** How a link to this member's page looks on other sites; null where whoever asks may see no picture. */
  readonly sharePreview: (visitor: VisitorBoot, memberId: string) => Promise<SharePreview | null>;
  /** True where members reach the site by https. */
  readonly secure: boolean;
  /** Signs what a browser keeps. */
  readonly fingerprint: Fingerprint;
  /** Address under which members reach the site. */
  readonly publicUrl: string;
  /** Screens of visitors as HTML. */
  readonly screens: Screens;
  /** The lander of an address, for whoever asks. */
  readonly landerFor: (request: FastifyRequest, match: RouteMatch, language: Language) => Promise<LanderAnswer>;
  /** What a page offers where no script runs; null: nothing. */
  readonly withoutScript: (request: FastifyRequest, route: Route, visitor: VisitorBoot) => Promise<DocumentParts['withoutScript']>;
  /** False: browsers take away the worker that serves pages without a network. */
  readonly offlineWorker: boolean;
  /** The landers that are live, for search engines. */
  readonly landerList: () => Promise<readonly ListedPage[]>;
  /** When each of these pages last changed, by its path. */
  readonly pageChanges: SitemapDeps['pageChanges'];
  readonly now: () => Date;
}
