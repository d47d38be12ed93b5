import { act, type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { createQueryClient, QueryClientProvider } from '../api/query.ts';
import type { BusWriter } from '../bus/index.ts';
import { findRoute } from '../contracts/platform/routes.ts';
import { routerPath } from '../facades/spa/pageRoutes.tsx';
import type { FakeApi } from './fakeApi.ts';
import { provideSurroundings, type SurroundingsOptions } from './surroundings.ts';

export interface RenderOptions extends SurroundingsOptions {
  /** Path with query; parameters come from the route table. Default: `/`. */
  address?: string;
  /** False: without a router, as for the shell's own parts. Default: with one, like a remote's page. */
  router?: boolean;
}

export interface Rendered extends RenderResult {
  /** What the shell can do: publish live events, receive intents, change the session. */
  readonly shell: BusWriter;
  readonly api: FakeApi;
}

/** Renders a screen or component as the shell would: bus, language, cache, address and a server with fixed answers. */
export async function renderWith(ui: ReactElement, options: RenderOptions = {}): Promise<Rendered> {
  const { address = '/' } = options;
  const { shell, api } = await provideSurroundings(options);
  window.history.replaceState(null, '', address);
  const found = findRoute(new URL(address, window.location.href).pathname);
  const path = found === null ? '*' : routerPath(found.route);
  const result = await act(async () =>
    render(
      <QueryClientProvider client={createQueryClient()}>
        {options.router === false ? (
          ui
        ) : (
          <BrowserRouter>
            <Routes>
              <Route path={path} element={ui} />
            </Routes>
          </BrowserRouter>
        )}
      </QueryClientProvider>,
    ),
  );
  return { ...result, shell, api };
}
