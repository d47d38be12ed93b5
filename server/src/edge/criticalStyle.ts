import type { Layout } from '@amarena/shared/contracts/platform/routes';
import { GROUNDS } from '@amarena/shared/errors/plainPage';

/** Values of the design tokens `--surface` and `--topbar-h`; a test compares them with the tokens. */
export const CRITICAL = { ...GROUNDS, topBar: '64px' } as const;

const GROUND = `:root{color-scheme:light;background:${CRITICAL.light}}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;background:${CRITICAL.dark}}}
[data-theme=dark]{color-scheme:dark;background:${CRITICAL.dark}}
body{margin:0}`;

/** Styles for the first moment, before any script: the background of the theme, and the place of the top bar, if any. */
export const criticalStyle = (layout: Layout): string =>
  layout === 'default' ? `${GROUND}\n#root:empty::before{content:"";display:block;height:${CRITICAL.topBar}}` : GROUND;
