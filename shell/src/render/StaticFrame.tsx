import { useMember } from '@amarena/shared/bus';
import type { Route } from '@amarena/shared/contracts/platform/routes';
import { RENDERED } from '@amarena/shared/federation/render';
import { GlobalStyle } from '@amarena/shared/siteStyles';
import { Suspense } from 'react';
import { Banners } from '../banners/Banners.tsx';
import { useShellT } from '../catalogue.ts';
import { LanderBar } from '../chrome/LanderBar.tsx';
import { TabBar } from '../chrome/MemberNav.tsx';
import { TopBarBeforeScript } from '../chrome/TopBarBeforeScript.tsx';
import { ContentFrame, Main, SkipLink } from '../layouts/frame.styles.ts';
import { layoutParts, MAIN_ID, withTabBar } from '../layouts/layoutParts.model.ts';

export interface StaticFrameProps {
  route: Pick<Route, 'name' | 'layout' | 'theme'>;
  /** Container of the version that rendered the page. */
  container: string;
  /** The page's HTML, as React rendered it. */
  html: string;
}

/** The frame of a page before the first script: exactly the elements with which `Frame` hydrates. */
export function StaticFrame({ route, container, html }: StaticFrameProps) {
  const { name, layout, theme } = route;
  const t = useShellT();
  const user = useMember();
  const parts = layoutParts(layout);
  const withTabs = user !== null && withTabBar(route);
  return (
    <>
      <GlobalStyle />
      <SkipLink href={`#${MAIN_ID}`}>{t('skip')}</SkipLink>
      <ContentFrame data-layout={layout} $withTabs={withTabs} data-theme={theme ?? undefined}>
        {parts.bar === 'top' && <TopBarBeforeScript routeName={name} />}
        {parts.bar === 'logo' && <LanderBar />}
        {parts.banners && (
          <Suspense fallback={null}>
            <Banners />
          </Suspense>
        )}
        <Main id={MAIN_ID} tabIndex={-1} $underBar={parts.bar === 'top'}>
          <div>
            <div>
              {/* The page has its own React root, so its HTML is rendered separately and inserted unchanged. */}
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React has just rendered it and escaped its content. */}
              <div {...{ [RENDERED]: container }} dangerouslySetInnerHTML={{ __html: html }} />
            </div>
          </div>
        </Main>
        {withTabs && <TabBar user={user} routeName={name} />}
      </ContentFrame>
    </>
  );
}
