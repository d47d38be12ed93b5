import type { RenderedScreen, RenderInput } from '@amarena/shared/federation/render';

/** A build's render script. `code` is null where the worker has it already. */
export interface RenderScript {
  readonly id: string;
  readonly code: string | null;
}

/** What the main thread says to the one that renders. */
export type ToWorker =
  | { readonly type: 'render'; readonly platform: RenderScript; readonly page: RenderScript; readonly input: RenderInput }
  | { readonly type: 'answer'; readonly question: number; readonly data: unknown }
  | { readonly type: 'refusal'; readonly question: number; readonly why: string };

/** What the thread that renders says back. */
export type FromWorker =
  | {
      readonly type: 'question';
      readonly question: number;
      readonly path: string;
      readonly query: Readonly<Record<string, unknown>>;
    }
  | { readonly type: 'rendered'; readonly screen: RenderedScreen }
  | { readonly type: 'failed'; readonly why: string };
