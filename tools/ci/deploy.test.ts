import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIVE_PATH } from '@amarena/shared/contracts/chat/live';
import { expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { ROLES } from '../../server/src/config.ts';

const DEPLOY = join(import.meta.dirname, '../../deploy');
const read = (file: string): string => readFileSync(join(DEPLOY, file), 'utf8');

interface Service {
  readonly image?: string;
  readonly command?: readonly string[];
  readonly entrypoint?: readonly string[];
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly volumes?: readonly string[];
  readonly restart?: string;
  readonly stop_grace_period?: string;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>> | readonly string[];
}
/** Each release has images of its own, so that the one before can be started again. */
const imageOf = (name: string): string => `${name}:\${RELEASE:?set it in deploy/.env}`;
const OURS = ['amarena', 'amarena-deliver'].map(imageOf);
const { services }: { services: Readonly<Record<string, Service>> } = parse(read('compose.yaml'), { merge: true });
/** A grace period in seconds. */
const secondsIn = (period = ''): number => Number.parseInt(period, 10) * (period.endsWith('m') ? 60 : 1);

it('no settings file gets into the image, and none into the repository', () => {
  const secret = ['**/*.env', '**/.env.*', '**/compose.pinned.yaml'];
  expect(read('Containerfile.dockerignore').split('\n')).toEqual(expect.arrayContaining(secret));
  const ignored = ['deploy/settings.env', 'deploy/.env', 'deploy/monitoring/machines.yaml', 'compose.pinned.yaml'];
  expect(readFileSync(join(DEPLOY, '../.gitignore'), 'utf8').split('\n')).toEqual(expect.arrayContaining(ignored));
});

/** Settings that commands of the operator have, too, with other rights: their names in deploy/.env must differ. */
const OPERATORS = [
  'DATABASE_URL',
  'VALKEY_URL',
  'NATS_URL',
  'DELIVERY_STORE',
  'PHOTO_STORE',
  'S3_ENDPOINT',
  'S3_REGION',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'TRUST_PROXY',
];

it('what compose.yaml says about a setting is a default, and settings.env has no setting that it says', () => {
  const example = [...read('settings.example.env').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(example.length).toBeGreaterThan(10);
  const monitoring: typeof services = parse(read('monitoring/compose.yaml'), { merge: true }).services;
  const set = [services, monitoring].flatMap((file) =>
    Object.entries(file).flatMap(([name, { environment = {} }]) =>
      services[name]?.environment?.ROLES === undefined ? [] : Object.entries(environment),
    ),
  );
  expect(set.length).toBeGreaterThan(50);
  for (const [name, value] of set) {
    if (['ROLES', 'DRAIN_SECONDS'].includes(name)) continue;
    expect(String(value)).toMatch(new RegExp(`^\\$\\{${OPERATORS.includes(name) ? 'SITE_' : ''}${name}:[-?].*\\}$`));
  }
  const before = Object.values(services).flatMap(({ environment }) => (environment?.ROLES === undefined ? [] : Object.keys(environment)));
  expect(example.filter((name) => before.includes(name ?? ''))).toEqual([]);
});

it('every service that runs on says how long it may take to stop: a server 20 seconds and some to spare', () => {
  const running = Object.entries(services).filter(([, { restart }]) => restart === 'unless-stopped');
  expect(running.length).toBeGreaterThan(8);
  for (const [name, { environment, stop_grace_period }] of running) {
    expect([name, secondsIn(stop_grace_period) > 0]).toEqual([name, true]);
    if (environment?.ROLES !== undefined) expect(secondsIn(stop_grace_period)).toBeGreaterThan(20);
  }
});

it('a start may take as long as a migration', () => {
  expect(secondsIn(/--start-period=(\w+)/.exec(read('Containerfile'))?.[1])).toBeGreaterThanOrEqual(600);
});

it('the proxy logs requests without tokens for a week, and believes an address only from the networks of a CDN', () => {
  const proxy = read('Caddyfile');
  const filtered = ['request>uri regexp \\?.* ""', 'request>headers delete', 'resp_headers delete'];
  for (const line of ['roll_keep_for 168h', 'trusted_proxies static {$CDN_NETWORKS}', 'trusted_proxies_strict', ...filtered])
    expect(proxy).toContain(`\t${line}\n`);
  // In the access log, and in that of the proxy itself.
  for (const line of filtered) expect(proxy.split(`\t${line}\n`)).toHaveLength(3);
  const folder = /output file (\S+)\/access\.log/.exec(proxy)?.[1];
  expect(services.proxy?.volumes).toContain(`access:${folder}`);
  expect(services.proxy?.environment).toHaveProperty('CDN_NETWORKS');
  expect(services['web-1']?.environment?.TRUST_PROXY).toContain('CDN_NETWORKS');
});

it('the database counts its statements, as the runbook reads', () => {
  expect(services.database?.command).toContain('shared_preload_libraries=pg_stat_statements');
});

it('a start of the site releases nothing over what teams shipped, and replaces one server after the other', () => {
  expect(services.deliver?.command).toContain('--missing');
  for (const kind of ['web', 'live'])
    expect(services[`${kind}-2`]?.depends_on).toMatchObject({ [`${kind}-1`]: { condition: 'service_healthy' } });
});

it('every image has an exact version', () => {
  const images = Object.values(services).flatMap(({ image = imageOf('amarena') }) => (OURS.includes(image) ? [] : [image]));
  expect(images).not.toHaveLength(0);
  for (const image of images) expect(image).toMatch(/:\d+\.\d+(\.\d+)?(-\w+)?$/);
});

interface Component {
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly unknown[];
}

it('the image says what it consists of: every package of the server with version and licence, and no tool of development', () => {
  expect(read('Containerfile')).toContain('npm run --silent sbom > sbom.cdx.json');
  const printed = execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: join(DEPLOY, '..'), encoding: 'utf8' });
  const { bomFormat, components }: { bomFormat: string; components: readonly Component[] } = JSON.parse(printed);
  expect(bomFormat).toBe('CycloneDX');
  const found = (name: string) => components.filter((component) => component.name === name);
  expect(found('fastify')).toMatchObject([{ version: expect.stringMatching(/^\d+\.\d+\.\d+$/), licenses: [expect.anything()] }]);
  for (const tool of ['jest', 'webpack', '@biomejs/biome', '@playwright/test']) expect(found(tool)).toEqual([]);
});

