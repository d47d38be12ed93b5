import { Html } from '../pages/html.ts';

const SERIF = 'Fraunces, Georgia, serif';

/** The light look of a mail's elements, each written on its element: some mail programs remove `<style>`. */
const STYLES = {
  body: 'margin: 0; padding: 24px 12px; background: #f1ebe4; color: #271417; font: 16px/1.55 Figtree, Helvetica, Arial, sans-serif',
  mail: 'max-width: 504px; margin: 0 auto; padding: 28px; border-radius: 20px; background: #fffdfa',
  brand: `margin: 0; font: 600 22px/1 ${SERIF}; letter-spacing: -.02em; white-space: pre-line`,
  dot: 'display: inline-block; width: 11px; height: 11px; margin-right: 1px; border-radius: 50%; background: #b3142f',
  dot_last: 'display: inline-block; width: 11px; height: 11px; margin: 0 8px 2px 0; border-radius: 50%; background: #d12a45',
  title: `margin: 28px 0 10px; font: 400 30px/1.15 ${SERIF}; letter-spacing: -.02em`,
  text: 'margin: 0 0 16px; white-space: pre-line; overflow-wrap: anywhere',
  small: 'margin: 0 0 16px; font-size: 14px; color: #6b5955; white-space: pre-line; overflow-wrap: anywhere',
  address:
    'margin: 0 0 16px; padding: 12px 14px; border-radius: 10px; background: #f6f0e9; font-size: 13px; color: #6b5955; overflow-wrap: anywhere',
  card: 'margin: 0 0 16px; padding: 16px 18px; border-radius: 14px; background: #f6f0e9; font-size: 14px; color: #6b5955; overflow-wrap: anywhere',
  card_title: `display: block; margin-bottom: 2px; font: 500 20px/1.3 ${SERIF}; color: #271417`,
  button:
    'display: block; margin: 24px 0; padding: 17px 24px; border-radius: 999px; background: #b3142f; color: #fff; font-weight: 600; font-size: 18px; line-height: 22px; text-align: center; text-decoration: none',
  link: 'color: #a5122b',
  foot: 'margin: 28px 0 0; padding-top: 18px; border-top: 1px solid #ebe1d7; font-size: 13px; color: #6b5955; overflow-wrap: anywhere',
} as const;

/** The class and style of an element of a mail. */
export const look = (part: keyof typeof STYLES): Html => new Html(`class="${part}" style="${STYLES[part]}"`);

/** The dark look. It needs `!important`, since it overrides the styles on the elements. */
export const DARK_STYLE = new Html(`
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .body { background: #130c0c !important; color: #f8efe8 !important; }
  .mail { background: #241818 !important; }
  .small, .address, .card, .foot { color: #c3b0a8 !important; }
  .address, .card { background: #1a1111 !important; }
  .card_title { color: #f8efe8 !important; }
  .foot { border-color: #3a2a29 !important; }
  .button { background: #c9263f !important; }
  .link { color: #ff9a9b !important; }
}`);
