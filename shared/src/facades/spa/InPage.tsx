import type { ReactNode } from 'react';
import { QueryClientProvider, queryClient } from '../../api/query.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import type { CrashReport } from './lifecycles.ts';

/** Wraps a page or a widget of a remote: the page's only query cache, and an error boundary that reports to the shell. */
export const InPage = ({ onCrash, children }: { onCrash: CrashReport; children: ReactNode }) => (
  <CrashBoundary onCrash={onCrash}>
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  </CrashBoundary>
);
