import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { ROLES } from '../../../server/src/config.ts';
import { CHART } from '../chart.ts';
import { ofKind, only, partOf, refusal, rendered } from './manifests.ts';

const SMALL = ['-f', join(CHART, 'examples/small.yaml')];

describe('the options of the chart', () => {
  it('scale web and live servers, the live ones down by one server at a time', () => {
    const manifests = rendered('large');
    const [live, web] = [only(manifests, 'HorizontalPodAutoscaler', 'site-live'), only(manifests, 'HorizontalPodAutoscaler', 'site-web')];
    expect(live.spec).toMatchObject({
      scaleTargetRef: { kind: 'Deployment', name: 'site-live' },
      metrics: [{ type: 'Resource' }, { pods: { metric: { name: 'live_streams' }, target: { averageValue: '8000' } } }],
      behavior: { scaleDown: { policies: [{ type: 'Pods', value: 1, periodSeconds: 420 }] } },
    });
    expect(web.spec).toMatchObject({
      scaleTargetRef: { name: 'site-web' },
      minReplicas: 3,
      maxReplicas: 12,
      metrics: [{ type: 'Resource' }],
    });
    const replicas = ofKind(manifests, 'Deployment').map((server) => [partOf(server), server.spec.replicas]);
    expect(Object.fromEntries(replicas)).toEqual({ web: undefined, live: undefined, jobs: 2 });
  });

  it('watch every server under the name that alerts know, with the alerts of deploy/monitoring', () => {
    const manifests = rendered('large');
    expect(only(manifests, 'PodMonitor').spec).toMatchObject({
      selector: { matchExpressions: [{ operator: 'In', values: [...ROLES] }] },
      podMetricsEndpoints: [
        {
          port: 'http',
          path: '/metrics',
          authorization: { credentials: { name: 'amarena', key: 'METRICS_TOKEN' } },
          relabelings: [{ targetLabel: 'job', replacement: 'amarena' }],
        },
      ],
    });
    expect(only(manifests, 'PrometheusRule').spec).toEqual(parse(readFileSync(join(CHART, '../monitoring/alerts.yaml'), 'utf8')));
  });
});

describe('wrong values', () => {
  it.each([
    ['a tag in place of a digest', 'image.digest=1.4.0', 'digest'],
    ['no digest', 'image.digest=', 'digest'],
    ['a setting that no server knows', 'settings.DATABSE_POOL=5', 'DATABSE_POOL'],
    ['a secret among the settings', 'settings.SMTP_URL=smtps://mail', 'SMTP_URL'],
    ['a missing setting', 'settings.TRUST_PROXY=null', 'TRUST_PROXY'],
    ['an address without https', 'settings.PUBLIC_URL=http://www.example.com', 'PUBLIC_URL'],
    ['a number beyond its bounds', 'settings.DATABASE_POOL=0', 'DATABASE_POOL'],
    ['a text in place of a number', 'live.drainSeconds=long', 'drainSeconds'],
    ['a Secret without a name', 'secret.name=', 'secret'],
    ['an unknown setting of the Secret', 'secret.with={PASSWORD}', 'secret'],
    ['no owner for migrations', 'migration.secret=', 'migration'],
    ['a value that the chart does not know', 'web.replica=3', 'replica'],
    ['a Gateway without a name', 'route.gateway.name=', 'gateway'],
    ['an Ingress without a certificate', 'route.kind=ingress', 'tlsSecret'],
    ['a policy that lets nobody in', 'networkPolicy.proxies=null', 'proxies'],
    ['a destination without peers, which would be everywhere', 'networkPolicy.to.database.peers=null', 'database'],
    ['deliveries without an image', 'deliver.image.digest=', 'deliver'],
    ['figures that nobody may read', 'monitoring.podMonitor.enabled=true', 'secret'],
  ])('%s is refused with its name', (_what, assignment, named) => {
    expect(refusal(...SMALL, '--set', assignment)).toContain(named);
  });

  it('all that a site has to say itself is named at once', () => {
    const said = refusal();
    for (const named of ['digest', 'PUBLIC_URL', 'TRUST_PROXY', 'secret', 'migration', 'gateway', 'proxies']) expect(said).toContain(named);
  });
});
