import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import type { DeliveryStores } from '../delivery/folders.ts';
import type { RenderFailures } from './failures.ts';
import { createMemberScreens, type MemberScreens } from './memberScreens.ts';
import type { Renderer, RendererLoad } from './renderer.ts';
import { createRenderFigures } from './renderFigures.ts';
import { createScreens, type Screens } from './screens.ts';
import { createRenderScreen, versionRendering } from './scripts.ts';

export interface Deps {
  readonly renderer: Renderer;
  readonly delivery: Pick<DeliveryStores, 'artifacts' | 'shell'>;
  readonly publicUrl: string;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
  /** Records what could be rendered and what could not. */
  readonly failures: RenderFailures;
  readonly metrics: Registry;
}

export interface OpenScreens {
  readonly visitors: Screens;
  readonly members: MemberScreens;
  load(): RendererLoad;
  close(): Promise<void>;
}

const LEFT = 'screen not rendered, the browser does it';

/** Screens for visitors and members, rendered with the published scripts. */
export function openScreens({ renderer, delivery, publicUrl, now, log, failures, metrics }: Deps): OpenScreens {
  const figures = createRenderFigures(metrics);
  const renderScreen = figures.counted(
    createRenderScreen({
      renderer,
      readRemote: delivery.artifacts.read,
      readShell: delivery.shell.read,
      publicUrl,
    }),
  );
  const visitors = createScreens({
    renderScreen,
    now,
    onFailure({ cause, ...of }, { path, language, document }) {
      failures.failed({ path, language, document });
      log.error({ err: cause, ...of, path, language }, LEFT);
    },
    onRendered: failures.rendered,
  });
  const members = createMemberScreens({ renderScreen, onFailure: ({ cause, ...of }) => log.error({ err: cause, ...of }, LEFT) });
  return {
    visitors: {
      async screenFor(request) {
        const shown = await visitors.screenFor(request);
        if (versionRendering(request.page, request.route, 'prerender') !== null) figures.page('visitor', shown.screen !== null);
        return shown;
      },
    },
    members: {
      renders: members.renders,
      async screenFor(request) {
        const shown = await members.screenFor(request);
        if (members.renders(request)) figures.page('member', shown.screen !== null);
        return shown;
      },
    },
    load: renderer.load,
    close: renderer.close,
  };
}