it('every role has servers, and the proxy sends each path to those that answer it', () => {
  const withRole = (role: string) => Object.keys(services).filter((name) => services[name]?.environment?.ROLES === role);
  expect(ROLES.map(withRole)).toEqual([['web-1', 'web-2'], ['live-1', 'live-2'], ['jobs']]);
  const proxy = read('Caddyfile').replaceAll(/\s+/g, ' ');
  expect(proxy).toContain(`handle ${LIVE_PATH} { reverse_proxy live-1:8080 live-2:8080 {`);
  expect(proxy).toContain('handle { reverse_proxy web-1:8080 web-2:8080 {');
});

it('no two servers share a disk: each has a bucket for what they share', () => {
  const servers = Object.values(services).filter(({ environment }) => environment?.ROLES !== undefined);
  expect(servers).not.toHaveLength(0);
  for (const { environment, volumes } of servers) {
    expect(environment?.DELIVERY_STORE).toContain(':-s3://amarena/delivery}');
    expect(environment?.PHOTO_STORE).toContain(':-s3://amarena-photos}');
    expect(volumes).toBeUndefined();
  }
  expect(services['bucket-made']?.entrypoint?.join(' ')).toContain('amarena amarena-photos');
});

it('a server with tabs gets more time to stop than it takes to send them away', () => {
  for (const name of ['live-1', 'live-2']) {
    const { environment, stop_grace_period } = services[name] ?? {};
    expect(secondsIn(stop_grace_period)).toBeGreaterThanOrEqual(Number(environment?.DRAIN_SECONDS) + 20);
  }
});

