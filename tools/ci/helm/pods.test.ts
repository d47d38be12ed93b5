import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { ROLES, readConfig } from '../../../server/src/config.ts';
import { CHART, PRODUCTION } from '../chart.ts';
import { containerOf, lint, ofKind, only, partOf, podOf, rendered, SIZES, settingOf } from './manifests.ts';

/** What the Secrets of a site could have. */
const SECRETS: Readonly<Record<string, string>> = {
  ...PRODUCTION,
  AWS_ACCESS_KEY_ID: 'key',
  AWS_SECRET_ACCESS_KEY: 'secret',
  CDN_PURGE_HEADER: 'Fastly-Key: x',
  DATABASE_DIRECT_URL: 'postgres://database/amarena',
  ERRORS_DSN: 'https://key@errors.example.com/42',
  METRICS_TOKEN: 'm'.repeat(32),
  NATS_URL: 'nats://nats:4222',
  VALKEY_URL: 'redis://valkey:6379',
};
/** Seconds in which a server stops, after its tabs are sent away. */
const STOPS_WITHIN = 20;

describe.each(SIZES)('the chart with the %s example', (size) => {
  const manifests = rendered(size);
  const servers = ofKind(manifests, 'Deployment');
  const works = ofKind(manifests, 'Job');

  it('has no fault that Helm finds', () => {
    expect(lint(size)).toContain('1 chart(s) linted, 0 chart(s) failed');
  });

  it('starts each role with an environment that the server accepts', () => {
    expect(servers.map(partOf).toSorted()).toEqual([...ROLES].toSorted());
    for (const server of servers) {
      const { env } = containerOf(server);
      const config = readConfig(Object.fromEntries(env.map(({ name, value }) => [name, value ?? SECRETS[name]])));
      expect([...config.roles]).toEqual([partOf(server)]);
      expect(config).toMatchObject({ production: true, port: 8080, dataDir: '/data' });
      expect(new Set(env.map(({ name }) => name)).size).toBe(env.length);
    }
  });

  it('gives no pod a privilege, the cluster’s API or a disk but its own, and runs images by their digest', () => {
    expect([servers.length, works.length]).toEqual([ROLES.length, 2]);
    for (const manifest of [...servers, ...works]) {
      expect(podOf(manifest)).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
      });
      expect(podOf(manifest)).not.toHaveProperty('hostNetwork');
      expect(containerOf(manifest)).toMatchObject({
        image: expect.stringMatching(/@sha256:[0-9a-f]{64}$/),
        volumeMounts: expect.arrayContaining([expect.objectContaining({ mountPath: '/data' })]),
        resources: { requests: { memory: expect.anything() }, limits: { memory: expect.anything() } },
      });
      expect(containerOf(manifest).securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    }
  });

  it('asks each server whether it lives and is ready, but not whether the database is', () => {
    expect(servers).toHaveLength(ROLES.length);
    for (const server of servers) {
      const probes = ['startupProbe', 'livenessProbe', 'readinessProbe'].map((probe) => containerOf(server)[probe]);
      expect(probes).toMatchObject(['/health/live', '/health/live', '/health/ready'].map((path) => ({ httpGet: { path, port: 'http' } })));
    }
  });

  it('gives a server more time to stop than it takes, and replaces one at a time', () => {
    expect(servers).toHaveLength(ROLES.length);
    for (const server of servers) {
      const role = partOf(server);
      const drain = Number(settingOf(server, 'DRAIN_SECONDS'));
      expect([role, drain]).toEqual([role, role !== 'live' ? 0 : size === 'large' ? 300 : 30]);
      const pause = role === 'web' ? 5 : 0;
      expect(containerOf(server).lifecycle).toEqual(pause === 0 ? undefined : { preStop: { exec: { command: ['sleep', `${pause}`] } } });
      expect(podOf(server).terminationGracePeriodSeconds).toBeGreaterThanOrEqual(pause + drain + STOPS_WITHIN);
      expect(server.spec.strategy).toEqual({ rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } });
    }
    expect(ofKind(manifests, 'PodDisruptionBudget').map(partOf).toSorted()).toEqual([...ROLES].toSorted());
  });

  it('migrates as the owner, then releases what is missing, before a server of the release starts', () => {
    const [migrate, deliver] = [only(manifests, 'Job', 'site-migrate'), only(manifests, 'Job', 'site-deliver')];
    expect(works).toHaveLength(2);
    const weights = [migrate, deliver].map(({ metadata: { annotations = {} } }) => {
      expect(annotations['helm.sh/hook']).toBe('pre-install,pre-upgrade');
      return Number(annotations['helm.sh/hook-weight']);
    });
    expect(weights).toEqual([0, 10]);
    const { args, env } = containerOf(migrate);
    expect(args).toEqual(['node', 'server/src/cli/migrate.ts', '--grant', 'amarena_app']);
    expect(env).toEqual([{ name: 'DATABASE_URL', valueFrom: { secretKeyRef: { name: 'amarena-owner', key: 'DATABASE_URL' } } }]);
    const compose: { services: { deliver: { entrypoint: string[]; command: string[] } } } = parse(
      readFileSync(join(CHART, '../compose.yaml'), 'utf8'),
      { merge: true },
    );
    const { entrypoint, command } = compose.services.deliver;
    expect(command).toContain('--missing');
    // Without the name of who did it.
    expect(containerOf(deliver).args.slice(0, -1)).toEqual([...entrypoint.slice(2), ...command.slice(0, -1)]);
  });
});

describe('the chart', () => {
  it('mounts releases in the browser of jobs servers, with the image that has one', () => {
    const images = ofKind(rendered('large'), 'Deployment').map((server) => [partOf(server), containerOf(server).image.split('@')[0]]);
    expect(Object.fromEntries(images)).toEqual({
      web: 'registry.example.com/amarena',
      live: 'registry.example.com/amarena',
      jobs: 'registry.example.com/amarena-deliver',
    });
  });

  it('writes numbers as the server reads them', () => {
    const server = only(rendered('small', '--set', 'settings.LIVE_OPENINGS=999999,settings.DATABASE_POOL=12'), 'Deployment', 'site-web');
    expect(['LIVE_OPENINGS', 'DATABASE_POOL'].map((name) => settingOf(server, name))).toEqual(['999999', '12']);
  });

  it('replaces the pods for another revision of the Secret', () => {
    const templateWith = (...more: string[]) => only(rendered('small', ...more), 'Deployment', 'site-jobs').spec.template;
    expect(templateWith('--set-string', 'secret.revision=2')).not.toEqual(templateWith('--set-string', 'secret.revision=1'));
  });
});
