import type { FastifyBaseLogger } from 'fastify';
import type { DeliveryStores } from '../delivery/folders.ts';
import { createRenderer } from './renderer.ts';
import { createScreens, type Screens } from './screens.ts';

export interface RenderingGround {
  readonly delivery: Pick<DeliveryStores, 'artifacts' | 'shell'>;
  readonly publicUrl: string;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
}

/** Screens for visitors, rendered with the scripts that were published. */
export function openScreens({ delivery, publicUrl, now, log }: RenderingGround): Screens & { close(): Promise<void> } {
  const renderer = createRenderer();
  const screens = createScreens({
    renderer,
    readRemote: delivery.artifacts.read,
    readShell: delivery.shell.read,
    publicUrl,
    now,
    onFailure: ({ cause, ...of }) => log.error({ err: cause, ...of }, 'screen not rendered, the browser does it'),
  });
  return { ...screens, close: renderer.close };
}
