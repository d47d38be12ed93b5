import type { RenderedScreen } from '@amarena/shared/federation/render';
import { z } from 'zod';

/** A build's render script. `code` is null if the cell has it already. */
export interface RenderScript {
  readonly id: string;
  readonly code: string | null;
}

/** The scripts that a screen is rendered with. */
interface Scripts {
  readonly platform: RenderScript;
  readonly page: RenderScript;
}

/**
 * What the server sends to the render process, one JSON text per line. The input of a screen and the answer to a
 * question are the line after it: the process passes them on to the script as they are.
 */
export type ToCell =
  /** Loads the scripts, so that the first screen need not wait for that. */
  | (Scripts & { readonly type: 'prepare' })
  | (Scripts & { readonly type: 'render' })
  | { readonly type: 'answer'; readonly question: number }
  | { readonly type: 'refusal'; readonly question: number; readonly why: string };

/** What that process sends back. */
export type FromCell =
  | {
      readonly type: 'question';
      readonly question: number;
      readonly path: string;
      readonly query: Readonly<Record<string, unknown>>;
    }
  | { readonly type: 'prepared' }
  | { readonly type: 'rendered'; readonly screen: BriefScreen }
  | { readonly type: 'failed'; readonly why: string };

/** A screen without what the server has already. */
export interface BriefScreen extends Omit<RenderedScreen, 'styles' | 'answers'> {
  /** `keep`: the number by which later screens of the same scripts refer to this text; null: none does. */
  readonly styles: { readonly kept: number } | { readonly text: string; readonly keep: number | null };
  /** `given`: place among the answers that were sent with the input. */
  readonly answers: readonly ({ readonly key: readonly unknown[] } & ({ readonly given: number } | { readonly answer: unknown }))[];
}

/** Highest number of kept styles: a process that is not trusted must not fill the server's memory with them. */
const LAST_SHEET = 19;
const Key = z.array(z.unknown());

/** Calls behind one screen: those of each are made before it is rendered again. */
const MOST_CALLS = 100;

const Screen = z.object({
  html: z.string(),
  styles: z.union([z.object({ kept: z.int() }), z.object({ text: z.string(), keep: z.int().min(0).max(LAST_SHEET).nullable() })]),
  links: z.string(),
  answers: z.array(z.union([z.object({ key: Key, given: z.int() }), z.object({ key: Key, answer: z.unknown() })])),
  amounts: z
    .custom<NonNullable<RenderedScreen['amounts']>>((value) => value === undefined || (typeof value === 'object' && value !== null))
    .optional(),
  member: z.string().optional(),
  calls: z
    .array(z.object({ path: z.string(), query: z.record(z.string(), z.unknown()), key: z.array(z.unknown()), paged: z.boolean() }))
    .max(MOST_CALLS)
    .optional(),
});

const Message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('question'), question: z.int(), path: z.string(), query: z.record(z.string(), z.unknown()) }),
  z.object({ type: z.literal('prepared') }),
  z.object({ type: z.literal('rendered'), screen: Screen }),
  z.object({ type: z.literal('failed'), why: z.string() }),
]);

/** Parses a line from the render process. Throws for anything unexpected: what runs there is not trusted. */
export const parseFromCell = (line: string): FromCell => Message.parse(JSON.parse(line)) as FromCell;
