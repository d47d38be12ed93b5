/** The backgrounds of both themes, for pages without the design tokens; a test compares the two. */
export const GROUNDS = { light: '#fcf9f5', dark: '#1a1111' } as const;

/** Style of a stand-alone page: the server's error page, and the service worker's offline page. */
export const PLAIN_PAGE_STYLE = `:root{color-scheme:light dark;--ground:${GROUNDS.light};--text:#271417;--muted:#6b5955;--accent:#b3142f;--on-accent:#fff}
@media (prefers-color-scheme:dark){:root{--ground:${GROUNDS.dark};--text:#f8efe8;--muted:#c3b0a8;--accent:#c9263f}}
*{box-sizing:border-box;margin:0}
body{min-height:100dvh;display:grid;place-items:center;padding:32px 20px;background:var(--ground);color:var(--text);font:400 1rem/1.55 Figtree,system-ui,sans-serif;text-align:center}
main{display:grid;gap:16px;justify-items:center;max-width:440px}
svg{width:72px;height:72px;fill:none;stroke:var(--accent);stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round}
h1{font:500 1.9rem/1.2 Fraunces,Georgia,serif;letter-spacing:-.02em;text-wrap:balance}
p{text-wrap:pretty}
a{display:grid;place-items:center;min-height:48px;padding:0 32px;margin-top:8px;border-radius:10px;background:var(--accent);color:var(--on-accent);font-weight:640;text-decoration:none}
a:focus-visible{outline:3px solid var(--text);outline-offset:3px}
small{color:var(--muted);font-size:.8125rem;overflow-wrap:anywhere}`;
