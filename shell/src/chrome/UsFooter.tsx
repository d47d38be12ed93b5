import { bus, useSettings, useStream } from '@amarena/shared/bus';
import { type Layout, pathTo } from '@amarena/shared/contracts/platform/routes';
import { usFooterDue, usFooterText } from '@amarena/shared/contracts/platform/usFooter';
import { styled } from '@amarena/shared/styled';
import { Stack, TextLink } from '@amarena/shared/ui-first';

const Notices = styled(Stack)`
  max-width: 76ch;
  margin-top: var(--s-5);
  padding-top: var(--s-5);
  border-top: 1px solid var(--border);
  font-size: var(--text-xs);
  h2 {
    font-size: var(--text-sm);
  }
`;

/** Notices that US law requires, if they are due; in English, whatever the page's language. */
export function UsFooter({ layout }: { layout: Layout }) {
  const settings = useSettings();
  const country = useStream(bus.country$);
  if (!usFooterDue(country, layout)) return null;
  const { title, notices, safety } = usFooterText(settings);
  return (
    <Notices as="section" lang="en" $gap={2} aria-label={title}>
      <h2>{title}</h2>
      {notices.map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
      <p>
        <TextLink to={pathTo('pages-service')}>{safety}</TextLink>
      </p>
    </Notices>
  );
}
