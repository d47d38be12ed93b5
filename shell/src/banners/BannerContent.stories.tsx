import type { TimeBonus } from '@amarena/shared/contracts/money/timeBonus';
import { anId, anOwnProfile, aUser, type Story, type StoryGroup } from '@amarena/shared/testing';
import { InShell } from '../testing/storyConcerns.tsx';
import { BannerContent } from './BannerContent.tsx';
import type { BannerName, BannerState } from './bannerRules.ts';
import { Place } from './banners.styles.ts';

export default { title: 'Banners', components: [BannerContent] } satisfies StoryGroup;

const HOURS = 3 * 3_600_000;
const bonus = (): TimeBonus => ({
  isVisible: true,
  code: 'WELCOME25',
  percentage: 25,
  expires: new Date(Date.now() + HOURS).toISOString(),
  status: 'active',
});

const state = (): BannerState => ({
  connection: 'online',
  slow: false,
  pendingPayment: { id: anId(501), at_bank: true },
  user: aUser({ profile: anOwnProfile(), notifications_disabled: ['bounce'] }),
  timeBonus: bonus(),
  push: { capable: true, subscription: 'none' },
  pushOffered: true,
  install: 'asks',
  offeredOnArrival: ['push', 'install'],
  route: null,
  isDismissed: () => false,
});

const banners = (...names: BannerName[]) => (
  <InShell>
    {names.map((name) => (
      <Place key={name}>
        <BannerContent name={name} state={state()} />
      </Place>
    ))}
  </InShell>
);

export const OfConnection: Story = { render: () => banners('offline', 'reconnecting', 'slow') };

export const OfAccount: Story = {
  render: () => banners('activation', 'role', 'email_disabled', 'photo'),
  options: () => ({ session: { status: 'member', user: aUser({ status: 'not_confirmed' }) } }),
};

export const OfMoney: Story = { render: () => banners('payment_pending', 'time_bonus') };

export const OfBrowser: Story = { render: () => banners('push', 'install') };
