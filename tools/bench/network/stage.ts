import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { freePort } from '../../../server/src/freePort.ts';
import { provideBrowser } from '../../browser.ts';
import type { Mono } from '../front.ts';
import { programAt } from '../programs.ts';
import { type Site, startSite } from '../site.ts';
import { startCaddy } from './caddy.ts';
import { makeCertificate } from './certificate.ts';
import { type NetworkFront, startNetworkFront } from './front.ts';
import { startLine } from './line.ts';

/** Everything between a browser and the site, and the browser that trusts the certificate. */
export interface Stage {
  readonly site: Site;
  readonly front: NetworkFront;
  readonly browser: Browser;
  /** The site's address at the near end of the line. */
  readonly address: string;
  /** Path of the certificate. */
  readonly certificate: string;
}

export interface StageDeps {
  readonly dataDir: string;
  readonly mono: () => Promise<Mono>;
  /** Arguments of the browser. */
  readonly args: readonly string[];
}

/**
 * Runs `work` with browser, line, Caddy, front and site, in this order, and stops them afterwards. Throws
 * `NotMeasurable` before anything starts.
 */
export async function withStage<Value>({ dataDir, mono, args }: StageDeps, work: (stage: Stage) => Promise<Value>): Promise<Value> {
  for (const program of ['openssl', 'caddy']) programAt(program);
  const ends: (() => Promise<unknown>)[] = [];
  const until = <Part>(part: Part, end: () => Promise<unknown>): Part => {
    ends.unshift(end);
    return part;
  };
  try {
    const folder = await mkdtemp(join(tmpdir(), 'amarena-network-'));
    until(folder, () => rm(folder, { recursive: true, force: true }));
    const { trust, ...certificate } = makeCertificate(folder);
    const port = await freePort();
    const address = `https://localhost:${port}`;
    const site = await startSite(dataDir, { PUBLIC_URL: address });
    until(site, site.stop);
    const front = await startNetworkFront(site, await mono());
    until(front, front.stop);
    const caddy = await startCaddy(folder, front.address, { ...certificate, trust });
    until(caddy, caddy.stop);
    const line = await startLine(caddy.socket, port);
    until(line, line.stop);
    const browser = await chromium.launch({
      executablePath: provideBrowser(),
      args: [...args, `--ignore-certificate-errors-spki-list=${trust}`],
    });
    until(browser, () => browser.close());
    return await work({ site, front, browser, address, certificate: certificate.certificate });
  } finally {
    for (const end of ends) await end();
  }
}
