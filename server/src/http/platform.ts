import type { Endpoint } from '@amarena/shared/contracts/platform/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Config } from '../config.ts';
import type { Db } from '../db/schema.ts';
import type { Countries } from '../geoip/countries.ts';
import type { Domains } from './domains.ts';
import type { Fingerprint } from './fingerprint.ts';
import type { Seals } from './seals.ts';
import type { Sessions } from './sessions.ts';

/** What every endpoint needs. */
export interface Platform {
  readonly config: Config;
  readonly db: Db;
  readonly now: () => Date;
  readonly fingerprint: Fingerprint;
  readonly seals: Seals;
  readonly sessions: Sessions;
  readonly countries: Countries;
  readonly domains: Domains;
  /** Contents of `/metrics`. */
  readonly metrics: Registry;
}

/** Where domains register their endpoints. `server` is for routes without a contract: uploads, streams, pages. */
export interface Api {
  readonly server: FastifyInstance;
  readonly platform: Platform;
  /** Filled by `route`; the OpenAPI document is built from it. */
  readonly endpoints: Endpoint[];
}
