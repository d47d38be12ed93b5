import type { App } from '../../compose/app.ts';
import { hashPassword } from '../../domains/accounts/passwordHash.ts';
import { LANDERS_FOLDER, landerFiles, publishFirst } from '../../domains/landers/files/publishFiles.ts';
import { DEMO_PRESENCE_EVERY, refreshDemoPresence } from './demoPresence.ts';
import { type DemoDeps, drawFirstScreens, seedDemo } from './seedDemo.ts';

type Site = Pick<App, 'platform' | 'services' | 'server'>;

const PAGES_DRAWN = 2;

function demoDeps({ platform, services }: Site, progress: (step: string) => void): DemoDeps {
  const { credits, chats, gifts, money, settings, likes, search, photos, intake, verification, moderation } = services;
  const { reports, complaints } = moderation;
  return {
    db: platform.db,
    production: platform.config.production,
    services: {
      chats,
      credits,
      gifts,
      intake,
      prices: settings.site,
      money,
      likes,
      search,
      verification,
      reports,
      complaints,
      hashPassword,
      issueOffer: money.offers.issue,
    },
    photos,
    now: platform.now(),
    progress,
  };
}

async function publishLanders({ platform, services }: Site, progress: (step: string) => void): Promise<void> {
  progress('landers');
  const { landers, intake } = services;
  const site = { db: platform.db, landers, intake, now: platform.now() };
  const { refused } = await publishFirst(site, await landerFiles(LANDERS_FOLDER));
  for (const line of refused) progress(`not published: ${line}`);
}

/**
 * Fills the site with the demonstration community and its landers through its own services; false if they exist
 * already.
 */
export async function fillDemo(site: Site, progress: (step: string) => void): Promise<boolean> {
  const filled = await seedDemo(demoDeps(site, progress));
  await publishLanders(site, progress);
  return filled;
}

/** Demo log-ins exist only with the embedded defaults: starting the server never fills a database of your own. */
export const hasDemo = ({ platform: { config } }: Pick<App, 'platform'>): boolean => !config.production && config.databaseUrl === null;

/** Fills the site if it has a demo, and then keeps some members coming and going. Returns a function that stops that. */
export async function startDemo(site: Site, progress: (step: string) => void): Promise<() => void> {
  if (!hasDemo(site)) return () => undefined;
  const { platform, server } = site;
  const complain = (what: string) => (error: unknown) => server.log.error({ err: error }, what);
  const deps = demoDeps(site, progress);
  const filled = await fillDemo(site, progress);
  // The site does not wait for these: an image that is requested earlier is drawn at once.
  if (filled) drawFirstScreens(deps, PAGES_DRAWN).catch(complain('photos could not be drawn ahead'));
  // Members who were online when the site stopped no longer are.
  if (!filled) await refreshDemoPresence(platform.db, platform.now());
  const timer = setInterval(() => {
    refreshDemoPresence(platform.db, platform.now()).catch(complain('demo members stay away'));
  }, DEMO_PRESENCE_EVERY);
  return () => clearInterval(timer);
}
