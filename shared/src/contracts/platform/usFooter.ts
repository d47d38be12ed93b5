import { MIN_AGE } from '../people/age.ts';
import type { Layout } from './routes.ts';
import type { Settings } from './settings.ts';

type Named = Pick<Settings, 'name' | 'refund_days' | 'support_email'>;

/** The only text without translations: United States law requires it, and by requirement it stays in English. */
export const usFooterText = ({ name, refund_days, support_email }: Named) => ({
  title: 'Notice to users in the United States',
  notices: [
    `${name} is for people aged ${MIN_AGE} or older. Some profiles are fictional: they are labeled wherever they appear, their messages are written for entertainment, and meeting them in person is not possible.`,
    `${name} does not conduct criminal background checks on its members and does not verify what they say about themselves. Never send money or financial details to somebody you met online, meet in a public place, and tell a friend where you are going.`,
    `Credits are bought one package at a time; there is no subscription and nothing renews by itself. You may cancel a purchase and get back the price of the credits you have not used within ${refund_days} days: write to ${support_email} or use the page of the payment.`,
    `${name} does not sell or share personal information as California law defines these words.`,
  ],
  safety: 'Contact and support',
});

/** True if a page shows the notices: in the United States, in the default layout. */
export const usFooterDue = (country: string | null, layout: Layout): boolean => country === 'US' && layout === 'default';
