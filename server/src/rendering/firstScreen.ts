import type { Ask, KnownAnswer, MadeCall, RenderedScreen } from '@amarena/shared/federation/render';

/** The first screen of a page: as HTML, or else with the answers that it requests first. */
export interface FirstScreen {
  /** Null: the browser renders it. */
  readonly screen: RenderedScreen | null;
  /** Empty if the screen was rendered: it brings its own. */
  readonly answers: readonly KnownAnswer[];
  /** The calls of a member's rendered screen, or of these answers, which the browser does not make. */
  readonly made: readonly MadeCall[];
}

/** The browser renders the screen, and requests everything itself. */
export const NOTHING: FirstScreen = { screen: null, answers: [], made: [] };

/** Records what is answered. */
export interface Recording {
  readonly ask: Ask;
  calls(): MadeCall[];
  /** The page as it goes out without HTML. */
  withoutHtml(): FirstScreen;
}

export function recording(ask: Ask): Recording {
  const answers: KnownAnswer[] = [];
  const calls = (): MadeCall[] => answers.map(([path, query]) => [path, query]);
  return {
    calls,
    withoutHtml: () => ({ ...NOTHING, answers: [...answers], made: calls() }),
    async ask(path, query) {
      const answer = await ask(path, query);
      answers.push([path, query, answer]);
      return answer;
    },
  };
}

/** Resolves with null after a while; a server that stops does not wait for it. */
export const after = (milliseconds: number): Promise<null> => {
  const { promise, resolve } = Promise.withResolvers<null>();
  setTimeout(resolve, milliseconds, null).unref();
  return promise;
};

/** Milliseconds for the answers of a page that nothing else can be sent with. */
const ANSWERS_WITHIN = 500;

/** The page with what is answered in time of these calls. What is refused is left out. */
export async function answersAlone(calls: readonly MadeCall[], ask: Ask): Promise<FirstScreen> {
  const recorded = recording(ask);
  await Promise.race([Promise.allSettled(calls.map(([path, query]) => recorded.ask(path, query))), after(ANSWERS_WITHIN)]);
  return recorded.withoutHtml();
}
