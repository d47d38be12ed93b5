/** Looks of a page with a few words and a button, which needs nothing but this. */
export const PLAIN_STYLE = `
body { margin: 0; padding: 48px 20px; font: 17px/1.5 system-ui, sans-serif; color: #271417; background: #fcf9f5; }
main { max-width: 440px; margin: 0 auto; }
button { min-height: 48px; padding: 0 24px; border: 0; border-radius: 999px; background: #b3142f; color: #fff; font: inherit; cursor: pointer; }
a { color: #a5122b; }
@media (prefers-color-scheme: dark) { body { color: #f8efe8; background: #1a1111; } a { color: #ff9a9b; } }
`;
