import { globSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES } from '@amarena/shared/contracts/platform/routes';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { ConfigProblem, readConfig } from '../../server/src/config.ts';
import {
  CHART,
  PLAIN_REQUIRED,
  PLAIN_SETTINGS,
  PRODUCTION,
  readChart,
  type Schema,
  SECRET_OPTIONS,
  SECRET_REQUIRED,
  schema,
  settingsOfServer,
  values,
} from './chart.ts';

const DEPLOY = join(CHART, '..');
const templates = globSync('templates/*', { cwd: CHART }).map((file) => ({ file, text: readChart(file) }));
const allTemplates = templates.map(({ text }) => text).join('\n');

/** Libraries read them, not the server's own configuration. */
const OF_LIBRARIES = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'OTEL_EXPORTER_OTLP_HEADERS'];
/** What nobody chooses who installs the chart. */
const OF_THE_CHART = ['NODE_ENV', 'ROLES', 'DRAIN_SECONDS', 'PORT', 'HOST', 'DATA_DIR', 'STAFF_PASSKEYS'];
const inChart = [...Object.keys(PLAIN_SETTINGS), ...SECRET_REQUIRED, ...SECRET_OPTIONS];

describe('the settings in the chart', () => {
  it('are the settings of the server, each in one place', () => {
    const known = settingsOfServer();
    expect(known.length).toBeGreaterThan(40);
    expect(inChart.toSorted()).toEqual([...new Set([...known, ...OF_LIBRARIES])].filter((name) => !OF_THE_CHART.includes(name)).toSorted());
    const guide = readFileSync(join(DEPLOY, '../docs/production.md'), 'utf8');
    for (const name of inChart) expect(guide).toContain(`\`${name}\``);
  });

  it('that templates set themselves are the settings of the server, too', () => {
    const set = [...allTemplates.matchAll(/- \{? ?name: ([A-Z][A-Z_]+)/g)].map(([, name = '']) => name);
    expect(set).toContain('ROLES');
    expect(set.filter((name) => ![...OF_THE_CHART, 'DATABASE_URL', 'HOME'].includes(name))).toEqual([]);
  });

  it('are those that compose.yaml gives its servers; only Amazon’s buckets need no address', () => {
    const { 'x-site': site }: { 'x-site': { environment: Record<string, unknown> } } = parse(
      readFileSync(join(DEPLOY, 'compose.yaml'), 'utf8'),
    );
    const example = readFileSync(join(DEPLOY, 'settings.example.env'), 'utf8');
    const own = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
    const offered = [...example.matchAll(/^#([A-Z_]+)=/gm)].map(([, name = '']) => name);
    expect(own.length + offered.length).toBeGreaterThan(10);
    const given = [...PLAIN_REQUIRED, ...SECRET_REQUIRED, ...values.secret.with, 'S3_ENDPOINT'];
    expect(given.toSorted()).toEqual([...Object.keys(site.environment), ...own].toSorted());
    expect(offered.filter((name) => !inChart.includes(name))).toEqual([]);
  });

  it.each(Object.entries(PLAIN_SETTINGS).filter(([, { type }]) => type === 'integer'))(
    '%s has the bounds of the server',
    (name, { minimum = Number.NaN, maximum = Number.NaN }) => {
      const accepted = (value: number): boolean => {
        try {
          return readConfig({ ...PRODUCTION, [name]: String(value) }).production;
        } catch (error) {
          if (error instanceof ConfigProblem && error.settings.includes(name)) return false;
          throw error;
        }
      };
      expect([minimum - 1, minimum, maximum, maximum + 1].map(accepted)).toEqual([false, true, true, false]);
    },
  );

  it('are secret in a Secret only, which the chart names and never writes', () => {
    const secret = /SECRET|TOKEN|PASSWORD|_KEY|DSN|HEADER|^(DATABASE|SMTP|VALKEY|NATS)_URL$|^DATABASE_DIRECT_URL$|^SEARCH_REPLICAS$/;
    expect(Object.keys(PLAIN_SETTINGS).filter((name) => secret.test(name))).toEqual([]);
    expect(SECRET_REQUIRED.filter((name) => secret.test(name))).toEqual(SECRET_REQUIRED);
    expect(allTemplates).not.toMatch(/kind: Secret|stringData/);
    for (const file of ['values.yaml', 'examples/small.yaml', 'examples/large.yaml'])
      expect(readChart(file)).not.toMatch(/:\/\/[^\s/]+:[^\s/]+@|-----BEGIN/);
  });
});

/** Every object of a schema that lists its properties, by its path. */
const objectsIn = (part: Schema, path: readonly string[] = []): { path: readonly string[]; part: Schema }[] =>
  part.properties === undefined
    ? []
    : [{ path, part }, ...Object.entries(part.properties).flatMap(([name, inner]) => objectsIn(inner, [...path, name]))];

describe('the values of the chart', () => {
  it('are refused if the schema does not know them, at any depth', () => {
    const objects = objectsIn(schema);
    expect(objects.length).toBeGreaterThan(20);
    for (const { path, part } of objects) expect([path, part.additionalProperties]).toEqual([path, false]);
  });

  it('are all in values.yaml, where a comment explains them', () => {
    const missing = objectsIn(schema).flatMap(({ path, part }) => {
      if (path[0] === 'settings') return [];
      const given = path.reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], values);
      const here = given === undefined ? [] : Object.keys(given as object);
      // Resources may have limits only; Helm itself fills `global`.
      const optional = ['global', 'requests', 'limits'];
      return Object.keys(part.properties ?? {}).flatMap((name) =>
        here.includes(name) || optional.includes(name) ? [] : [[...path, name].join('.')],
      );
    });
    expect(missing).toEqual([]);
  });

  it('name an image by its digest, and no template names one by a tag', () => {
    expect(readChart('values.schema.json')).toContain('"^sha256:[0-9a-f]{64}$"');
    const images = [...allTemplates.matchAll(/^ +image: (.*)$/gm)].map(([, image = '']) => image);
    expect(images).toHaveLength(3);
    for (const image of images) expect(image).toContain('include "amarena.image"');
    expect(readChart('templates/_names.tpl')).toContain('{{ .repository }}@{{ .digest }}');
  });
});

describe('the chart', () => {
  it('has the alerts of deploy/monitoring, and no copy of them', () => {
    expect(realpathSync(join(CHART, 'alerts.yaml'))).toBe(realpathSync(join(DEPLOY, 'monitoring/alerts.yaml')));
    expect(readChart('templates/monitoring.yaml')).toContain('.Files.Get "alerts.yaml"');
  });

  it('lets the job that builds write where builds are written, for every part', () => {
    const mounted = [...readChart('templates/jobs.yaml').matchAll(/mountPath: \/site\/(\S+),/g)].map(([, folder]) => folder);
    const builds = ['shell', ...REMOTES].map((part) => `${part}/dist`);
    expect(mounted.toSorted()).toEqual(['.cache', 'node_modules/.federation', ...builds].toSorted());
  });

  it('is a chart of version 2 for named versions of Kubernetes', () => {
    expect(parse(readChart('Chart.yaml'))).toMatchObject({
      apiVersion: 'v2',
      name: 'amarena',
      kubeVersion: expect.stringMatching(/^>=1\.\d+/),
    });
  });
});
