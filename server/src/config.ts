import { resolve } from 'node:path';
import { COUNTRIES, type Country, isCountry } from '@amarena/shared/contracts/platform/countries';
import { USUAL_FIGURES_PERCENT } from '@amarena/shared/contracts/platform/fieldFigures';
import { type ProvenanceSettings, readProvenance } from './delivery/provenance/rules.ts';
import type { Bucket } from './delivery/store/bucket.ts';
import { USUAL_GUEST_CEILING } from './delivery/weightRules.ts';
import { type ErrorsDsn, readErrorsDsn } from './domains/delivery/errors/dsn.ts';
import { isPrivateKey } from './domains/push/keys.ts';
import { PUSH_SERVICES } from './domains/push/services.ts';
import { readTrust, type TrustRule } from './domains/releases/trust.ts';
import { readSearchReplicas, type SearchReplica } from './domains/search/replicas/setting.ts';
import { isNetwork } from './geoip/addresses.ts';
import { type NatsAddress, readNatsAddress } from './live/natsAddress.ts';
import { type Check, checkTracing, readTracing, type TracingSettings } from './tracing/settings.ts';

/**
 * `web`: pages, files and the API. `live`: the event streams of open tabs. `jobs`: queued and scheduled jobs. Health and
 * metrics are everywhere.
 */
export const ROLES = ['web', 'live', 'jobs'] as const;
export type Role = (typeof ROLES)[number];

/** How a cache in front of the site is told what to forget. */
export interface Cdn {
  /** Each gets every purge. */
  readonly purgeUrls: readonly string[];
  /** A header that proves who asks; null: none is needed. */
  readonly purgeHeader: { readonly name: string; readonly value: string } | null;
}

