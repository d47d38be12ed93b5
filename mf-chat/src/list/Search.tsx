import { IconButton, useTypedBefore } from '@amarena/shared/ui';
import { Search as Glass, X } from 'lucide-react';
import { useRef } from 'react';
import { useT } from '../catalogue.ts';
import { SearchBox, SearchInput } from './list.styles.ts';

interface SearchProps {
  search: string;
  onSearch(search: string): void;
}

/** Searches the list by name and last message. Escape clears the search. */
export function Search({ search, onSearch }: SearchProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  useTypedBefore(input, onSearch);
  return (
    <SearchBox role="search">
      <Glass size={20} strokeWidth={1.75} aria-hidden />
      <SearchInput
        ref={input}
        type="search"
        value={search}
        aria-label={t('list.search')}
        placeholder={t('list.search')}
        enterKeyHint="search"
        autoComplete="off"
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || search === '') return;
          event.preventDefault();
          // A double Escape hides the page; the one that clears the field must not count as the first.
          event.stopPropagation();
          onSearch('');
        }}
      />
      {search !== '' && (
        <IconButton
          name={t('list.search_clear')}
          icon={<X size={20} strokeWidth={1.75} aria-hidden />}
          onClick={() => {
            onSearch('');
            input.current?.focus();
          }}
        />
      )}
    </SearchBox>
  );
}
