import { RENDER_FILE, RENDERED } from '@amarena/shared/federation/render';
import { ownTemplates } from '../../src/cli/landers/ownTemplates.ts';
import { activate } from '../../src/delivery/activate.ts';
import type { DeliveryStores } from '../../src/delivery/folders.ts';
import { createRenderer, type Renderer } from '../../src/rendering/renderer.ts';
import { delivered, openDelivery, publishBuild, publishShellBuild, type TestDelivery } from '../delivery/support/delivery.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

/** A handwritten shell that renders whatever a page returns. */
const PLATFORM = `module.exports.platform = {
  modules: {},
  page(run) { return run().page; },
  async render(page, input, ask) {
    const { html, answers = [] } = await page(input, ask);
    return { html: '<div ${RENDERED}="' + input.container + '">' + html + '</div>', styles: '', links: '', answers };
  },
};`;

/** Pages that show what they are made for. */
const pages = (version: string) => `module.exports.page = async ({ path, language, settings }, ask) => {
  const shown = [path, language, settings.geoip_country, settings.message_length, '${version}'].join(' ');
  if (!path.startsWith('/landers/')) return { html: '<h1>' + shown + '</h1>' };
  const [, , template, slug = ''] = path.split('/');
  const query = { template, slug, language };
  const answer = await ask('/api/lander.php', query);
  return { html: '<h1>' + shown + ' ' + answer.page.variant + ' ' + answer.page.title + '</h1>', answers: [[['getLander', query], answer]] };
};`;

const PRERENDERED = ['index', 'pages-terms', 'landers-alonetonight-slug', 'landers-gallery-slug'];

/** Publishes a version of mf-landers, and activates it for a percentage of the visitors. */
export async function releasePages(stores: TestDelivery, version: string, percent = 100): Promise<void> {
  const files = { [RENDER_FILE]: pages(version) };
  await publishBuild(stores, { remote: 'mf-landers', version, files, prerender: PRERENDERED, templates: await ownTemplates() });
  delivered(await activate(stores, 'mf-landers', version, percent));
}

/** A renderer whose process runs already: on a busy machine that starts more slowly than a visitor waits. */
async function startedRenderer(): Promise<Renderer> {
  const renderer = createRenderer({ processes: 1 });
  await renderer.render({
    platform: { id: 'shell', code: PLATFORM },
    page: { id: 'page', code: "module.exports.page = async () => ({ html: '' });" },
    input: { path: '/', language: 'it', settings: {}, container: 'mf_ready' },
    ask: async () => ({}),
  });
  return renderer;
}

export interface CdnSite extends TestServer {
  /** The stores of what is live. */
  readonly stores: TestDelivery;
}

/** A server behind a CDN, with pages that are rendered. `environment`: further settings. */
export async function startSite(environment: Record<string, string> = {}, stores?: DeliveryStores): Promise<CdnSite> {
  const delivery = { ...(await openDelivery()), ...stores };
  await publishShellBuild(delivery, { version: '1.1.0', more: { [RENDER_FILE]: PLATFORM } });
  delivered(await activate(delivery, 'shell', '1.1.0'));
  await releasePages(delivery, '1.0.0');
  const server = await startServer({
    overrides: { delivery, renderer: await startedRenderer() },
    environment: { CDN_PURGE_URL: 'http://127.0.0.1:1/purge', ...environment },
  });
  return { ...server, stores: delivery };
}