/** Settings from the environment. Everything has a default that works without setup, except in production. */
export interface Config {
  /** True: no sandbox, no inbox, no demo log-ins; every setting of `REQUIRED_IN_PRODUCTION` is given. */
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** Address of the site as members see it, without a trailing slash. */
  readonly publicUrl: string;
  /** Absolute; a relative `DATA_DIR` is resolved against the folder the process was started in. */
  readonly dataDir: string;
  /** What this process does; the others do the rest. */
  readonly roles: ReadonlySet<Role>;
  /** Seconds over which a stopping process sends its tabs away; 0: all at once. */
  readonly drainSeconds: number;
  /** Tabs that may connect to this process in a second. */
  readonly liveOpenings: number;
  /** Null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Longest time of one PostgreSQL statement in seconds; then it is cancelled, and its request answers `unavailable`. */
  readonly statementSeconds: number;
  /** Maximum number of connections to the database in this process. */
  readonly databasePool: number;
  /**
   * The database without the pooler, if `databaseUrl` leads to one: notifications, migrations and the role's statement
   * limit need it. Null if there is no pooler.
   */
  readonly databaseDirectUrl: string | null;
  /** Databases that answer searches instead of the primary; empty: none. */
  readonly searchReplicas: readonly SearchReplica[];
  /** Oldest age in seconds of what a search replica has, while it may answer. */
  readonly searchReplicaLagSeconds: number;
  /** Null: each process counts limits on its own, and live events go through the database. */
  readonly valkeyUrl: string | null;
  /** True: `valkeyUrl` is a node of a cluster, which names the others. */
  readonly valkeyCluster: boolean;
  /** Prefix of the site's keys and channels in Valkey, so that several sites can share one. */
  readonly valkeyPrefix: string;
  /** Carries live events; null: Valkey or the database does. */
  readonly nats: NatsAddress | null;
  /** First part of the site's subjects in NATS, so that several sites can share one. */
  readonly natsPrefix: string;
  /** Key for signatures and fingerprints; null: generated once and kept in `dataDir`. */
  readonly secret: string | null;
  /** Null: mail goes to the built-in inbox. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Verifies the mail service's reports of bounces and complaints; null: no reports are accepted. */
  readonly mailWebhookSecret: string | null;
  /** Receives text messages as JSON; null: the built-in inbox, or in production no feature that needs text messages. */
  readonly smsGateway: { readonly url: string; readonly token: string | null } | null;
  /**
   * Identifies the site to push services: a P-256 key, 32 bytes in base64url. Null: generated once and kept in
   * `dataDir`.
   */
  readonly vapidPrivateKey: string | null;
  /** Origins of push services that a member's browser may name; `https://*.example.com` for all subdomains. */
  readonly pushServices: readonly string[];
  /** Null: the sandbox provider. */
  readonly mollieApiKey: string | null;
  /** Addresses and networks of proxies whose `X-Forwarded-For` is trusted; empty: none. */
  readonly trustProxy: readonly string[];
  /** Clients that send it as `Authorization: Bearer` may read `/metrics` from anywhere; null: none may. */
  readonly metricsToken: string | null;
  /** True: a role counts only in a session opened by a passkey. Always in production. */
  readonly staffPasskeys: boolean;
  /** False: browsers remove the worker that opens pages without a network, and its caches. */
  readonly offlineWorker: boolean;
  /** Country of an address that belongs to no country, such as the loopback address. */
  readonly defaultCountry: Country;
  /** File with the countries of addresses, in the MMDB format; null: the table in the package. */
  readonly geoipTable: string | null;
  readonly logLevel: string;
  /** Where remotes, registry and builds of the shell are stored; null: in `dataDir`. */
  readonly deliveryBucket: Bucket | null;
  /** Where photos and the pictures of landers are stored; null: in `dataDir`. */
  readonly photoBucket: Bucket | null;
  /** Address of a CDN in front of the store, without a trailing slash; null: this server sends all files. */
  readonly artifactsUrl: string | null;
  /** The cache in front that may keep pages for visitors; null: none may. */
  readonly cdn: Cdn | null;
  /** Percentage of pages whose speed browsers report, 0 to 100. A visitor with a canary always reports. */
  readonly figuresPercent: number;
  /** Called when the site takes a canary back; null: none. Without a secret the calls are not signed. */
  readonly deliveryWebhook: { readonly url: string; readonly secret: string | null } | null;
  /** Gets the first error of each group in browsers; null: none does. */
  readonly errorsDsn: ErrorsDsn | null;
  /** Where traces go; null: none are recorded. */
  readonly tracing: TracingSettings | null;
  /** The pipelines whose signed tokens are exchanged for tokens of delivery; empty: none. */
  readonly deliveryTrust: readonly TrustRule[];
  /** Which pipelines may build which parts, and whose signatures prove it. */
  readonly deliveryProvenance: ProvenanceSettings;
  /** Bytes after gzip that the first load, and each route, of a guest may be budgeted at. */
  readonly guestCeiling: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const REQUIRED_IN_PRODUCTION = [
  'DATABASE_URL',
  'PUBLIC_URL',
  'SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'VAPID_PRIVATE_KEY',
  'MOLLIE_API_KEY',
  'TRUST_PROXY',
] as const;
const SECRET_LENGTH = 32;

/** Settings that are missing or wrong; `message` names all of them, so that one attempt is enough to fix them. */
export class ConfigProblem extends Error {
  readonly settings: readonly string[];
  constructor(problems: readonly { setting: string; why: string }[]) {
    super(`The server cannot start:\n${problems.map(({ setting, why }) => `  ${setting} ${why}`).join('\n')}`);
    this.settings = problems.map(({ setting }) => setting);
  }
}

const isAddress = (value: string) => URL.canParse(value);
/** `s3://bucket` or `s3://bucket/some/prefix`. */
const S3_ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*?))?\/*$/;
const isStore = (value: string) => value === 'folder' || S3_ADDRESS.test(value);

function bucketIn(store: string | null, endpoint: string | null, region: string | null): Bucket | null {
  const [, bucket, prefix = ''] = store?.match(S3_ADDRESS) ?? [];
  if (bucket === undefined) return null;
  return { bucket, prefix: prefix === '' ? '' : `${prefix}/`, endpoint, region: region ?? 'us-east-1' };
}

const STATEMENT_SECONDS = 15;
const isStatementLimit = (value: string) => /^[1-9]\d{0,2}$/.test(value);
const DATABASE_POOL = 10;
const isPool = (value: string) => /^[1-9]\d{0,2}$/.test(value);
const SEARCH_REPLICA_LAG_SECONDS = 15;
const isLag = (value: string) => /^([3-9]|[1-9]\d{1,2})$/.test(value);
const rolesIn = (value: string): Role[] => ROLES.filter((role) => value.split(',').some((word) => word.trim() === role));
const areRoles = (value: string) => value.split(',').every((word) => ROLES.some((role) => role === word.trim()));
const DRAIN_SECONDS = 30;
const isDrain = (value: string) => /^\d{1,3}$/.test(value);
const LIVE_OPENINGS = 2_000;
const isOpenings = (value: string) => /^[1-9]\d{0,5}$/.test(value);
const NATS_PREFIX = /^[\w-]+(\.[\w-]+)*$/;
const networksIn = (value: string) => value.split(/[\s,]+/).filter((part) => part !== '');
const isNetworkList = (value: string) => networksIn(value).length > 0 && networksIn(value).every(isNetwork);
/** Values of earlier versions, still accepted outside production: there the only proxy is on the same machine. */
const TRUST_WORDS: Readonly<Record<string, readonly string[]>> = { true: ['loopback'], false: [] };
const addressesIn = (value: string) => value.split(/\s+/).filter((part) => part !== '');
const trustIn = (value: string | null): readonly TrustRule[] => {
  const read = value === null ? null : readTrust(value);
  return read?.ok ? read.value : [];
};
/** Throws if the file of the trust roots changed since it was checked: without them, everything would pass. */
function provenanceIn(rules: string | null, rootFile: string | null): ProvenanceSettings {
  const read = readProvenance(rules, rootFile);
  if (!read.ok) throw new ConfigProblem(read.error);
  return read.value;
}
/** A header as in a request: `name: value`. */
const HEADER = /^([A-Za-z0-9-]+): *(\S.*)$/;

