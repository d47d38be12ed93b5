/** Controls but line break and tabulator; they belong in no message, and a database refuses some. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu;
/**
 * Characters without a width and marks that turn the direction of what follows: with them a text reads otherwise than it
 * is, or hides in another. The joiners stay, because emoji and some scripts are written with them.
 */
const HIDDEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;
/**
 * Invisible letters. Only the flags of England, Scotland and Wales are made of them, and the first choice matches such a
 * flag whole. Each character is looked at once: a look back from every letter would take quadratic time.
 */
const TAGS = /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu;
/** Letters that look like nothing. */
const SOMETHING = /[^\s\p{Cc}\p{Cf}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u;

/** A message's text as it is stored; empty where nothing of it can be seen. Markup stays what it is: text. */
export function plainText(text: string): string {
  const visible = text.toWellFormed().replaceAll('\r\n', '\n').replace(CONTROLS, '').replace(HIDDEN, '');
  const plain = visible.replace(TAGS, (_letters, flag?: string) => flag ?? '').trim();
  return SOMETHING.test(plain) ? plain : '';
}
