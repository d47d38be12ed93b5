import type { FastifyBaseLogger } from 'fastify';
import type { DeliveryStores } from '../delivery/folders.ts';
import type { RenderFailures } from './failures.ts';
import { createRenderer } from './renderer.ts';
import { createScreens, type Screens } from './screens.ts';

export interface Deps {
  readonly delivery: Pick<DeliveryStores, 'artifacts' | 'shell'>;
  readonly publicUrl: string;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
  /** Records what could be rendered and what could not. */
  readonly failures: RenderFailures;
}

/** Screens for visitors, rendered with the published scripts. */
export function openScreens({ delivery, publicUrl, now, log, failures }: Deps): Screens & { close(): Promise<void> } {
  const renderer = createRenderer();
  const screens = createScreens({
    renderer,
    readRemote: delivery.artifacts.read,
    readShell: delivery.shell.read,
    publicUrl,
    now,
    onFailure({ cause, ...of }, { path, language, document }) {
      failures.failed({ path, language, document });
      log.error({ err: cause, ...of, path, language }, 'screen not rendered, the browser does it');
    },
    onRendered: failures.rendered,
  });
  return { ...screens, close: renderer.close };
}
