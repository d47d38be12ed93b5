import type { FastifyBaseLogger } from 'fastify';
import type { DeliveryStores } from '../delivery/folders.ts';
import type { RenderFailures } from './failures.ts';
import { createMemberScreens, type MemberScreens } from './memberScreens.ts';
import { createRenderer, type RendererLoad } from './renderer.ts';
import { createScreens, type Screens } from './screens.ts';
import { createRenderScreen } from './scripts.ts';

export interface Deps {
  readonly delivery: Pick<DeliveryStores, 'artifacts' | 'shell'>;
  readonly publicUrl: string;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
  /** Records what could be rendered and what could not. */
  readonly failures: RenderFailures;
}

export interface OpenScreens {
  readonly visitors: Screens;
  readonly members: MemberScreens;
  load(): RendererLoad;
  close(): Promise<void>;
}

const LEFT = 'screen not rendered, the browser does it';

/** Screens for visitors and members, rendered with the published scripts. */
export function openScreens({ delivery, publicUrl, now, log, failures }: Deps): OpenScreens {
  const renderer = createRenderer();
  const renderScreen = createRenderScreen({
    renderer,
    readRemote: delivery.artifacts.read,
    readShell: delivery.shell.read,
    publicUrl,
  });
  return {
    visitors: createScreens({
      renderScreen,
      now,
      onFailure({ cause, ...of }, { path, language, document }) {
        failures.failed({ path, language, document });
        log.error({ err: cause, ...of, path, language }, LEFT);
      },
      onRendered: failures.rendered,
    }),
    members: createMemberScreens({ renderScreen, onFailure: ({ cause, ...of }) => log.error({ err: cause, ...of }, LEFT) }),
    load: renderer.load,
    close: renderer.close,
  };
}
