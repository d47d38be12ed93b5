import { always, type ModerationWords } from './words.ts';

const suspendedAuthor = (until: string) => ({
  title: 'Zgłoszenie zasadne',
  text: `Zawiesiliśmy konto zgłoszonej osoby do ${until}. Dla ciebie pozostaje ukryta także później.`,
});

const suspendedAbout = (until: string) => ({
  title: `Konto zawieszone do ${until}`,
  text: `Dostaliśmy zgłoszenie i zawiesiliśmy twoje konto do ${until}: nikt nie znajdzie twojego profilu, a ty nie możesz pisać ani dawać polubień. Możesz się logować, czytać oraz korzystać z zakupów i ustawień.`,
});

const pl: ModerationWords = {
  subject: 'Nasza decyzja, która cię dotyczy',
  hello: (name) => `Cześć, ${name}!`,
  hello_nameless: 'Dzień dobry!',
  why: (reason) => `Powód: ${reason}`,
  answer: (text) => `Nasza odpowiedź: ${text}`,
  read: (link) => `Decyzję znajdziesz też tutaj: ${link}`,
  appeal: (until, link) => `Nie zgadzasz się? Do ${until} możesz poprosić, by inna osoba sprawdziła ją ponownie: ${link}`,
  about: {
    no_action: always(
      'Bez konsekwencji',
      'Dostaliśmy zgłoszenie dotyczące twojego profilu, przeczytaliśmy je i nie ma nic do poprawienia. Dla ciebie nic się nie zmienia.',
    ),
    warn: always(
      'Ostrzeżenie',
      'Dostaliśmy zgłoszenie dotyczące twojego profilu i znaleźliśmy coś, co tu nie jest w porządku. Twoje konto pozostaje aktywne: prosimy, nie rób tego więcej.',
    ),
    hide_photo: always(
      'Jedno z twoich zdjęć jest ukryte',
      'Dostaliśmy zgłoszenie i ukryliśmy jedno z twoich zdjęć. Reszta profilu pozostaje bez zmian.',
    ),
    suspend_7: suspendedAbout,
    suspend_30: suspendedAbout,
    disable: always(
      'Konto wyłączone',
      'Dostaliśmy zgłoszenie i wyłączyliśmy twoje konto bez daty końcowej: nikt nie znajdzie twojego profilu, a ty nie możesz pisać ani dawać polubień. Możesz się logować, czytać oraz korzystać z zakupów i ustawień.',
    ),
    approve: always('Zdjęcie zatwierdzone', 'Twoje zdjęcie widzą teraz wszyscy.'),
    refuse: always('Zdjęcie niezatwierdzone', 'Nie możemy pokazać twojego zdjęcia. Możesz dodać inne, kiedy chcesz.'),
    uphold: always('Decyzja pozostaje w mocy', 'Po twoim odwołaniu inna osoba ponownie sprawdziła decyzję i ją potwierdziła.'),
    overturn: always(
      'Decyzja cofnięta',
      'Po twoim odwołaniu inna osoba ponownie sprawdziła decyzję i ją cofnęła. Jej skutki ustają od razu.',
    ),
  },
  author: {
    no_action: always(
      'Zgłoszenie sprawdzone',
      'Sprawdziliśmy twoje zgłoszenie i nie podjęliśmy działań. Dla ciebie ta osoba pozostaje ukryta.',
    ),
    warn: always('Zgłoszenie zasadne', 'Ostrzegliśmy zgłoszoną osobę. Dla ciebie pozostaje ukryta.'),
    hide_photo: always('Zgłoszenie zasadne', 'Ukryliśmy zdjęcie zgłoszonej osoby. Dla ciebie ta osoba też pozostaje ukryta.'),
    suspend_7: suspendedAuthor,
    suspend_30: suspendedAuthor,
    disable: always('Zgłoszenie zasadne', 'Wyłączyliśmy konto zgłoszonej osoby.'),
    overturn: always(
      'Decyzja się zmieniła',
      'Po odwołaniu inna osoba ponownie sprawdziła decyzję w sprawie twojego zgłoszenia i ją cofnęła. Dla ciebie ta osoba pozostaje ukryta.',
    ),
    accept: always('Reklamacja uznana', 'Sprawdziliśmy twoją reklamację i ją uznajemy.'),
    reject: always('Reklamacja nieuznana', 'Sprawdziliśmy twoją reklamację i nie możemy jej uznać.'),
  },
  reasons: {
    no_violation: 'nic nie narusza naszych zasad.',
    not_enough_evidence: 'to, co widzieliśmy, nie wystarcza do innej decyzji.',
    spam_or_money: 'prośby o pieniądze lub reklama.',
    harassment: 'obraźliwe lub natarczywe wiadomości.',
    fake: 'profil nie jest autentyczny.',
    sexual_content: 'niechciane treści seksualne.',
    minor: 'być może osoba niepełnoletnia.',
    other: 'inne naruszenie naszych zasad.',
    no_face: 'na zdjęciu nie widać twarzy.',
    other_person: 'zdjęcie pokazuje inną osobę.',
    unreadable: 'zdjęcie jest za ciemne, nieostre lub za małe.',
    contact_details: 'na zdjęciu są dane kontaktowe lub reklama.',
    decision_right: 'pierwsza decyzja była słuszna.',
    decision_wrong: 'pierwsza decyzja była błędna.',
    new_facts: 'są nowe fakty.',
    solved: 'problem jest rozwiązany.',
    not_our_matter: 'ta sprawa nie zależy od nas.',
  },
  complaint: {
    received_subject: (number) => `Mamy twoją reklamację nr ${number}`,
    received: (number) => `Twoja reklamacja ma numer ${number}. Przeczyta ją człowiek i odpowie na ten adres.`,
    answered_subject: (number) => `Odpowiedź na twoją reklamację nr ${number}`,
  },
};

export default pl;
