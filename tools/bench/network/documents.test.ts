import { describe, expect, it } from '@jest/globals';
import { isRendered, withoutScreen, withoutScripts } from './documents.ts';

const CARD = '<main><div><a href="/members/1"><div>Giulia</div></a></div></main>';
const RENDERED = `<!doctype html>
<html lang="it">
<head>
<style nonce="n">:root{color-scheme:light}</style>
<style nonce="n" data-styled="true">.a{color:red}
.b{color:blue}</style>
<link rel="preload" as="image" href="/photos/1.webp">
<link rel="manifest" href="/manifest.webmanifest">
<link rel="preload" as="font" href="/font.woff2">
</head>
<body>
<div id="root"><div data-rendered="members">${CARD}</div></div>
<template id="later-scripts">
<script defer src="/shell/main.js"></script>
<link rel="preload" as="script" href="/artifacts/page.js">
</template>
<noscript><style nonce="n">.legal{}</style><footer></footer></noscript>
<template id="start-guard"><p></p></template>
<script type="application/json" id="boot">{}</script>
<script type="application/json" id="answers">[]</script>
<script type="application/json" id="amounts">[]</script>
</body>
</html>
`;

describe('The same page in other ways', () => {
  it('goes out without what the server rendered', () => {
    expect(withoutScreen(RENDERED)).toBe(`<!doctype html>
<html lang="it">
<head>
<style nonce="n">:root{color-scheme:light}</style>
<link rel="manifest" href="/manifest.webmanifest">
<link rel="preload" as="font" href="/font.woff2">
<script defer src="/shell/main.js"></script>
<link rel="preload" as="script" href="/artifacts/page.js">
</head>
<body>
<div id="root"></div>
<noscript><style nonce="n">.legal{}</style><footer></footer></noscript>
<template id="start-guard"><p></p></template>
<script type="application/json" id="boot">{}</script>
</body>
</html>
`);
  });

  it("goes out with everything in its head that a member's page has after its screen", () => {
    const preload = '<link rel="preload" as="script" href="/artifacts/page.js" fetchpriority="low">';
    const html = RENDERED.replace(/<template id="later-scripts">.*?<\/template>/s, preload);
    expect(withoutScreen(html)).toBe(withoutScreen(RENDERED).replace('<script defer src="/shell/main.js"></script>\n', ''));
  });

  it('stays as it is if nothing was rendered', () => {
    const html = RENDERED.replace(' data-rendered="members"', '');
    expect(isRendered(html)).toBe(false);
    expect(withoutScreen(html)).toBe(html);
  });

  it('keeps elements, styles, pictures and fonts as plain HTML, and no script', () => {
    expect(withoutScripts(RENDERED)).toBe(`<!doctype html>
<html lang="it">
<head>
<style>:root{color-scheme:light}</style>
<style data-styled="true">.a{color:red}
.b{color:blue}</style>
<link rel="preload" as="image" href="/photos/1.webp">
<link rel="preload" as="font" href="/font.woff2">
</head>
<body>
<div id="root"><div data-rendered="members">${CARD}</div></div>
</body>
</html>
`);
  });
});
