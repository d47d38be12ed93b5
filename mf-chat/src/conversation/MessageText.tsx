import { Address, Emoji } from './log.styles.ts';
import { isEmojiAlone, piecesOf } from './words.model.ts';

/** The text of a message. Links open in a new tab and send no referrer to the other site. */
export function MessageText({ text }: { text: string }) {
  if (isEmojiAlone(text)) return <Emoji>{text}</Emoji>;
  let offset = 0;
  return piecesOf(text).map((piece) => {
    const key = offset;
    offset += piece.text.length;
    if (piece.kind === 'words') return piece.text;
    return (
      <Address key={key} href={piece.href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {piece.text}
      </Address>
    );
  });
}
