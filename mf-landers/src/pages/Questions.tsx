import { pathTo } from '@amarena/shared/contracts/platform/routes';
import type { Page as SiteDocument } from '@amarena/shared/contracts/platform/staticPages';
import { useLocation } from '@amarena/shared/router';
import { styled } from '@amarena/shared/styled';
import { Button, EmptyState, Muted, Row, Stack, TextField, TextLink, useTypedBefore } from '@amarena/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../catalogue.ts';
import { DocumentHead } from './DocumentHead.tsx';
import { sectionId, sectionsFound } from './pages.model.ts';
import { DocumentBody, DocumentContents, Sections } from './StaticPageText.tsx';

const SearchBar = styled.div.attrs({ role: 'search' })`
  display: grid;
  gap: var(--s-2);
  max-width: 62ch;
  /* The search needs a script; without one the page is the plain list. */
  @media (scripting: none) {
    display: none;
  }
`;

const Question = styled.h2`
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover,
  a:focus-visible {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  &:target {
    color: var(--accent-text);
  }
`;

/** Questions and answers, filtered by a search. Each has its own address, linked from its heading. */
export function Questions({ document }: { document: SiteDocument }) {
  const t = useT();
  const { hash } = useLocation();
  const [search, setSearch] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useTypedBefore(input, setSearch);
  const { sections } = document;
  const found = sectionsFound(sections, search);
  const all = found.length === sections.length;
  // A link to an answer that the search hides would lead nowhere, so it clears the search.
  const led = useRef(hash);
  useEffect(() => {
    if (led.current === hash) return;
    led.current = hash;
    const leadsTo = sections.findIndex((section, index) => `#${sectionId(section, index)}` === hash);
    const hidden = sections[leadsTo];
    if (hidden !== undefined && !sectionsFound(sections, search).includes(hidden)) setSearch('');
  }, [hash, sections, search]);
  const clear = () => {
    setSearch('');
    input.current?.focus();
  };
  return (
    <Stack as="article" $gap={6}>
      <DocumentHead document={document} />
      <SearchBar>
        <TextField
          ref={input}
          type="search"
          label={t('faq.search')}
          value={search}
          enterKeyHint="search"
          autoComplete="off"
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || search === '') return;
            event.preventDefault();
            // A double Escape hides the page; the one that clears the field must not count as the first.
            event.stopPropagation();
            setSearch('');
          }}
        />
        <Muted role="status" $size="sm">
          {all ? t('faq.all', { count: sections.length }) : t('faq.found', { count: found.length })}
        </Muted>
      </SearchBar>
      {search.trim() === '' && <DocumentContents sections={sections} />}
      {found.length === 0 ? (
        <EmptyState
          scene="no-results"
          title={t('faq.none.title')}
          text={t('faq.none.text')}
          action={
            <Row $gap={4} $justify="center">
              <Button variant="secondary" onClick={clear}>
                {t('faq.clear')}
              </Button>
              <TextLink to={pathTo('pages-service')}>{t('faq.ask')}</TextLink>
            </Row>
          }
        />
      ) : (
        <Sections>
          {sections.map((section, index) =>
            found.includes(section) ? (
              <Stack as="section" $gap={4} key={section.heading}>
                <Question id={sectionId(section, index)}>
                  <a href={`#${sectionId(section, index)}`}>{section.heading}</a>
                </Question>
                <DocumentBody body={section.body} />
              </Stack>
            ) : null,
          )}
        </Sections>
      )}
    </Stack>
  );
}
