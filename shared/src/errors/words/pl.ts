import { REACTIVATION_DAYS } from '../../contracts/account/linkLifetimes.ts';
import { CODE_MINUTES, SELFIES_PER_DAY } from '../../contracts/account/verification.ts';
import { PHOTO_MIN_SIDE } from '../../contracts/people/photoLimits.ts';
import type { ProblemTexts } from '../problemText.ts';
import { FIELDS } from './fields/pl.ts';
import { LANDERS } from './landers/pl.ts';
import { MODERATION } from './moderation/pl.ts';
import { MONEY } from './money/pl.ts';
import { SWIPE_LIMIT_TEXTS } from './swipeLimitTexts.ts';

const pl: ProblemTexts = {
  problems: {
    authentication_required: null,
    forbidden: () => 'Ta strona nie jest dostępna dla twojego konta. Wróć albo zaloguj się na inne konto.',
    not_found: () => 'Tego już nie ma: treść została usunięta albo zmienił się adres. Wróć i spróbuj stamtąd.',
    validation_failed: () => 'Niektóre pola wymagają poprawki. Sprawdź zaznaczone i spróbuj ponownie.',
    payload_too_large: () => 'Plik jest za duży. Wybierz mniejszy i spróbuj ponownie.',
    rate_limited: (e, { number, plural }) =>
      `Zbyt wiele żądań w krótkim czasie. Spróbuj ponownie za ${plural(e.seconds, { one: '1 sekundę', few: `${number(e.seconds)} sekundy`, other: `${number(e.seconds)} sekund` })}.`,
    idempotency_key_missing: () => 'Żądanie dotarło niekompletne i nie zostało wykonane. Odśwież stronę i spróbuj ponownie.',
    idempotency_key_reused: () =>
      'To żądanie zostało już użyte do czegoś innego i nie zostało wykonane. Odśwież stronę i spróbuj ponownie.',
    member_changed: () =>
      'W tej przeglądarce zalogowano się na inne konto. Strona pokazuje teraz to konto i w jego imieniu nic nie zostało zrobione.',
    request_in_progress: () => 'To samo żądanie jeszcze trwa i nie zostanie wykonane dwa razy. Poczekaj chwilę i sprawdź wynik.',
    login_failed: () => 'Logowanie nie powiodło się: e-mail lub hasło się nie zgadza. Sprawdź je i spróbuj ponownie.',
    login_blocked: (e, { number, plural }) =>
      `Zbyt wiele prób z tego miejsca: dla bezpieczeństwa logowanie jest wstrzymane na ${plural(e.minutes, { one: '1 minutę', few: `${number(e.minutes)} minuty`, other: `${number(e.minutes)} minut` })}.`,
    account_deleted: () =>
      `To konto zostało usunięte. W ciągu ${REACTIVATION_DAYS} dni możesz je przywrócić linkiem, który wysłaliśmy ci e-mailem.`,
    password_wrong: () => 'To nie jest twoje obecne hasło. Nic się nie zmieniło: sprawdź je i spróbuj ponownie.',
    passkey_failed: () =>
      'Ten klucz dostępu tu nie działa: został usunięty albo należy do innej strony. Wybierz inny lub zaloguj się hasłem.',
    passkey_expired: () => 'Prośba o klucz dostępu wygasła. Spróbuj ponownie, to tylko chwila.',
    passkey_session_needed: () =>
      'Z rolą w serwisie klucze dostępu można zmieniać tylko po zalogowaniu jednym z nich. Wyloguj się i zaloguj kluczem dostępu.',
    passkey_limit: (e, { number }) =>
      `Liczba twoich kluczy dostępu to już ${number(e.limit)}, więcej się nie da. Usuń jeden, aby dodać inny.`,
    link_invalid: () => 'Ten link wygasł, był już użyty albo jest niepełny. Poproś o nową wiadomość i otwórz najnowszy link.',
    mails_used_up: (e, { number }) =>
      `Dziś wysłaliśmy ci już ${number(e.limit)} wiadomości i więcej nie wyślemy. Spróbuj jutro; najnowszy link działa, dopóki nie wygaśnie.`,
    email_in_use: () => 'Konto z tym adresem e-mail już istnieje. Zaloguj się, zamiast rejestrować się ponownie.',
    account_being_deleted: () =>
      'Konto z tym adresem e-mail jest usuwane. Aby je zachować, użyj linku do przywrócenia, który ci wysłaliśmy.',
    signup_disabled: () => 'Na razie rejestracja jest możliwa tylko z zaproszeniem. Jeśli je masz, otwórz otrzymany link.',
    search_hidden: () => 'Wyszukiwarka jest dla osób z kontem. Zaloguj się lub zarejestruj za darmo, aby zobaczyć, kto tu jest.',
    profile_disabled: () => 'Ten profil jest teraz niewidoczny. Możesz spróbować później.',
    profile_deleted: () => 'Ten profil już nie istnieje: ta osoba opuściła serwis.',
    blocked_by_user: () => 'Ta osoba zablokowała kontakt z tobą. Nie wykorzystano żadnych kredytów.',
    blocked: () =>
      'Ta osoba jest przez ciebie zablokowana. Odblokuj ją w jej profilu, aby znów napisać; nie wykorzystano żadnych kredytów.',
    like_self: () => 'To twój własny profil: polubić możesz tylko inne osoby.',
    ...SWIPE_LIMIT_TEXTS,
    ...MODERATION,
    ...LANDERS,
    credits_insufficient: (e, { number, plural }) => {
      const missing = e.needed - e.balance;
      const lack = plural(missing, {
        one: 'Brakuje ci 1 kredytu',
        other: `Brakuje ci ${number(missing)} kredytów`,
      });
      return `${lack}: koszt to ${number(e.needed)}, a twoje saldo to ${number(e.balance)}. Nie wykorzystano żadnych kredytów, a twój tekst tu zostaje.`;
    },
    conversation_limit: () =>
      'Z darmowym kontem nie możesz rozpocząć kolejnej rozmowy. Kontynuuj te, które masz, albo przejdź na Premium z pakietem kredytów.',
    message_too_long: (e, { number, plural }) =>
      `Wiadomość ma ${plural(e.length, { one: '1 znak', few: `${number(e.length)} znaki`, other: `${number(e.length)} znaków` })}, a limit to ${number(e.limit)}. Skróć ją i wyślij ponownie; nie wykorzystano żadnych kredytów.`,
    verification_photo_missing: () =>
      'Do weryfikacji profilu potrzebujemy co najmniej jednego sprawdzonego zdjęcia, z którym porównamy selfie. Dodaj zdjęcie i spróbuj ponownie, gdy będzie widoczne.',
    verification_closed: () =>
      'Weryfikacja już trwa albo twój profil jest już zweryfikowany. Odśwież stronę, żeby zobaczyć, na jakim jest etapie.',
    verification_code_expired: () =>
      `Kod stracił ważność: działa ${CODE_MINUTES} minut, a selfie dotarło później. Nic nie zostało wysłane; poproś o nowy kod i zrób zdjęcie jeszcze raz.`,
    verification_limit: (e, { number, plural }) =>
      `W ciągu doby wysłano już tyle selfie: ${SELFIES_PER_DAY}. Możesz spróbować ponownie za ${plural(e.hours, { one: '1 godzinę', few: `${number(e.hours)} godziny`, other: `${number(e.hours)} godzin` })}.`,
    premium_required: () => 'To funkcja Premium. Konto Premium otrzymasz po zakupie dowolnego pakietu kredytów.',
    photo_unusable: (e) =>
      ({
        format: 'Ten plik nie jest zdjęciem, którego możemy użyć. Wybierz zdjęcie w formacie JPEG, PNG, WebP, AVIF lub HEIC.',
        unreadable: 'To zdjęcie jest uszkodzone lub niepełne i nie da się go otworzyć. Wybierz inne.',
        too_small: `To zdjęcie jest za małe. Wybierz takie, które ma co najmniej ${PHOTO_MIN_SIDE} pikseli z każdej strony.`,
        too_many_pixels: 'To zdjęcie ma za dużo pikseli. Zmniejsz je lub wybierz inne.',
        refused: 'To zdjęcie narusza nasze zasady i zostało już kiedyś odrzucone. Wybierz inne.',
      })[e.problem],
    photo_limit: (e, { number, plural }) =>
      `Masz już ${plural(e.limit, { one: '1 zdjęcie', few: `${number(e.limit)} zdjęcia`, other: `${number(e.limit)} zdjęć` })}, więcej się nie da. Usuń jedno, aby dodać inne.`,
    gift_price_changed: (e, { number, plural }) =>
      `Cena tego prezentu w międzyczasie się zmieniła: teraz kosztuje ${plural(e.credits, { one: '1 kredyt', few: `${number(e.credits)} kredyty`, other: `${number(e.credits)} kredytów` })}. Nie wykorzystano żadnych kredytów; sprawdź ją i potwierdź.`,
    photo_deleted: () => 'Zdjęcie zostało usunięte. Nie można go już zobaczyć.',
    country_unproven: () =>
      'Ze względu na VAT wybrany kraj i kraj twojego połączenia muszą być takie same. Wybierz kraj, w którym jesteś, wyłącz VPN, jeśli go używasz, albo zapłać poleceniem zapłaty z konta w tym kraju. Nic nie zostało pobrane.',
    payment_method_unavailable: () => 'Ta metoda płatności nie jest dostępna w twoim kraju. Wybierz inną: nic nie zostało pobrane.',
    price_changed: (e, { money }) =>
      `Cena w międzyczasie się zmieniła: teraz to ${money(e.total)}. Nic nie zostało pobrane; sprawdź ją i potwierdź.`,
    ...MONEY,
    unavailable: () =>
      'Serwis nie może teraz odpowiedzieć; zwykle trwa to mniej niż minutę. Nic nie przepadło; spróbuj ponownie za chwilę.',
    internal: () => 'To nasz problem, nie twój: nie udało się zakończyć żądania. Spróbuj ponownie za chwilę.',
    network: () => 'Brak połączenia z serwisem. Sprawdź sieć i spróbuj ponownie.',
    contract_broken: () => 'Nie da się odczytać odpowiedzi serwisu: ta strona może być nieaktualna. Odśwież ją i spróbuj ponownie.',
    generic: () => 'Coś poszło nie tak. Spróbuj ponownie później.',
  },
  fields: FIELDS,
};

export default pl;
