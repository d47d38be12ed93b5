import { atMost } from '../../atMost.ts';
import type { Purging } from '../../cdn/purging.ts';
import type { Db } from '../../db/schema.ts';
import type { DeliveryStores } from '../../delivery/folders.ts';
import { writePins } from '../../delivery/pins.ts';
import type { Fingerprint } from '../../http/fingerprint.ts';
import type { Notifier } from '../../live/notifier.ts';
import type { Intake } from '../../photos/intake.ts';
import type { PhotoStore } from '../../photos/photoStore.ts';
import type { Profiles } from '../profiles/service.ts';
import type { SiteSettings } from '../settings/service.ts';
import { createCounting } from './counting.ts';
import { createDocuments } from './documents.ts';
import { createImages } from './images.ts';
import type { Drawing } from './inspection.ts';
import { createPages } from './landerPage.ts';
import { createLiveLanders } from './liveLanders.ts';
import { createPeople } from './people.ts';
import { createPreviews } from './previews.ts';
import { createPublishing, type PublishingDeps } from './publishing.ts';
import { forgetRevisions } from './repository.ts';
import { createResults } from './results.ts';

/** The remote that draws landers. */
const REMOTE = 'mf-landers';
const MADE_AT_A_TIME = 2;
/** Milliseconds. After a month without a look, the editor is told what is live, not every change since. */
const REVISIONS_KEPT = 2_592_000_000;

/** The templates come with the manifest of the version that draws them, so a release of mf-landers alone changes them. */
async function drawingOf({ registry, artifacts }: Pick<DeliveryStores, 'registry' | 'artifacts'>): Promise<Drawing> {
  const remote = (await registry.newestReadable())?.remotes[REMOTE]?.active.version ?? null;
  const manifest = remote === null ? null : await artifacts.manifest(REMOTE, remote);
  return { remote, templates: manifest?.contract.templates ?? {} };
}

export interface Deps {
  /** Where the pictures of landers are. */
  readonly pictures: PhotoStore;
  readonly fingerprint: Fingerprint;
  readonly notifier: Notifier;
  readonly delivery: DeliveryStores;
  readonly intake: Intake;
  readonly profiles: Profiles;
  readonly settings: Pick<SiteSettings, 'get'>;
  /** Makes a CDN in front forget a lander's pages once the transaction commits. */
  readonly purge: Purging['lander'];
}

/** Landers: what marketing writes and publishes, what visitors see of it, and the results. */
export function createLanders({ pictures, fingerprint, notifier, delivery, intake, profiles, settings, purge }: Deps) {
  const images = createImages({ intake, store: pictures, inTurn: atMost(MADE_AT_A_TIME) });
  const live = createLiveLanders({ notifier });
  const documents = createDocuments({ images, drawing: () => drawingOf(delivery) });
  const previews = createPreviews();
  const people = createPeople({ profiles });
  const counting = createCounting({ fingerprint });
  const announce: PublishingDeps['announce'] = async (trx, lander) => {
    await live.announce(trx);
    await purge(trx, lander);
  };
  const publishing = createPublishing({ documents, announce });

  return {
    documents,
    publishing,
    previews,
    images,
    live,
    counting,
    pages: createPages({
      documents,
      images,
      people,
      live,
      previews,
      profile: (db, memberId, now) => profiles.get(db, null, memberId, now),
      settings: (db, language) => settings.get(db, { language, domain: null, geoip_country: null, geoip_selected_country: null }),
    }),
    results: createResults({ documents, live, announce }),

    /** Marks in the store which versions of the remote landers need, so that none of them is removed. Safe to repeat. */
    async pin(db: Db, now: Date): Promise<void> {
      const versions = await live.remotes(db, now);
      await writePins(
        delivery.objects,
        'landers',
        versions.map((version) => `${REMOTE}@${version}`),
      );
    },

    /** Deletes expired data. */
    async forgetOld(db: Db, now: Date): Promise<void> {
      await counting.forgetOld(db, now);
      await previews.forgetOld(db, now);
      await forgetRevisions(db, new Date(now.getTime() - REVISIONS_KEPT));
    },
  };
}
export type Landers = ReturnType<typeof createLanders>;
