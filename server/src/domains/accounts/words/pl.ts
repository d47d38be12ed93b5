import { listed } from './listed.ts';
import type { AccountMails } from './words.ts';

export const pl: AccountMails = {
  activation: (name) => ({
    subject: 'Potwierdź swój adres e-mail',
    title: `Jeszcze jedno kliknięcie, ${name}`,
    paragraphs: ['Potwierdź, że to twój adres: od tej chwili inni zobaczą twój profil.'],
    button: 'Potwierdź adres',
    after: ['Link działa raz, przez 7 dni. Jeśli to nie ty zakładasz konto, nic nie rób: bez potwierdzenia profil pozostaje niewidoczny.'],
  }),
  reset: (passkeys) => ({
    subject: 'Twoje nowe hasło',
    title: 'Wybierz nowe hasło',
    paragraphs: ['Ktoś, mamy nadzieję, że ty, poprosił o nowe hasło do twojego konta.'],
    button: 'Wybierz hasło',
    after: [
      'Link działa raz, przez 60 minut. Po zmianie trzeba zalogować się ponownie na wszystkich urządzeniach.',
      'To nie ty? Nic nie rób: hasło pozostaje takie, jakie było.',
      ...(passkeys.length === 0
        ? []
        : [`Te klucze dostępu też otwierają twoje konto: ${listed('pl', passkeys)}. Na stronie możesz usunąć te, których nie znasz.`]),
    ],
  }),
  no_account: () => ({
    subject: 'Twoja prośba',
    title: 'Tu nie ma konta',
    paragraphs: [
      'Ktoś poprosił o nowe hasło z tym adresem, ale żadne konto go nie używa.',
      'Jeśli to ty, spróbuj z innym swoim adresem e-mail. Jeśli nie, nic nie rób: nie zachowaliśmy twojego adresu.',
    ],
    after: [],
    why: 'address',
  }),
  release: () => ({
    subject: 'Twoja rejestracja',
    title: 'Z tym adresem jest już rejestracja',
    paragraphs: [
      'Ktoś właśnie próbował zarejestrować się z tym adresem. Jest już rejestracja, której nikt nie potwierdził.',
      'Jeśli pierwsza nie jest twoja, zwolnij adres i od razu się zarejestruj.',
    ],
    button: 'Zwolnij adres',
    after: [
      'Link działa przez 24 godziny i tylko raz. Jeśli pierwsza rejestracja jest twoja, potwierdź ją w drugim e-mailu od nas. Jeśli to przed chwilą nie ty, nic nie rób.',
    ],
    why: 'address',
  }),
  password_changed: (name, passkeys) => ({
    subject: 'Twoje hasło zostało zmienione',
    title: 'Twoje hasło zostało zmienione',
    paragraphs: [`Cześć, ${name}! Hasło do twojego konta zostało przed chwilą zmienione. Pozostałe sesje są zakończone.`],
    button: 'To nie ja',
    after: [
      'Jeśli to ty, nie musisz nic robić. Jeśli nie, od razu wybierz nowe hasło tym przyciskiem.',
      ...(passkeys.length === 0
        ? []
        : [`Te klucze dostępu nadal otwierają twoje konto: ${listed('pl', passkeys)}. Jeśli któregoś nie znasz, usuń go.`]),
    ],
  }),
  login_attack: (name) => ({
    subject: 'Próby zalogowania się na twoje konto',
    title: 'Ktoś próbuje się zalogować',
    paragraphs: [
      `Cześć, ${name}! Z wielu różnych adresów ktoś próbował błędnych haseł do twojego konta. Żadne nie było poprawne i nadal możesz się logować.`,
    ],
    button: 'Ustaw nowe hasło',
    after: [
      'Jeśli twoje hasło jest długie i używasz go tylko tutaj, nie musisz nic robić. Lepiej chroni cię klucz dostępu: dodasz go w ustawieniach.',
    ],
  }),
  passkey_added: (name, passkey) => ({
    subject: 'Nowy klucz dostępu do twojego konta',
    title: 'Nowy klucz dostępu do twojego konta',
    paragraphs: [`Cześć, ${name}! Do twojego konta dodano przed chwilą klucz dostępu: „${passkey}”. Kto go ma, wejdzie bez hasła.`],
    button: 'Zobacz swoje klucze dostępu',
    after: ['Jeśli to ty, nie musisz nic robić. Jeśli nie, od razu usuń go w ustawieniach i wybierz nowe hasło.'],
  }),
  mail_change: () => ({
    subject: 'Potwierdź nowy adres',
    title: 'Potwierdź nowy adres',
    paragraphs: ['Chcesz logować się tym adresem. Do potwierdzenia obowiązuje poprzedni.'],
    button: 'Używaj tego adresu',
    after: ['Link działa raz, przez 24 godziny. To nie ty? Nic nie rób.'],
  }),
  mail_changed: (name) => ({
    subject: 'Twój adres został zmieniony',
    title: 'Twój adres został zmieniony',
    paragraphs: [`Cześć, ${name}! Twoje konto używa teraz innego adresu i tym nie można się już zalogować.`],
    button: 'Cofnij zmianę',
    after: ['Jeśli to ty, nie musisz nic robić. Jeśli nie, masz 48 godzin: ten adres wróci, a wszystkie sesje się zakończą.'],
  }),
  deleted: (name, until) => ({
    subject: 'Twoje konto zostało usunięte',
    title: `Do zobaczenia, ${name}`,
    paragraphs: [
      'Usunęliśmy twoje konto: od teraz nikt nie widzi twojego profilu.',
      `Jeśli zmienisz zdanie, do ${until} wszystko wróci po naciśnięciu tego przycisku.`,
    ],
    button: 'Przywróć moje konto',
    after: ['Potem wiadomości i zdjęcia znikną na zawsze. Zachowujemy tylko dokumenty płatności, bo wymaga tego prawo.'],
  }),
};
