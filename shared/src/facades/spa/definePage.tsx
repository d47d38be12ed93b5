import type { ComponentType } from 'react';
import type { AnyRemote, RoutesOf } from '../../contracts/platform/routes.ts';
import { AddressRouter } from './AddressRouter.tsx';
import type { Lifecycles, PreparedCatalogue } from './lifecycles.ts';
import { pageRoutes, RoutedScreen, type Screens } from './pageRoutes.tsx';
import { reactLifecycles } from './reactLifecycles.tsx';

export interface Page {
  catalogue: PreparedCatalogue;
  screens: Screens;
}

/** A page with a screen for each route of its remote: a missing one, or one of another remote, does not compile. */
export interface PageOf<Owner extends AnyRemote> extends Page {
  screens: [Owner] extends [never] ? Screens : { readonly [Name in RoutesOf<Owner>]: ComponentType };
}

/**
 * A remote's page application, exposed as `./page`: one React root with one router for all its screens. Data comes from
 * the query cache, so the declarative router is enough; the one with loaders is twenty kilobytes larger. With the
 * remote as type argument, `definePage<'mf-chat'>({ … })`, the compiler checks that no screen is missing.
 */
export function definePage<Owner extends AnyRemote = never>({ catalogue, screens }: PageOf<Owner>): Lifecycles {
  const routes = pageRoutes(screens);
  const { bootstrap, mount, unmount } = reactLifecycles(catalogue, () => (
    <AddressRouter>
      <RoutedScreen routes={routes} />
    </AddressRouter>
  ));
  return { bootstrap, mount, unmount };
}
