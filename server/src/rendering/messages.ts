import type { RenderedScreen, RenderInput } from '@amarena/shared/federation/render';
import { z } from 'zod';

/** A build's render script. `code` is null if the cell has it already. */
export interface RenderScript {
  readonly id: string;
  readonly code: string | null;
}

/** What the server sends to the render process, one JSON text per line. */
export type ToCell =
  | { readonly type: 'render'; readonly platform: RenderScript; readonly page: RenderScript; readonly input: RenderInput }
  | { readonly type: 'answer'; readonly question: number; readonly data: unknown }
  | { readonly type: 'refusal'; readonly question: number; readonly why: string };

/** What that process sends back. */
export type FromCell =
  | {
      readonly type: 'question';
      readonly question: number;
      readonly path: string;
      readonly query: Readonly<Record<string, unknown>>;
    }
  | { readonly type: 'rendered'; readonly screen: RenderedScreen }
  | { readonly type: 'failed'; readonly why: string };

const Screen = z.object({
  html: z.string(),
  styles: z.string(),
  links: z.string(),
  answers: z.array(z.tuple([z.array(z.unknown()), z.unknown()])),
  amounts: z
    .custom<NonNullable<RenderedScreen['amounts']>>((value) => value === undefined || (typeof value === 'object' && value !== null))
    .optional(),
});

const Message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('question'), question: z.int(), path: z.string(), query: z.record(z.string(), z.unknown()) }),
  z.object({ type: z.literal('rendered'), screen: Screen }),
  z.object({ type: z.literal('failed'), why: z.string() }),
]);

/** Parses a line from the render process. Throws for anything unexpected: what runs there is not trusted. */
export const parseFromCell = (line: string): FromCell => Message.parse(JSON.parse(line)) as FromCell;
