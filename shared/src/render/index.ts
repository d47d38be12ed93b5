export { answersFrom } from './answersFrom.ts';
export { definePage, recordPage } from './recordPage.ts';
export { type RenderedPage, renderPage } from './renderPage.tsx';
export { toHtml } from './toHtml.ts';
