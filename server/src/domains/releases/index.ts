import type { DeliveryStores } from '../../delivery/folders.ts';
import { createMountApart } from '../../delivery/smoke/mountApart.ts';
import type { Api } from '../../http/platform.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { DAY } from '../../times.ts';
import type { Passkeys } from '../passkeys/service.ts';
import { registerDesk } from './deskRoutes.ts';
import { createDeskView } from './deskView.ts';
import { registerDeskView } from './deskViewRoutes.ts';
import { createExchange } from './exchange.ts';
import type { GrantNames } from './grantNames.ts';
import { deletePublicationsBefore } from './publications.repository.ts';
import { registerReleases } from './routes.ts';
import { createSteps, type StepsDeps } from './steps.ts';
import { deleteExchangedBefore } from './tokens.repository.ts';
import { createUploads } from './uploads.ts';
import { createView } from './view.ts';

interface Deps extends Pick<StepsDeps, 'isSuspended'> {
  readonly passkeys: Pick<Passkeys, 'confirmation' | 'confirm'>;
  readonly jobs: Jobs;
  readonly stores: DeliveryStores;
  /** The names of grants, for what is shown of history and status. */
  readonly grantNames: GrantNames;
}

/** Releases over HTTP: what the command line does with the keys of the store, a token does with rights of its own. */
export function openReleases(api: Api, { jobs, stores, passkeys, isSuspended, grantNames }: Deps) {
  const { db, now, config } = api.platform;
  const { log } = api.server;
  const uploads = createUploads({ db, now, stores, onLeft: (error) => log.error({ err: error }, 'a published upload was not removed') });
  const apart = createMountApart(config);
  const steps = createSteps({ db, now, jobs, stores, uploads, isSuspended, mount: apart.mount, log });
  const exchange = createExchange({ db, now, trust: config.deliveryTrust });
  registerReleases(api, { uploads, steps, exchange, view: createView(stores, { now, grantNames }) });
  registerDesk(api, { steps, passkeys });
  registerDeskView(api, createDeskView(stores, now));
  return {
    async forgetOld(): Promise<void> {
      await uploads.forgetOld();
      const yesterday = new Date(now().getTime() - DAY);
      await deletePublicationsBefore(db, yesterday);
      await deleteExchangedBefore(db, yesterday);
    },
    /** Ends running mounts; another server takes their steps over. */
    async close(): Promise<void> {
      steps.stopping();
      await apart.close();
    },
  };
}
export type Releases = ReturnType<typeof openReleases>;
export { createGrantNames, type GrantNames } from './grantNames.ts';
