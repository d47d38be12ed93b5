import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ConfigProblem, readConfig } from './config.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/amarena',
  PUBLIC_URL: 'https://amarena.example/',
  SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'post@amarena.example',
  VAPID_PRIVATE_KEY: 'x'.repeat(43),
  MOLLIE_API_KEY: 'live_x',
  TRUST_PROXY: '10.0.0.0/8',
};

function problemOf(environment: Record<string, string>): ConfigProblem {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigProblem) return error;
    throw error;
  }
  throw new Error('The configuration was accepted.');
}

describe('configuration', () => {
  it('needs nothing to start on its own', () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      port: 8080,
      dataDir: resolve('.data'),
      databaseUrl: null,
      defaultCountry: 'IT',
    });
  });

  it('stops in production with every setting that is missing', () => {
    const { settings, message } = problemOf({ NODE_ENV: 'production' });
    expect(settings).toEqual([
      'DATABASE_URL',
      'PUBLIC_URL',
      'SECRET',
      'SMTP_URL',
      'MAIL_FROM',
      'VAPID_PRIVATE_KEY',
      'MOLLIE_API_KEY',
      'TRUST_PROXY',
    ]);
    for (const setting of settings) expect(message).toContain(setting);
  });

  it('starts in production with all of them', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({ production: true, publicUrl: 'https://amarena.example' });
  });

  it('refuses a short secret, an address without https and a wrong port', () => {
    expect(problemOf({ ...PRODUCTION, SECRET: 'short', PUBLIC_URL: 'http://a.example', PORT: 'x' }).settings).toEqual([
      'SECRET',
      'PUBLIC_URL',
      'PORT',
    ]);
  });

  it('wants the networks of the proxies in production, and never trusts everybody', () => {
    for (const everybody of ['true', 'false', '0.0.0.0/0', '::/0', '10.0.0.0/33', 'proxy']) {
      expect(problemOf({ ...PRODUCTION, TRUST_PROXY: everybody }).settings).toEqual(['TRUST_PROXY']);
    }
    expect(readConfig({ ...PRODUCTION, TRUST_PROXY: '10.0.0.0/8, 2001:db8::/32 loopback' }).trustProxy).toEqual([
      '10.0.0.0/8',
      '2001:db8::/32',
      'loopback',
    ]);
    expect(readConfig({}).trustProxy).toEqual([]);
  });

  it('lets a statement of the database take fifteen seconds, or as many as are said', () => {
    expect(readConfig({}).statementSeconds).toBe(15);
    expect(readConfig({ DATABASE_STATEMENT_SECONDS: '40' }).statementSeconds).toBe(40);
    expect(problemOf({ DATABASE_STATEMENT_SECONDS: '0' }).settings).toEqual(['DATABASE_STATEMENT_SECONDS']);
  });

  it('sends searches in a country to the replica that is named for it', () => {
    const SEARCH_REPLICAS = 'IT=postgres://site:p=q@one/search\n DE,AT=postgresql://two/search *=postgres://three/search';
    expect(readConfig({ DATABASE_URL: 'postgres://db/amarena', SEARCH_REPLICAS })).toMatchObject({
      searchReplicas: [
        { countries: ['IT'], url: 'postgres://site:p=q@one/search' },
        { countries: ['AT', 'DE'], url: 'postgresql://two/search' },
        { countries: null, url: 'postgres://three/search' },
      ],
      searchReplicaLagSeconds: 15,
    });
    expect(readConfig({}).searchReplicas).toEqual([]);
    expect(problemOf({ SEARCH_REPLICAS }).settings).toEqual(['SEARCH_REPLICAS']);
    for (const SEARCH_REPLICA_LAG_SECONDS of ['2', '1000', 'ten'])
      expect(problemOf({ SEARCH_REPLICA_LAG_SECONDS }).settings).toEqual(['SEARCH_REPLICA_LAG_SECONDS']);
  });

  it.each([
    'postgres://one/search',
    'it=postgres://one/search',
    'IT,=postgres://one/search',
    'IT,IT=postgres://one/search',
    'IT=postgres://one/search IT,DE=postgres://two/search',
    '*=postgres://one/search *=postgres://two/search',
    'IT=http://one/search',
    'IT=one',
  ])('refuses %j as search replicas', (SEARCH_REPLICAS) => {
    expect(problemOf({ DATABASE_URL: 'postgres://db/amarena', SEARCH_REPLICAS }).settings).toEqual(['SEARCH_REPLICAS']);
  });

  it('sends live events over NATS if its nodes are named, all with one log-in', () => {
    expect(readConfig({})).toMatchObject({ nats: null, natsPrefix: 'amarena' });
    expect(readConfig({ NATS_URL: 'nats://site:p%40ss@one:4300, nats://site:p%40ss@two', NATS_PREFIX: 'site.live' })).toMatchObject({
      nats: { servers: ['one:4300', 'two:4222'], login: { user: 'site', pass: 'p@ss' }, tls: false },
      natsPrefix: 'site.live',
    });
    expect(readConfig({ NATS_URL: 'tls://secret@nats.example' }).nats).toEqual({
      servers: ['nats.example:4222'],
      login: { token: 'secret' },
      tls: true,
    });
  });

  it.each([
    'nats.example:4222',
    'http://nats.example',
    ',',
    'nats://',
    'nats://a b',
    'nats://a nats://user:other@b',
    'nats://a tls://b',
    'nats://a/path',
    'nats://%E0:x@a',
  ])('refuses %j as the address of NATS', (NATS_URL) => {
    expect(problemOf({ NATS_URL, NATS_PREFIX: 'all.>' }).settings).toEqual(['NATS_URL', 'NATS_PREFIX']);
  });

  it('does everything, or the roles that are said', () => {
    expect([...readConfig({}).roles]).toEqual(['web', 'live', 'jobs']);
    expect([...readConfig({ DATABASE_URL: 'postgres://db/amarena', ROLES: ' jobs, web ' }).roles]).toEqual(['web', 'jobs']);
  });

  it.each(['', ' ', 'web,', 'everything', 'web live', 'Web'])('refuses %j as the roles of a server', (ROLES) => {
    expect(problemOf({ DATABASE_URL: 'postgres://db/amarena', ROLES }).settings).toEqual(['ROLES']);
  });

  it('refuses to leave something out where no other server can do it', () => {
    expect(problemOf({ ROLES: 'web,live' }).message).toContain('DATABASE_URL');
    expect(readConfig({ ROLES: 'web,live,jobs' }).databaseUrl).toBeNull();
  });

  it('sends tabs away slowly in production, and at once for someone who waits for it', () => {
    expect(readConfig(PRODUCTION).drainSeconds).toBe(30);
    expect(readConfig({}).drainSeconds).toBe(0);
    expect(problemOf({ DRAIN_SECONDS: '-1', LIVE_OPENINGS: '0' }).settings).toEqual(['DRAIN_SECONDS', 'LIVE_OPENINGS']);
  });

  it('keeps delivery in the data folder unless a bucket is named', () => {
    expect(readConfig({})).toMatchObject({ deliveryBucket: null, artifactsUrl: null });
    expect(readConfig({ DELIVERY_STORE: 'folder' }).deliveryBucket).toBeNull();
    expect(
      readConfig({
        DELIVERY_STORE: 's3://amarena-delivery/live/site/',
        S3_ENDPOINT: 'http://127.0.0.1:9000',
        S3_REGION: 'eu-south-1',
        ARTIFACTS_URL: 'https://cdn.example/live/site/',
      }),
    ).toMatchObject({
      deliveryBucket: { bucket: 'amarena-delivery', prefix: 'live/site/', endpoint: 'http://127.0.0.1:9000', region: 'eu-south-1' },
      artifactsUrl: 'https://cdn.example/live/site',
    });
    expect(readConfig({ DELIVERY_STORE: 's3://amarena' }).deliveryBucket).toEqual({
      bucket: 'amarena',
      prefix: '',
      endpoint: null,
      region: 'us-east-1',
    });
  });

  it('keeps photos in the data folder unless a bucket is named', () => {
    expect(readConfig({ DELIVERY_STORE: 's3://amarena' }).photoBucket).toBeNull();
    expect(readConfig({ DELIVERY_STORE: 's3://amarena', PHOTO_STORE: 's3://amarena-photos/live' })).toMatchObject({
      deliveryBucket: { bucket: 'amarena', prefix: '' },
      photoBucket: { bucket: 'amarena-photos', prefix: 'live/', region: 'us-east-1' },
    });
    expect(problemOf({ PHOTO_STORE: '/some/folder' }).settings).toEqual(['PHOTO_STORE']);
  });

  it('refuses a store that is none, and a CDN without https in production', () => {
    expect(problemOf({ DELIVERY_STORE: 'ftp://a', S3_ENDPOINT: 'somewhere' }).settings).toEqual(['S3_ENDPOINT', 'DELIVERY_STORE']);
    expect(problemOf({ ...PRODUCTION, ARTIFACTS_URL: 'http://cdn.example' }).settings).toEqual(['ARTIFACTS_URL']);
  });

  it('refuses a webhook that is read on its way, and a secret that signs nothing', () => {
    const plain = { ...PRODUCTION, DELIVERY_WEBHOOK_URL: 'http://team.example/delivery' };
    expect(problemOf(plain).settings).toEqual(['DELIVERY_WEBHOOK_URL']);
    expect(problemOf({ DELIVERY_WEBHOOK_SECRET: 'x' }).settings).toEqual(['DELIVERY_WEBHOOK_SECRET']);
    const { deliveryWebhook } = readConfig({ ...PRODUCTION, DELIVERY_WEBHOOK_URL: 'https://team.example/delivery' });
    expect(deliveryWebhook).toEqual({ url: 'https://team.example/delivery', secret: null });
  });

  it('sends traces to a collector, with the defaults of OpenTelemetry, and refuses what it cannot heed', () => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318/';
    expect(readConfig({}).tracing).toBeNull();
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT }).tracing).toEqual({
      endpoint: 'http://collector:4318',
      sampler: 'parentbased_always_on',
      ratio: 1,
      serviceName: 'amarena',
    });
    const wrong = { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector', OTEL_TRACES_SAMPLER: 'sometimes', OTEL_TRACES_SAMPLER_ARG: '5' };
    expect(problemOf(wrong).settings).toEqual(Object.keys(wrong));
    expect(problemOf({ OTEL_TRACES_SAMPLER: 'always_on' }).settings).toEqual(['OTEL_TRACES_SAMPLER']);
  });

  it('sends errors to the address and project that a DSN names, and refuses one without a key', () => {
    const { errorsDsn } = readConfig({ ERRORS_DSN: 'https://abc@errors.example:8443/behind/7' });
    expect(errorsDsn).toEqual({ envelope: 'https://errors.example:8443/behind/api/7/envelope/', key: 'abc' });
    expect(readConfig({}).errorsDsn).toBeNull();
    expect(problemOf({ ERRORS_DSN: 'https://errors.example/7' }).settings).toEqual(['ERRORS_DSN']);
    expect(problemOf({ ...PRODUCTION, ERRORS_DSN: 'http://abc@errors.example/7' }).settings).toEqual(['ERRORS_DSN']);
  });

  it('lets a CDN keep pages only if it can be told what to forget', () => {
    expect(readConfig({}).cdn).toBeNull();
    const given = { CDN_PURGE_URL: 'http://10.0.0.1:6081/purge http://10.0.0.2:6081/purge' };
    const purgeUrls = ['http://10.0.0.1:6081/purge', 'http://10.0.0.2:6081/purge'];
    expect(readConfig(given).cdn).toEqual({ purgeUrls, purgeHeader: null });
    const purgeHeader = { name: 'Authorization', value: 'Bearer a:b c' };
    expect(readConfig({ ...given, CDN_PURGE_HEADER: 'Authorization: Bearer a:b c' }).cdn).toEqual({ purgeUrls, purgeHeader });
    expect(problemOf({ CDN_PURGE_URL: 'varnish', CDN_PURGE_HEADER: 'secret' }).settings).toEqual(['CDN_PURGE_URL', 'CDN_PURGE_HEADER']);
    expect(problemOf({ CDN_PURGE_HEADER: 'Fastly-Key: x' }).settings).toEqual(['CDN_PURGE_HEADER']);
  });
});
