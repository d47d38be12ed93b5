import { useSettings } from '@amarena/shared/bus';
import { badgeText } from '@amarena/shared/contracts/platform/badgeDisplay';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { Badge, Chip, IconButton, Logo, Scroller } from '@amarena/shared/ui';
import { Ellipsis } from 'lucide-react';
import { useT } from '../catalogue.ts';
import { FILTERS, type Filter } from './chatList.model.ts';
import { Header, Home, Title, TitleRow } from './list.styles.ts';
import { Search } from './Search.tsx';

interface ListHeaderProps {
  /** True if the page has no top bar, so the link to the site is here. */
  wayHome: boolean;
  unread: number;
  filter: Filter;
  onFilter(filter: Filter): void;
  search: string;
  onSearch(search: string): void;
  managing: boolean;
  onManage(managing: boolean): void;
  /** True if there are conversations to search, or may be some. */
  filled: boolean;
}

/** Title, search and filters. Beside a conversation also the logo, because the chat layout has no top bar. */
export function ListHeader({ wayHome, unread, filter, onFilter, search, onSearch, managing, onManage, filled }: ListHeaderProps) {
  const t = useT();
  const settings = useSettings();
  const badge = badgeText(unread);
  return (
    <Header>
      {wayHome && (
        <Home to={pathTo('members')} aria-label={`${settings.name}: ${t('list.home')}`}>
          <Logo name={settings.name} />
        </Home>
      )}
      <TitleRow>
        <Title as={wayHome ? 'h2' : 'h1'}>{t('list.title')}</Title>
        {filled && (
          <IconButton
            name={t('list.manage')}
            aria-pressed={managing}
            icon={<Ellipsis size={20} strokeWidth={1.75} aria-hidden />}
            onClick={() => onManage(!managing)}
          />
        )}
      </TitleRow>
      {filled && <Search search={search} onSearch={onSearch} />}
      {filled && (
        <Scroller role="group" aria-label={t('list.filters')}>
          {FILTERS.map((each) => (
            <Chip key={each} pressed={filter === each} onClick={() => onFilter(each)}>
              {t(`list.${each}`)}
              {each === 'unread' && badge !== null && <Badge text={badge} label={t('list.badge', { count: unread })} />}
            </Chip>
          ))}
        </Scroller>
      )}
    </Header>
  );
}
