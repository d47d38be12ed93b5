import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import * as z from 'zod';
import { startServer, type TestServer } from '../support/startServer.ts';
import { CLUSTER_METRICS, OTHER_METRICS } from './otherMetrics.ts';

const ROOT = join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const Rule = z.union([
  z.strictObject({ record: z.string(), expr: z.string() }),
  z.strictObject({
    alert: z.string(),
    expr: z.string(),
    for: z.string().optional(),
    labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
    annotations: z.strictObject({ summary: z.string(), runbook_url: z.string() }),
  }),
]);
const rules = z
  .strictObject({ groups: z.array(z.strictObject({ name: z.string(), rules: z.array(Rule) })) })
  .parse(parse(read('deploy/monitoring/alerts.yaml')))
  .groups.flatMap((group) => group.rules);
const alerts = rules.flatMap((rule) => ('alert' in rule ? [rule] : []));
const jobsIn = (file: string): string[] =>
  z
    .object({ scrape_configs: z.array(z.object({ job_name: z.string() })) })
    .parse(parse(read(`deploy/monitoring/${file}`)))
    .scrape_configs.map(({ job_name }) => job_name);
const recorded = rules.flatMap((rule) => ('record' in rule ? [rule.record] : []));
const { panels } = z
  .object({
    panels: z.array(z.object({ title: z.string(), type: z.string(), targets: z.array(z.object({ expr: z.string() })).default([]) })),
  })
  .parse(JSON.parse(read('deploy/monitoring/dashboard.json')));
const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

const WORDS = ['and', 'or', 'unless', 'by', 'without', 'on', 'ignoring', 'offset'];

/** The metrics that an expression reads: names that are neither functions nor words, labels nor durations. */
function metricsIn(expr: string): string[] {
  const bare = expr.replace(/\{[^}]*\}|\[[^\]]*\]|\boffset \w+|\b(?:by|without|on) \([^)]*\)/g, ' ');
  return [...bare.matchAll(/(?<![\w:.])[a-z_][\w:]*(?!\w|\s*\()/gi)].map(([name]) => name).filter((name) => !WORDS.includes(name));
}
/** The name of a metric without what a histogram appends. */
const familyOf = (name: string): string => name.replace(/_(bucket|count|sum)$/, '');
/** Those of Prometheus' own client. */
const isOfProcess = (name: string): boolean => /^(process|nodejs)_/.test(name);

/** A runbook's section for an alert. */
const sectionOf = (alert: string): string => read('docs/runbook.md').split(`\n## ${alert}\n`)[1]?.split('\n## ')[0] ?? '';

describe('monitoring', () => {
  let site: TestServer;
  let known: string[];
  beforeAll(async () => {
    // With a Valkey, which does not even have to be there, `/metrics` also has the figures of heartbeats.
    site = await startServer({ environment: { VALKEY_URL: 'redis://127.0.0.1:1', NATS_URL: 'nats://127.0.0.1:1' } });
    const { payload } = await site.server.inject({ url: '/metrics' });
    known = [...payload.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name);
  });
  afterAll(() => site.close());

  it('reads in alerts and dashboard only what /metrics, another rule, or another program has', () => {
    const used = [...rules.map(({ expr }) => expr), ...shown].flatMap(metricsIn);
    expect(used.length).toBeGreaterThan(60);
    const others = [...Object.values(OTHER_METRICS).flat(), ...CLUSTER_METRICS];
    const there = new Set([...known, ...recorded, ...others, 'up']);
    expect(used.filter((name) => !there.has(name) && !there.has(familyOf(name)))).toEqual([]);
    expect(others.filter((name) => !used.includes(name))).toEqual([]);
  });

  it('gets what other programs have by jobs of the names that alerts know, and only servers without a file of your own', () => {
    expect(jobsIn('prometheus.yaml')).toEqual(['amarena']);
    expect(jobsIn('machines.example.yaml').toSorted()).toEqual(Object.keys(OTHER_METRICS).toSorted());
    const named = rules.flatMap(({ expr }) => [...expr.matchAll(/job="([^"]+)"/g)].map(([, job]) => job));
    expect(named).toContain('amarena-machines');
    expect(named.filter((job) => job !== 'amarena' && !(job !== undefined && job in OTHER_METRICS))).toEqual([]);
    expect(read('deploy/monitoring/prometheus.yaml')).toContain('\nscrape_config_files:\n  - machines.yaml\n');
  });

  it('shows or watches everything that /metrics has of the site, and the guide explains it', () => {
    const used = new Set([...rules.map(({ expr }) => expr), ...shown].flatMap(metricsIn).map(familyOf));
    const own = known.filter((name) => !isOfProcess(name));
    expect(own.length).toBeGreaterThan(25);
    expect(own.filter((name) => !used.has(name))).toEqual([]);
    const guide = read('docs/production.md');
    expect(own.filter((name) => !guide.includes(`\`${name}`))).toEqual([]);
  });

  it('has a section in the runbook for each alert, which says everything, and none besides', () => {
    expect(alerts.length).toBeGreaterThan(20);
    for (const { alert, annotations } of alerts) {
      expect(annotations.runbook_url).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
      for (const part of ['Meaning', 'Members', 'Look', 'Do', 'Over'])
        expect([alert, sectionOf(alert)]).toEqual([alert, expect.stringContaining(`**${part}.**`)]);
    }
    const sections = [...read('docs/runbook.md').matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    expect(sections.toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted());
  });

  it('has a row in the dashboard for each area', () => {
    expect(panels.filter(({ type }) => type === 'row').map(({ title }) => title)).toEqual([
      "Members' experience",
      'API',
      'Rendering',
      'Live streams',
      'Jobs and mails',
      'Database',
      'Money',
      'Delivery',
    ]);
  });
});
