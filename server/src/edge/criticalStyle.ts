import type { Layout } from '@amarena/shared/contracts/routes';

/** Values of the design tokens `--surface` and `--topbar-h`; a test holds them against the tokens. */
export const CRITICAL = { light: '#fcf9f5', dark: '#1a1111', topBar: '64px' } as const;

const GROUND = `:root{color-scheme:light;background:${CRITICAL.light}}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;background:${CRITICAL.dark}}}
[data-theme=dark]{color-scheme:dark;background:${CRITICAL.dark}}
body{margin:0}`;

/** Style of the first moment, before any script: the ground of the theme, and the place of the top bar where there is one. */
export const criticalStyle = (layout: Layout): string =>
  layout === 'default' ? `${GROUND}\n#root:empty::before{content:"";display:block;height:${CRITICAL.topBar}}` : GROUND;
