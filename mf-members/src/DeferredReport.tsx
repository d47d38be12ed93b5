import type { Widgets } from '@amarena/shared/contracts/platform/widgets';
import { lazy, Suspense } from 'react';
import { withWords } from './report/catalogue.ts';

const ReportDialog = lazy(() => withWords(() => import('./report/ReportDialog.tsx')).then((module) => ({ default: module.ReportDialog })));

/** The report dialog, loaded when it is first opened. */
export function DeferredReport(props: Widgets['report']) {
  return (
    <Suspense fallback={null}>
      <ReportDialog {...props} />
    </Suspense>
  );
}
