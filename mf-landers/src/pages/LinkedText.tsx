import { isSiteAddress } from '@amarena/shared/contracts/platform/routes';
import { TextLink } from '@amarena/shared/ui';
import { textPieces } from './pages.model.ts';

/** Text with links to other screens of the site or to a mail program. */
export function LinkedText({ text }: { text: string }) {
  return textPieces(text).map(({ text: words, to }) => {
    if (to === null) return words;
    return isSiteAddress(to) ? (
      <TextLink key={to} to={to}>
        {words}
      </TextLink>
    ) : (
      <a key={to} href={to}>
        {words}
      </a>
    );
  });
}
