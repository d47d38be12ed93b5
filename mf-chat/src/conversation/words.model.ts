import { graphemesOf } from '@amarena/shared/contracts/chat/graphemes';

/** A piece of a message: plain text or a link. */
export type Piece = { kind: 'words'; text: string } | { kind: 'link'; text: string; href: string };

const ADDRESS = /https?:\/\/[^\s<>"]+/giu;
/** Punctuation after an address is not part of it. */
const AROUND = /[.,;:!?…'’»”*_]+$/u;

/** The address at the start of `text`, without trailing punctuation. A closing bracket belongs to it if one was opened. */
function trimmed(text: string): string {
  const short = text.replace(AROUND, '');
  const closed = short.match(/[)\]]/gu)?.length ?? 0;
  const opened = short.match(/[([]/gu)?.length ?? 0;
  return /[)\]]$/u.test(short) && closed > opened ? trimmed(short.slice(0, -1)) : short;
}

/** Null for text that only resembles an address, and for a link with user info, which can imitate another site before its `@`. */
function hrefOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && url.username === '' && url.password === '' ? url.href : null;
}

/** Splits a message into text and web addresses, in order. Addresses stay exactly as typed. */
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

/** More emoji than this are shown like ordinary text. */
const LARGE_EMOJI = 3;
const EMOJI = /\p{Emoji_Presentation}|\p{Regional_Indicator}|\uFE0F/u;

/** True for a message of one to three emoji and nothing else, which is shown large. */
export function isEmojiAlone(text: string): boolean {
  // Three emoji are never longer than this, so a longer text need not be segmented.
  if (text.length > LARGE_EMOJI * 20 || !EMOJI.test(text)) return false;
  const signs = graphemesOf(text).filter((sign) => sign.trim() !== '');
  return signs.length > 0 && signs.length <= LARGE_EMOJI && signs.every((sign) => EMOJI.test(sign));
}
