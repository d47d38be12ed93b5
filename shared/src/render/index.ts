export { answersFrom } from './answersFrom.ts';
export { collectStyles } from './collectStyles.tsx';
export { definePage, recordPage } from './recordPage.ts';
export { forgetPage, type RenderedPage, renderPage } from './renderPage.tsx';
export { toHtml } from './toHtml.ts';
