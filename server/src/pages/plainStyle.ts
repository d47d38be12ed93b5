/** Style of a self-contained page with a few words and a button: the site's background, serif title and red. */
export const PLAIN_STYLE = `
body { margin: 0; padding: 48px 16px; font: 17px/1.5 Figtree, system-ui, sans-serif; color: #271417; background: #f1ebe4; }
main { box-sizing: border-box; max-width: 480px; margin: 0 auto; padding: 32px 28px; border-radius: 20px; background: #fffdfa; }
main::before { content: ''; display: block; width: 30px; height: 14px; margin-bottom: 24px; background: radial-gradient(circle at 7px 7px, #b3142f 6px, transparent 7px), radial-gradient(circle at 21px 7px, #d12a45 6px, transparent 7px); }
h1 { margin: 0 0 12px; font: 400 30px/1.15 Fraunces, Georgia, serif; letter-spacing: -.02em; }
p { margin: 0 0 20px; overflow-wrap: anywhere; }
button { width: 100%; min-height: 52px; padding: 0 24px; border: 0; border-radius: 999px; background: #b3142f; color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
a { color: #a5122b; }
:focus-visible { outline: 3px solid #1f5fd0; outline-offset: 3px; }
@media (prefers-color-scheme: dark) { body { color: #f8efe8; background: #130c0c; } main { background: #241818; } button { background: #c9263f; } a { color: #ff9a9b; } :focus-visible { outline-color: #9cc2ff; } }
`;