it('the proxy bounds what it takes, and waits for another server instead of failing', () => {
  for (const word of ['read_body', 'read_header', 'max_size', 'lb_try_duration']) expect(read('Caddyfile')).toContain(word);
});

it('the servers run an image without compilers and browsers, and only deliveries have both', () => {
  const stages = read('Containerfile').split(/^FROM /m);
  const stage = (name: string): string => stages.find((text) => text.split('\n')[0]?.endsWith(` AS ${name}`)) ?? '';
  expect(stage('packages-of-site')).toContain('--omit=dev');
  expect(stage('site') + stage('base')).not.toContain('chromium');
  expect(stage('deliver')).toContain('chromium');
  expect(stages.at(-1)).toBe(stage('site'));
  expect(services['web-1']).toMatchObject({ image: imageOf('amarena'), build: { target: 'site' } });
  expect(services.deliver).toMatchObject({ image: imageOf('amarena-deliver'), build: { target: 'deliver' } });
});

it('both images run the Node that tests run, and builds find a folder to write to in the sources, which belong to root', () => {
  const text = read('Containerfile');
  const { devDependencies }: { devDependencies: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(DEPLOY, '../package.json'), 'utf8'),
  );
  expect(text).toContain(`ARG NODE=node:${devDependencies.node}-bookworm-slim\n`);
  const outside = [...text.matchAll(/^FROM (\S+)/gm)].map(([, from]) => from).filter((from) => !text.includes(` AS ${from}\n`));
  expect(outside).toHaveLength(2);
  for (const from of outside) expect(from).toMatch(/^\$\{NODE\}$/);
  const deliver = text.split(/^FROM /m).find((stage) => stage.startsWith('base AS deliver')) ?? '';
  const folders = `for folder in .cache node_modules/.federation shell/dist $(printf '%s/dist ' mf-*); do mkdir -p "$folder" && chown node:node`;
  const [made, user] = [folders, 'USER node'].map((line) => deliver.indexOf(line));
  expect(made).toBeGreaterThan(deliver.indexOf('COPY . .'));
  expect(user).toBeGreaterThan(made ?? Number.POSITIVE_INFINITY);
});

it('the demonstration needs no settings and no account, and is open on this machine only', () => {
  const text = read('compose.demo.yaml');
  expect(text).not.toContain('env_file');
  expect(text).not.toMatch(/\$\{/);
  const demo: { services: Record<string, { ports?: readonly string[] }> } = parse(text);
  expect(Object.keys(demo.services)).toEqual(['site']);
  expect(demo.services.site?.ports).toEqual(['127.0.0.1:8080:8080']);
});

it('monitoring reads and traces every server, with images of exact versions, and is open on this machine only', () => {
  const servers = Object.keys(services).filter((name) => services[name]?.environment?.ROLES !== undefined);
  const added: { services: Record<string, Service & { ports?: readonly string[] }> } = parse(read('monitoring/compose.yaml'), {
    merge: true,
  });
  const scraped: { scrape_configs: { static_configs: { targets: string[] }[] }[] } = parse(read('monitoring/prometheus.yaml'));
  expect(scraped.scrape_configs[0]?.static_configs[0]?.targets).toEqual(servers.map((name) => `${name}:8080`));
  expect(servers).not.toHaveLength(0);
  for (const name of servers) expect(added.services[name]?.environment).toHaveProperty('METRICS_TOKEN');
  for (const { image } of Object.values(added.services)) if (image !== undefined) expect(image).toMatch(/:v?\d+\.\d+\.\d+$/);
  const open = Object.values(added.services).flatMap(({ ports = [] }) => ports);
  expect(open).not.toHaveLength(0);
  for (const port of open) expect(port).toMatch(/^127\.0\.0\.1:/);
});
