/** Control characters except line break and tab. They have no place in a message, and databases reject some of them. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu;
/**
 * Zero-width characters and marks that change the direction of the following text: they make a text read differently
 * from what it is, or hide one text in another. Joiners stay, because emoji and some scripts need them.
 */
const HIDDEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;
/**
 * Tag characters are invisible. Only the flags of England, Scotland and Wales use them, and the first alternative
 * matches such a flag as a whole. Each character is visited once: a look-behind at every letter would take quadratic
 * time.
 */
const TAGS = /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu;
/** A visible character. The letters listed here are blank. */
const SOMETHING = /[^\s\p{Cc}\p{Cf}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u;

/** A message's text as it is stored; empty if nothing of it is visible. Markup is kept as text. */
export function plainText(text: string): string {
  const visible = text.toWellFormed().replaceAll('\r\n', '\n').replace(CONTROLS, '').replace(HIDDEN, '');
  const plain = visible.replace(TAGS, (_letters, flag?: string) => flag ?? '').trim();
  return SOMETHING.test(plain) ? plain : '';
}
