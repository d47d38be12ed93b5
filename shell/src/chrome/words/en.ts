import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const en: Translation<typeof it, 'en'> = {
  'footer.nav': 'Information',
  'footer.pages-terms': 'Terms',
  'footer.pages-privacy': 'Privacy',
  'footer.pages-cookies': 'Cookies',
  'footer.pages-ban': 'What is prohibited',
  'footer.pricing': 'Prices',
  'footer.complaints': 'Complaints',
  'footer.pages-return-policy': 'Right of withdrawal',
  'footer.pages-faq': 'Frequently asked questions',
  'footer.pages-service': 'Support',
  disclaimer:
    '{{name}} is for adults only. There are also {{fictional}} here: they are for entertainment, always carry a label, and meeting them in person isn’t possible. Messages are paid for with credits; the cost is shown before you send.',
  'buy.title': 'Not enough credits',
  'buy.needed_one': 'You need {{needed}}, and your balance is {{balance}}.',
  'buy.needed_other': 'You need {{needed}}, and your balance is {{balance}}.',
  'buy.kept': 'What you wrote stays here and no credits were used.',
  'buy.go': 'See the credits',
  'upgrade.title': 'This is a Premium feature',
  'upgrade.all_photos': 'With Premium you see every photo of every profile.',
  'upgrade.more_photos': 'With Premium you can add more photos to your profile.',
  'upgrade.photo_messages': 'With Premium you can send photos in your chats.',
  'upgrade.conversations': 'With Premium you can start as many conversations as you like.',
  'upgrade.how': 'Buying any package of credits makes you Premium, with no subscription.',
  'signup.title': 'Sign up for free',
  'signup.failed': 'The sign-up didn’t load in this window. Try its own page.',
  'signup.page': 'Open the sign-up page',
};

export default en;
