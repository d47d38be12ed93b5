import { bus, useSettings, useStream } from '@amarena/shared/bus';
import { visitorSearchShown } from '@amarena/shared/contracts/people/visitorSearch';
import { isCountry } from '@amarena/shared/contracts/platform/countries';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { type Tracking, trackingOf } from '@amarena/shared/contracts/platform/tracking';
import { Widget } from '@amarena/shared/spa-react';
import { LinkButton, Muted } from '@amarena/shared/ui';
import { MemberGridPlace } from '@amarena/shared/ui-first';
import { useEffect, useState } from 'react';
import { useT } from '../catalogue.ts';
import { Block, KeptPlace } from './home.styles.ts';

const MOST_IN_A_ROW = 5;

/** Who is here now: a widget of mf-members with a row of members. Absent if visitors may not search. */
export function Now() {
  const t = useT();
  const settings = useSettings();
  const country = useStream(bus.country$);
  // Only the browser knows the tracking parameters, so the server-rendered page starts without any.
  const [tracking, setTracking] = useState<Tracking>({});
  useEffect(
    () => setTracking(trackingOf({ search: window.location.search, storage: window.localStorage, browser: window, now: Date.now() })),
    [],
  );
  if (!visitorSearchShown(settings, tracking)) return null;
  return (
    <Block as="section">
      <h2>{isCountry(country) ? t('today.title', { place: t(`in.${country}`) }) : t('today.title.anywhere')}</h2>
      <KeptPlace>
        <Widget name="recent" props={{ country }} fallback={<Muted>{t('today.failed')}</Muted>} />
        <div>
          <MemberGridPlace count={MOST_IN_A_ROW} oneRow />
        </div>
      </KeptPlace>
      <div>
        <LinkButton variant="secondary" to={pathTo('members')}>
          {t('today.all')}
        </LinkButton>
      </div>
    </Block>
  );
}
