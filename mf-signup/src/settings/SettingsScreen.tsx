import { getNotifications } from '@amarena/shared/contracts/account/notifications';
import { useCommonT } from '@amarena/shared/i18n';
import { problemOf, queryFor, useQuery } from '@amarena/shared/query';
import { Page, ProblemScreen, Skeleton, Stack } from '@amarena/shared/ui';
import { Bell, Globe, KeyRound, Shield, UserX, Wallet } from 'lucide-react';
import { DataAndAccount } from '../deletion/DataAndAccount.tsx';
import { MailOff } from '../notifications/MailOff.tsx';
import { NoticeSettings } from '../notifications/NoticeSettings.tsx';
import { Access } from './Access.tsx';
import { useSettingsT } from './catalogue.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { IconChoice } from './IconChoice.tsx';
import { Spending } from './Spending.tsx';
import { Layout, SectionNav } from './settings.styles.ts';
import { ThemeChoice } from './ThemeChoice.tsx';
import { useSectionInView } from './useSectionInView.ts';

const SECTIONS = [
  { id: 'notices', Icon: Bell },
  { id: 'language', Icon: Globe },
  { id: 'access', Icon: KeyRound },
  { id: 'spending', Icon: Wallet },
  { id: 'privacy', Icon: Shield },
  { id: 'account', Icon: UserX },
] as const;
const IDS = SECTIONS.map(({ id }) => id);

/** `/notifications`: everything about the account that others do not see. */
export function SettingsScreen() {
  const t = useSettingsT();
  const common = useCommonT();
  const query = useQuery(queryFor(getNotifications));
  const inView = useSectionInView(IDS);
  return (
    <Page>
      <Layout>
        <Stack as="header" $gap={4}>
          <h1>{t('title')}</h1>
          {query.data !== undefined && <MailOff disabled={query.data.disabled} />}
        </Stack>
        <SectionNav aria-label={t('title')}>
          {SECTIONS.map(({ id, Icon }) => (
            <a key={id} href={`#${id}`} aria-current={id === inView ? 'location' : undefined}>
              <Icon size={20} strokeWidth={1.75} aria-hidden />
              {t(`section.${id}`)}
            </a>
          ))}
        </SectionNav>
        <Stack $gap={12}>
          {query.isPending && (
            <div role="status" aria-busy aria-label={common('state.loading')}>
              <Skeleton $height="320px" />
            </div>
          )}
          {query.isError && (
            <ProblemScreen
              error={problemOf(query.error)}
              title={t('title')}
              onRetry={() => void query.refetch()}
              retryLabel={common('action.retry')}
            />
          )}
          {query.data !== undefined && (
            <>
              <NoticeSettings notices={query.data.notices} />
              <Elsewhere section="language">
                <ThemeChoice />
                <IconChoice />
              </Elsewhere>
              <Access settings={query.data} />
              <Spending />
              <Elsewhere section="privacy" />
              <DataAndAccount email={query.data.email} />
            </>
          )}
        </Stack>
      </Layout>
    </Page>
  );
}
