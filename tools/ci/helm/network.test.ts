import { LIVE_PATH } from '@amarena/shared/contracts/chat/live';
import { describe, expect, it } from '@jest/globals';
import { ofKind, only, rendered, SIZES } from './manifests.ts';

interface Destination {
  readonly to: readonly { readonly ipBlock?: { readonly cidr: string; readonly except?: readonly string[] } }[];
  readonly ports: readonly object[];
}

describe.each(SIZES)('the network of the %s example', (size) => {
  const manifests = rendered(size);

  it('lets only the proxy in, to servers that answer it', () => {
    for (const name of ['site-web', 'site-live'])
      expect(only(manifests, 'NetworkPolicy', name).spec).toMatchObject({
        policyTypes: ['Ingress'],
        ingress: [{ from: [{ namespaceSelector: expect.anything() }], ports: [{ protocol: 'TCP', port: 'http' }] }],
      });
    expect(ofKind(manifests, 'NetworkPolicy')).toHaveLength(3);
  });

  it('lets every pod out only to what is named, and to https outside of private networks', () => {
    const { spec } = only(manifests, 'NetworkPolicy', 'site');
    expect(spec).toMatchObject({
      policyTypes: ['Ingress', 'Egress'],
      podSelector: { matchLabels: { 'app.kubernetes.io/name': 'amarena', 'app.kubernetes.io/instance': 'site' } },
    });
    const egress = spec.egress as readonly Destination[];
    // An empty list would be everywhere.
    for (const { to, ports } of egress) expect([to, ports]).not.toContainEqual([]);
    expect(egress.filter(({ to }) => to.some(({ ipBlock }) => ipBlock?.cidr === '0.0.0.0/0'))).toMatchObject([
      {
        to: [{ ipBlock: { except: expect.arrayContaining(['10.0.0.0/8', '169.254.0.0/16']) } }, { ipBlock: { cidr: '2000::/3' } }],
        ports: [{ protocol: 'TCP', port: 443 }],
      },
    ]);
  });
});

describe('the proxy of the chart', () => {
  it('is a route that sends the streams to live servers and never ends them, and everything else to web servers', () => {
    expect(only(rendered('small'), 'HTTPRoute').spec).toEqual({
      parentRefs: [{ name: 'public', namespace: 'gateway' }],
      hostnames: ['www.example.com'],
      rules: [
        {
          matches: [{ path: { type: 'Exact', value: LIVE_PATH } }],
          timeouts: { request: '0s', backendRequest: '0s' },
          backendRefs: [{ name: 'site-live', port: 80 }],
        },
        {
          matches: [{ path: { type: 'PathPrefix', value: '/' } }],
          timeouts: { request: '90s' },
          backendRefs: [{ name: 'site-web', port: 80 }],
        },
      ],
    });
  });

  it('is an Ingress each for streams and the rest, with limits of their own', () => {
    const manifests = rendered('large');
    const pathOf = (path: string, pathType: string, name: string) => ({
      spec: {
        tls: [{ hosts: ['www.example.com'], secretName: 'www-example-com' }],
        rules: [{ host: 'www.example.com', http: { paths: [{ path, pathType, backend: { service: { name, port: { name: 'http' } } } }] } }],
      },
    });
    const [live, web] = [only(manifests, 'Ingress', 'site-live'), only(manifests, 'Ingress', 'site-web')];
    expect(live).toMatchObject(pathOf(LIVE_PATH, 'Exact', 'site-live'));
    expect(web).toMatchObject(pathOf('/', 'Prefix', 'site-web'));
    const issuer = { 'cert-manager.io/cluster-issuer': 'public' };
    expect(live.metadata.annotations).toEqual({
      ...issuer,
      'nginx.ingress.kubernetes.io/proxy-buffering': 'off',
      'nginx.ingress.kubernetes.io/proxy-read-timeout': '3600',
    });
    expect(web.metadata.annotations).toEqual({
      ...issuer,
      'nginx.ingress.kubernetes.io/proxy-body-size': '25m',
      'nginx.ingress.kubernetes.io/proxy-read-timeout': '90',
    });
  });

  it('is yours if the chart makes none', () => {
    const kinds = rendered('small', '--set', 'route.kind=none').map(({ kind }) => kind);
    expect(kinds).toContain('Service');
    expect(kinds.filter((kind) => ['HTTPRoute', 'Ingress'].includes(kind))).toEqual([]);
  });
});