function cdnIn(urls: string | null, header: string | null): Cdn | null {
  if (urls === null) return null;
  const [, name, value] = HEADER.exec(header ?? '') ?? [];
  return { purgeUrls: addressesIn(urls), purgeHeader: name === undefined || value === undefined ? null : { name, value } };
}

const isPercentage = (value: string) => /^(100|\d{1,2})$/.test(value);
const isPort = (value: string) => /^\d+$/.test(value) && Number(value) <= 65_535;

function checkReplicas(environment: Environment, check: Check): void {
  check(
    'SEARCH_REPLICAS',
    (value) => readSearchReplicas(value) !== null,
    'must list replicas such as "IT=postgres://… DE,AT=postgres://… *=postgres://…", each country once.',
  );
  check('SEARCH_REPLICAS', () => Boolean(environment.DATABASE_URL), 'needs DATABASE_URL: the embedded database has no replicas.');
  check('SEARCH_REPLICA_LAG_SECONDS', isLag, 'must be a whole number from 3 to 999.');
}

function problemsOf(environment: Environment, production: boolean) {
  const problems: { setting: string; why: string }[] = [];
  const check: Check = (setting, valid, why) => {
    const value = environment[setting];
    if (value !== undefined && value !== '' && !valid(value)) problems.push({ setting, why });
  };
  if (production) {
    for (const setting of REQUIRED_IN_PRODUCTION) {
      if (!environment[setting]) problems.push({ setting, why: 'is missing: production needs it.' });
    }
    check('SECRET', (value) => value.length >= SECRET_LENGTH, `needs at least ${SECRET_LENGTH} characters.`);
    check('PUBLIC_URL', (value) => value.startsWith('https://'), 'must start with https:// in production.');
  }
  if (environment.ROLES !== undefined && !areRoles(environment.ROLES))
    problems.push({ setting: 'ROLES', why: `must list some of ${ROLES.join(', ')}, separated by commas.` });
  else
    check(
      'ROLES',
      (value) => Boolean(environment.DATABASE_URL) || rolesIn(value).length === ROLES.length,
      'leaves something out: then it needs DATABASE_URL, where other processes do that.',
    );
  check('DRAIN_SECONDS', isDrain, 'must be a whole number from 0 to 999.');
  check('LIVE_OPENINGS', isOpenings, 'must be a whole number from 1 to 999999.');
  check('PORT', isPort, 'must be a number from 0 to 65535.');
  check('DATABASE_STATEMENT_SECONDS', isStatementLimit, 'must be a whole number from 1 to 999.');
  check('DATABASE_POOL', isPool, 'must be a whole number from 1 to 999.');
  checkReplicas(environment, check);
  check('VALKEY_CLUSTER', (value) => ['on', 'off'].includes(value), 'must be "on" or "off".');
  check(
    'NATS_URL',
    (value) => readNatsAddress(value) !== null,
    'must be one or several addresses such as "nats://user:password@host:4222", all with the same scheme and log-in.',
  );
  check('NATS_PREFIX', (value) => NATS_PREFIX.test(value), 'must consist of letters, digits, "-" and "_", in parts separated by dots.');
  check(
    'TRUST_PROXY',
    (value) => isNetworkList(value) || (!production && value in TRUST_WORDS),
    'must list the addresses or networks of your proxies, such as "10.0.0.0/8 2001:db8::/32" or "loopback".',
  );
  check('METRICS_TOKEN', (value) => value.length >= SECRET_LENGTH, `needs at least ${SECRET_LENGTH} characters.`);
  for (const setting of [
    'DATABASE_URL',
    'DATABASE_DIRECT_URL',
    'PUBLIC_URL',
    'VALKEY_URL',
    'SMTP_URL',
    'SMS_URL',
    'DELIVERY_WEBHOOK_URL',
    'S3_ENDPOINT',
    'ARTIFACTS_URL',
  ])
    check(setting, isAddress, 'is not an address.');
  check(
    'STAFF_PASSKEYS',
    (value) => value === 'on' || (value === 'off' && !production),
    production ? 'is always "on" in production.' : 'must be "on" or "off".',
  );
  check('OFFLINE_WORKER', (value) => ['on', 'off'].includes(value), 'must be "on" or "off".');
  check('GUEST_BUDGET', (value) => /^[1-9]\d{0,8}$/.test(value), 'must be a whole number of bytes.');
  check('FIELD_FIGURES_PERCENT', isPercentage, 'must be a whole number from 0 to 100.');
  for (const setting of ['DELIVERY_STORE', 'PHOTO_STORE']) check(setting, isStore, 'must be "folder" or "s3://bucket/prefix".');
  if (production) check('ARTIFACTS_URL', (value) => value.startsWith('https://'), 'must start with https:// in production.');
  check('ERRORS_DSN', (value) => readErrorsDsn(value) !== null, 'must be an address such as "https://key@errors.example.com/42".');
  if (production) check('ERRORS_DSN', (value) => value.startsWith('https://'), 'must start with https:// in production.');
  if (production) check('DELIVERY_WEBHOOK_URL', (value) => value.startsWith('https://'), 'must start with https:// in production.');
  check('MAIL_WEBHOOK_SECRET', (value) => value.length >= SECRET_LENGTH, `needs at least ${SECRET_LENGTH} characters.`);
  check('VAPID_PRIVATE_KEY', isPrivateKey, 'is not a P-256 key: 32 bytes in base64url.');
  check('PUSH_SERVICES', (value) => value.split(' ').every(isAddress), 'must be addresses separated by spaces.');
  check('CDN_PURGE_URL', (value) => addressesIn(value).every(isAddress), 'must be addresses separated by spaces.');
  check('CDN_PURGE_HEADER', (value) => HEADER.test(value), 'must be a header such as "Authorization: Bearer …".');
  check('CDN_PURGE_HEADER', () => Boolean(environment.CDN_PURGE_URL), 'has no effect without CDN_PURGE_URL.');
  check('SMS_TOKEN', () => Boolean(environment.SMS_URL), 'has no effect without SMS_URL.');
  check('DELIVERY_WEBHOOK_SECRET', () => Boolean(environment.DELIVERY_WEBHOOK_URL), 'has no effect without DELIVERY_WEBHOOK_URL.');
  checkTracing(environment, check);
  const trust = readTrust(environment.DELIVERY_TRUST || '[]');
  if (!trust.ok) problems.push({ setting: 'DELIVERY_TRUST', why: trust.error });
  const provenance = readProvenance(environment.DELIVERY_PROVENANCE || null, environment.DELIVERY_TRUST_ROOT || null);
  if (!provenance.ok) problems.push(...provenance.error);
  check('DEFAULT_COUNTRY', isCountry, `must be one of ${COUNTRIES.join(', ')}.`);
  return problems;
}

