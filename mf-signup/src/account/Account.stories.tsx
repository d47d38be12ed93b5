import { aSettings, type Story, type StoryGroup } from '@amarena/shared/testing';
import { Account } from './Account.tsx';
import { AccountFields } from './AccountFields.tsx';
import { accountProblems, todayHere } from './account.model.ts';
import { useAccountForm } from './useAccountForm.ts';

export default { title: 'Account', components: [Account, AccountFields] } satisfies StoryGroup;

export const Empty: Story = { render: () => <Account heading="h1" /> };

export const ForMember: Story = { render: () => <Account heading="h1" email="anna@example.test" partner={{ name: 'Giulia' }} /> };

export const WithErrors: Story = {
  render: function WithErrors() {
    const form = useAccountForm({ profile: undefined, lander: undefined }, 'anna@gmial');
    return (
      <form>
        <AccountFields {...form} shown={accountProblems({ ...form.draft, country: null }, todayHere(), null)} />
      </form>
    );
  },
};

export const Closed: Story = { render: () => <Account heading="h1" />, options: () => ({ settings: aSettings({ signups: 'none' }) }) };
