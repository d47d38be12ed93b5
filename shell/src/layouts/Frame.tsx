import { useMember } from '@amarena/shared/bus';
import { useRenderedFirst } from '@amarena/shared/ui-first';
import { useState } from 'react';
import { useShellT } from '../catalogue.ts';
import { Announcer } from '../chrome/Announcer.tsx';
import { LanderBar } from '../chrome/LanderBar.tsx';
import { LoadingBar } from '../chrome/LoadingBar.tsx';
import { TabBar } from '../chrome/MemberNav.tsx';
import { Toasts } from '../chrome/Toasts.tsx';
import { TopBarBeforeScript } from '../chrome/TopBarBeforeScript.tsx';
import { useHeld } from '../chrome/useHeld.ts';
import { useNavigation, useOverrides, usePageLoading } from '../provided.ts';
import { useTitleAndBadge } from '../routing/useTitleAndBadge.ts';
import { useDeferredStore, useStore } from '../store.ts';
import { Content } from './Content.tsx';
import { ContentFrame, Main, SkipLink } from './frame.styles.ts';
import { LATE_BANNERS } from './LateBanners.tsx';
import { layoutParts, MAIN_ID, withTabBar } from './layoutParts.model.ts';

const no = () => false;
const yes = () => true;

/** The whole page: the route's layout, its content, and the overlays. */
export function Frame() {
  const t = useShellT();
  const { page$, deferred, styles } = usePageLoading();
  const { path, decision } = useStore(useNavigation().here$);
  const page = useStore(page$);
  const override = useStore(useOverrides());
  const later = useDeferredStore(deferred.module$);
  const user = useMember();
  const title = useTitleAndBadge(decision);
  // While React takes over the server-rendered frame, it must render exactly what that shows.
  const takingOver = useRenderedFirst(yes, no);
  const [held, handlers] = useHeld();
  // What came with the HTML is about the member it was made for.
  const [startedFor] = useState(user?.id);
  const isOfUser = later !== null || user?.id === startedFor;
  const shown = decision.type === 'page' ? decision.route : null;
  const parts = layoutParts(shown?.layout ?? 'default');
  const routeName = shown?.name ?? null;
  const withTabs = user !== null && withTabBar(shown ?? { name: null, layout: 'default' });
  return (
    <>
      {styles && <styles.GlobalStyle />}
      <SkipLink href={`#${MAIN_ID}`}>{t('skip')}</SkipLink>
      {!takingOver && <LoadingBar loading={shown !== null && shown.owner !== 'shell' && page.status === 'starting'} />}
      <ContentFrame data-layout={shown?.layout} $withTabs={withTabs} data-theme={shown?.theme ?? undefined}>
        {parts.bar === 'top' &&
          (takingOver || !later || held ? (
            <TopBarBeforeScript routeName={routeName} {...handlers} />
          ) : (
            <later.TopBar routeName={routeName} />
          ))}
        {parts.bar === 'logo' && <LanderBar />}
        {parts.banners && isOfUser && LATE_BANNERS}
        <Main id={MAIN_ID} tabIndex={-1} $underBar={parts.bar === 'top'}>
          <Content />
        </Main>
        {parts.footer && later && <later.Footer layout={shown?.layout ?? 'default'} />}
        {withTabs && <TabBar user={user} routeName={routeName} />}
      </ContentFrame>
      {!takingOver && override && <override.OverrideMark overrides={override.overrides} />}
      {!takingOver && <Announcer path={path} title={title} />}
      {later && <later.PopUps />}
      {!takingOver && <Toasts />}
    </>
  );
}