/** Reads the environment. Throws `ConfigProblem`. */
export function readConfig(environment: Environment): Config {
  const production = environment.NODE_ENV === 'production';
  const problems = problemsOf(environment, production);
  if (problems.length > 0) throw new ConfigProblem(problems);
  const given = (setting: string): string | null => environment[setting] || null;
  const port = Number(given('PORT') ?? 8080);
  const country = given('DEFAULT_COUNTRY');
  const webhook = given('DELIVERY_WEBHOOK_URL');
  const sms = given('SMS_URL');
  return {
    production,
    host: given('HOST') ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port,
    publicUrl: (given('PUBLIC_URL') ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    roles: new Set(rolesIn(given('ROLES') ?? ROLES.join(','))),
    dataDir: resolve(given('DATA_DIR') ?? '.data'),
    drainSeconds: Number(given('DRAIN_SECONDS') ?? (production ? DRAIN_SECONDS : 0)),
    liveOpenings: Number(given('LIVE_OPENINGS') ?? LIVE_OPENINGS),
    databaseUrl: given('DATABASE_URL'),
    statementSeconds: Number(given('DATABASE_STATEMENT_SECONDS') ?? STATEMENT_SECONDS),
    databasePool: Number(given('DATABASE_POOL') ?? DATABASE_POOL),
    databaseDirectUrl: given('DATABASE_DIRECT_URL'),
    searchReplicas: readSearchReplicas(given('SEARCH_REPLICAS') ?? '') ?? [],
    searchReplicaLagSeconds: Number(given('SEARCH_REPLICA_LAG_SECONDS') ?? SEARCH_REPLICA_LAG_SECONDS),
    valkeyUrl: given('VALKEY_URL'),
    valkeyCluster: given('VALKEY_CLUSTER') === 'on',
    valkeyPrefix: given('VALKEY_PREFIX') ?? 'amarena:',
    nats: readNatsAddress(given('NATS_URL') ?? ''),
    natsPrefix: given('NATS_PREFIX') ?? 'amarena',
    secret: given('SECRET'),
    smtpUrl: given('SMTP_URL'),
    mailFrom: given('MAIL_FROM') ?? 'Amarena <post@amarena.example>',
    mailWebhookSecret: given('MAIL_WEBHOOK_SECRET'),
    smsGateway: sms === null ? null : { url: sms, token: given('SMS_TOKEN') },
    vapidPrivateKey: given('VAPID_PRIVATE_KEY'),
    pushServices: given('PUSH_SERVICES')?.split(' ') ?? PUSH_SERVICES,
    mollieApiKey: given('MOLLIE_API_KEY'),
    trustProxy: TRUST_WORDS[given('TRUST_PROXY') ?? 'false'] ?? networksIn(given('TRUST_PROXY') ?? ''),
    metricsToken: given('METRICS_TOKEN'),
    staffPasskeys: production || given('STAFF_PASSKEYS') === 'on',
    offlineWorker: given('OFFLINE_WORKER') !== 'off',
    defaultCountry: isCountry(country) ? country : 'IT',
    geoipTable: given('GEOIP_TABLE'),
    logLevel: given('LOG_LEVEL') ?? 'info',
    deliveryBucket: bucketIn(given('DELIVERY_STORE'), given('S3_ENDPOINT'), given('S3_REGION')),
    photoBucket: bucketIn(given('PHOTO_STORE'), given('S3_ENDPOINT'), given('S3_REGION')),
    artifactsUrl: given('ARTIFACTS_URL')?.replace(/\/+$/, '') ?? null,
    cdn: cdnIn(given('CDN_PURGE_URL'), given('CDN_PURGE_HEADER')),
    guestCeiling: Number(given('GUEST_BUDGET') ?? USUAL_GUEST_CEILING),
    figuresPercent: Number(given('FIELD_FIGURES_PERCENT') ?? USUAL_FIGURES_PERCENT),
    deliveryWebhook: webhook === null ? null : { url: webhook, secret: given('DELIVERY_WEBHOOK_SECRET') },
    errorsDsn: readErrorsDsn(given('ERRORS_DSN') ?? ''),
    tracing: readTracing({
      endpoint: given('OTEL_EXPORTER_OTLP_ENDPOINT'),
      sampler: given('OTEL_TRACES_SAMPLER'),
      ratio: given('OTEL_TRACES_SAMPLER_ARG'),
      serviceName: given('OTEL_SERVICE_NAME'),
    }),
    deliveryTrust: trustIn(given('DELIVERY_TRUST')),
    deliveryProvenance: provenanceIn(given('DELIVERY_PROVENANCE'), given('DELIVERY_TRUST_ROOT')),
  };
}
