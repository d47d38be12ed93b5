import { graphemesOf } from '@amarena/shared/contracts/graphemes';

/** A piece of a message: plain words, or an address that a press opens. */
export type Piece = { kind: 'words'; text: string } | { kind: 'link'; text: string; href: string };

const ADDRESS = /https?:\/\/[^\s<>"]+/giu;
/** What ends a sentence around an address is no part of it. */
const AROUND = /[.,;:!?…'’»”*_]+$/u;

/** The address at the start of `text`, without the punctuation behind it. A closing bracket belongs to it if one was opened. */
function trimmed(text: string): string {
  const short = text.replace(AROUND, '');
  const closed = short.match(/[)\]]/gu)?.length ?? 0;
  const opened = short.match(/[([]/gu)?.length ?? 0;
  return /[)\]]$/u.test(short) && closed > opened ? trimmed(short.slice(0, -1)) : short;
}

/** Null for what only looks like an address, and for one whose part before `@` pretends to be another site. */
function hrefOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && url.username === '' && url.password === '' ? url.href : null;
}

/** A message in its order, with addresses of the web apart from the words. Addresses stay as they were typed, in full. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = trimmed(match[0]);
    const href = hrefOf(address);
    if (href === null) continue;
    if (match.index > end) pieces.push({ kind: 'words', text: text.slice(end, match.index) });
    pieces.push({ kind: 'link', text: address, href });
    end = match.index + address.length;
  }
  if (end < text.length) pieces.push({ kind: 'words', text: text.slice(end) });
  return pieces;
}

/** From one more on, emoji are a text like any other. */
const LARGE_EMOJI = 3;
const EMOJI = /\p{Emoji_Presentation}|\p{Regional_Indicator}|\uFE0F/u;

/** True for a message of one to three emoji and nothing else, which is shown large. */
export function isEmojiAlone(text: string): boolean {
  // Twenty code units hold any three of them.
  if (text.length > LARGE_EMOJI * 20 || !EMOJI.test(text)) return false;
  const signs = graphemesOf(text).filter((sign) => sign.trim() !== '');
  return signs.length > 0 && signs.length <= LARGE_EMOJI && signs.every((sign) => EMOJI.test(sign));
}
