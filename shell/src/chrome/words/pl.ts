import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const pl: Translation<typeof it, 'pl'> = {
  'footer.nav': 'Informacje',
  'footer.pages-terms': 'Regulamin',
  'footer.pages-privacy': 'Prywatność',
  'footer.pages-cookies': 'Pliki cookie',
  'footer.pages-ban': 'Zakazy',
  'footer.pricing': 'Cennik',
  'footer.complaints': 'Reklamacje',
  'footer.pages-return-policy': 'Prawo odstąpienia',
  'footer.pages-faq': 'Częste pytania',
  'footer.pages-service': 'Pomoc',
  disclaimer:
    '{{name}} jest tylko dla osób dorosłych. Są tu też {{fictional}}: służą rozrywce, zawsze mają etykietę i nie można spotkać się z nimi osobiście. Za wiadomości płaci się kredytami; koszt widać przed wysłaniem.',
  'buy.title': 'Za mało kredytów',
  'buy.needed_one': 'Potrzeba: {{needed}}. Twoje saldo: {{balance}}.',
  'buy.needed_few': 'Potrzeba: {{needed}}. Twoje saldo: {{balance}}.',
  'buy.needed_many': 'Potrzeba: {{needed}}. Twoje saldo: {{balance}}.',
  'buy.needed_other': 'Potrzeba: {{needed}}. Twoje saldo: {{balance}}.',
  'buy.kept': 'Twój tekst zostaje tutaj i nie wykorzystano żadnych kredytów.',
  'buy.go': 'Zobacz kredyty',
  'upgrade.title': 'To funkcja Premium',
  'upgrade.all_photos': 'Z Premium widzisz wszystkie zdjęcia w każdym profilu.',
  'upgrade.more_photos': 'Z Premium możesz dodać więcej zdjęć do swojego profilu.',
  'upgrade.photo_messages': 'Z Premium możesz wysyłać zdjęcia w rozmowach.',
  'upgrade.conversations': 'Z Premium możesz zaczynać tyle rozmów, ile chcesz.',
  'upgrade.how': 'Dostajesz je przy zakupie dowolnego pakietu kredytów, bez abonamentu.',
  'signup.title': 'Zarejestruj się za darmo',
  'signup.failed': 'Rejestracja nie wczytała się w tym oknie. Spróbuj na jej stronie.',
  'signup.page': 'Otwórz stronę rejestracji',
};

export default pl;
