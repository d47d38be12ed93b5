import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const pl: Translation<typeof it, 'pl'> = {
  title: 'Decyzje, które cię dotyczą',
  intro: 'Co postanowiliśmy, dlaczego i co możesz zrobić.',
  none_title: 'Brak decyzji',
  none_text: 'Gdy kogoś zgłosisz albo postanowimy coś o twoim profilu, znajdziesz to tutaj.',
  answer: 'Nasza odpowiedź',
  overturned: 'Cofnięta',
  appealed: 'Odwołanie złożono {{when}}. Zdecyduje inna osoba i napisze do ciebie.',
  upheld: 'Sprawdzona przez inną osobę: decyzja pozostaje.',
  appeal: 'Odwołaj się',
  appeal_until: 'Możliwe do {{date}}. Zdecyduje inna osoba.',
  appeal_label: 'Dlaczego decyzja jest błędna?',
  appeal_missing: 'Napisz dlaczego, wystarczy zdanie.',
  appeal_send: 'Wyślij odwołanie',
  appeal_sent: 'Odwołanie wysłane. Inna osoba sprawdzi decyzję.',
  not_found: 'Tej decyzji nie ma wśród twoich. Oto pozostałe.',
};

export default pl;
