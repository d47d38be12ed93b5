import { useMember } from '@amarena/shared/bus';
import { guestPath } from '@amarena/shared/contracts/platform/guests';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { Link, useParams, useRoutes } from '@amarena/shared/router';
import { Widget } from '@amarena/shared/spa-react';
import { Muted, Page, Stack } from '@amarena/shared/ui';
import { useT } from './catalogue.ts';

const ANYWHERE = { country: null };

/** `/more/gifts`: whose gifts they are, and the members of today, whom another remote draws. */
function Gifts() {
  const t = useT();
  const member = useMember();
  return (
    <Stack $gap={4}>
      <h1>{t('gifts.title', { name: member?.profile.name ?? '' })}</h1>
      <Link to={guestPath('gifts', 'sent', '3')}>{t('gifts.sent')}</Link>
      <Link to={pathTo('members')}>{t('gifts.search')}</Link>
      <h2>{t('gifts.today')}</h2>
      <Widget name="recent" props={ANYWHERE} fallback={<Muted>{t('gifts.nobody')}</Muted>} />
    </Stack>
  );
}

/** `/more/gifts/sent/:gift`. */
function Sent() {
  const t = useT();
  return (
    <Stack $gap={4}>
      <h1>{t('gifts.one', { gift: useParams<'guest'>()['*']?.split('/').at(-1) ?? '' })}</h1>
      <Link to={guestPath('gifts')}>{t('gifts.all')}</Link>
    </Stack>
  );
}

/** All addresses of the guest, by what is below `/more/gifts`. */
export function GiftsScreen() {
  const t = useT();
  const screen = useRoutes([
    { index: true, element: <Gifts /> },
    { path: 'sent/:gift', element: <Sent /> },
    { path: '*', element: <h1>{t('gifts.none')}</h1> },
  ]);
  return <Page $width="settings">{screen}</Page>;
}
