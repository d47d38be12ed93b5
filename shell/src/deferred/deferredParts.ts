import type { Layout } from '@amarena/shared/contracts/routes';
import type { ReactNode } from 'react';
import type { InPlaceOf } from '../errors/inPlaceOf.tsx';

/** The parts around a page that load after the first paint. */
export interface DeferredParts {
  readonly Banners: () => ReactNode;
  readonly Footer: (props: { layout: Layout }) => ReactNode;
  readonly OfflinePanel: (props: InPlaceOf) => ReactNode;
  readonly PopUps: () => ReactNode;
}
