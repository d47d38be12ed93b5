import type { PageBlock, Page as SiteDocument } from '@amarena/shared/contracts/platform/staticPages';
import { styled } from '@amarena/shared/styled';
import { Prose, Stack } from '@amarena/shared/ui';
import type { ReactNode } from 'react';
import { useT } from '../catalogue.ts';
import { DocumentHead } from './DocumentHead.tsx';
import { LinkedText } from './LinkedText.tsx';
import { hasContents, sectionId } from './pages.model.ts';

export const Sections = styled(Prose)`
  overflow-wrap: break-word;
  h2 {
    font-size: var(--text-xl);
    /* A link to a section must not hide its heading below the bar. */
    scroll-margin-top: calc(var(--topbar-h) + var(--s-4));
  }
`;

const Contents = styled.nav`
  max-width: 62ch;
  padding: var(--s-4) var(--s-5);
  border-radius: var(--r-md);
  background: var(--surface-sunken);
  font-size: var(--text-sm);
  h2 {
    font-size: var(--text-md);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 36px;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ol {
    list-style: none;
    padding: 0;
    margin-top: var(--s-1);
    columns: 2 240px;
  }
  li {
    break-inside: avoid;
  }
`;

function Block({ block }: { block: PageBlock }) {
  if (block.kind === 'text') {
    return (
      <p>
        <LinkedText text={block.text} />
      </p>
    );
  }
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>
          <LinkedText text={item} />
        </li>
      ))}
    </ul>
  );
}

/** The table of contents. */
export function DocumentContents({ sections }: Pick<SiteDocument, 'sections'>) {
  const t = useT();
  return (
    <Contents aria-label={t('pages.contents')}>
      <h2>{t('pages.contents')}</h2>
      <ol>
        {sections.map((section, index) => (
          <li key={section.heading}>
            <a href={`#${sectionId(section, index)}`}>{section.heading}</a>
          </li>
        ))}
      </ol>
    </Contents>
  );
}

/** The paragraphs and lists of a section. */
export const DocumentBody = ({ body }: { body: readonly PageBlock[] }) =>
  body.map((block) => <Block key={block.kind === 'text' ? block.text : block.items.join()} block={block} />);

interface StaticPageTextProps {
  document: SiteDocument;
  /** Content between the head and the text. */
  children?: ReactNode;
}

/** A document: title, summary, table of contents, and sections. */
export function StaticPageText({ document, children }: StaticPageTextProps) {
  const { sections } = document;
  return (
    <Stack as="article" $gap={6}>
      <DocumentHead document={document} />
      {children}
      {hasContents(sections) && <DocumentContents sections={sections} />}
      <Sections>
        {sections.map((section, index) => (
          <Stack as="section" $gap={4} key={section.heading}>
            <h2 id={sectionId(section, index)}>{section.heading}</h2>
            <DocumentBody body={section.body} />
          </Stack>
        ))}
      </Sections>
    </Stack>
  );
}
