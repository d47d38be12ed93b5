import { getPackages } from '@amarena/shared/contracts/money/packages';
import { getSpendingLimits } from '@amarena/shared/contracts/money/spendingLimits';
import { aUser, fakeApi, type Story, type StoryGroup } from '@amarena/shared/testing';
import { CreditsScreen } from '../credits/CreditsScreen.tsx';
import { PremiumScreen } from '../premium/PremiumScreen.tsx';
import { somePackages } from './testing/somePackages.ts';

export default { title: 'Packages', components: [CreditsScreen, PremiumScreen] } satisfies StoryGroup;

const NO_LIMIT = { amount: null, spent: 0, next: null };
const options = (address: string) => () => ({
  api: fakeApi()
    .answer(getPackages, { packages: somePackages(), country: 'IT', offer: null })
    .answer(getSpendingLimits, { currency: 'EUR', day: NO_LIMIT, month: NO_LIMIT }),
  address,
  session: { status: 'member' as const, user: aUser({ credits: 2 }) },
});

export const Credits: Story = { render: () => <CreditsScreen />, options: options('/credits') };
export const Premium: Story = { render: () => <PremiumScreen />, options: options('/premium') };
