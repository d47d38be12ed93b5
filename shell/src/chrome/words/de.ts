import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const de: Translation<typeof it, 'de'> = {
  'footer.nav': 'Informationen',
  'footer.pages-terms': 'Bedingungen',
  'footer.pages-privacy': 'Datenschutz',
  'footer.pages-cookies': 'Cookies',
  'footer.pages-ban': 'Was nicht erlaubt ist',
  'footer.pricing': 'Preise',
  'footer.complaints': 'Beschwerden',
  'footer.pages-return-policy': 'Widerrufsrecht',
  'footer.pages-faq': 'Häufige Fragen',
  'footer.pages-service': 'Hilfe',
  disclaimer:
    '{{name}} ist nur für Erwachsene. Hier gibt es auch {{fictional}}: Sie dienen der Unterhaltung, sind immer gekennzeichnet, und ein persönliches Treffen mit ihnen ist nicht möglich. Nachrichten kosten Credits; der Preis steht vor dem Senden da.',
  'buy.title': 'Nicht genug Credits',
  'buy.needed_one': 'Nötig: {{needed}}. Dein Guthaben: {{balance}}.',
  'buy.needed_other': 'Nötig: {{needed}}. Dein Guthaben: {{balance}}.',
  'buy.kept': 'Was du geschrieben hast, bleibt hier, und es wurden keine Credits verbraucht.',
  'buy.go': 'Credits ansehen',
  'upgrade.title': 'Das ist eine Premium-Funktion',
  'upgrade.all_photos': 'Mit Premium siehst du alle Fotos in jedem Profil.',
  'upgrade.more_photos': 'Mit Premium kannst du deinem Profil weitere Fotos hinzufügen.',
  'upgrade.photo_messages': 'Mit Premium kannst du in deinen Chats Fotos senden.',
  'upgrade.conversations': 'Mit Premium kannst du so viele Unterhaltungen beginnen, wie du willst.',
  'upgrade.how': 'Premium wirst du mit dem Kauf eines beliebigen Credit-Pakets, ohne Abo.',
  'signup.title': 'Kostenlos registrieren',
  'signup.failed': 'Die Registrierung wurde in diesem Fenster nicht geladen. Versuch es auf ihrer eigenen Seite.',
  'signup.page': 'Registrierungsseite öffnen',
};

export default de;
