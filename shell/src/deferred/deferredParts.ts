import type { Layout, RouteName } from '@amarena/shared/contracts/platform/routes';
import type { ReactNode } from 'react';
import type { ReplacementProps } from '../errors/replacement.tsx';

/** The parts around a page that load after the first paint. */
export interface DeferredParts {
  readonly Banners: () => ReactNode;
  readonly Footer: (props: { layout: Layout }) => ReactNode;
  readonly OfflinePanel: (props: ReplacementProps) => ReactNode;
  readonly PopUps: () => ReactNode;
  readonly TopBar: (props: { routeName: RouteName | null }) => ReactNode;
}
