import type { MoneyFields, MoneyTexts } from './codes.ts';

export const MONEY: MoneyTexts = {
  discount_code_not_found: () =>
    'Nie ma takiego kodu rabatowego: może pisze się go inaczej albo działa w innym kraju. Sprawdź go; bez kodu cena pozostaje taka, jaką widzisz.',
  discount_code_used: () => 'Ten kod rabatowy został już użyty: działa raz. Usuń go albo wpisz inny; nic nie zostało pobrane.',
  discount_code_expired: () => 'Ten kod rabatowy stracił ważność. Usuń go albo wpisz inny; nic nie zostało pobrane.',
  spending_limit_reached: (e, { money }) =>
    e.period === 'day'
      ? `Ten zakup przekroczyłby twój dzienny limit wydatków ${money(e.limit)}: zostało ${money(e.left)}. Nic nie zostało pobrane. Wybierz mniejszy pakiet albo spróbuj jutro.`
      : `Ten zakup przekroczyłby twój miesięczny limit wydatków ${money(e.limit)}: zostało ${money(e.left)}. Nic nie zostało pobrane. Wybierz mniejszy pakiet albo poczekaj do następnego miesiąca.`,
  iban_blocked: () => 'Z tego konta IBAN nie pobieramy płatności. Nic nie zostało pobrane. Użyj innego konta albo innej metody płatności.',
  phone_blocked: () => 'Na ten numer telefonu nie możemy wysłać kodu. Użyj innego numeru albo innej metody płatności.',
  direct_debit_limit: (e, { money }) =>
    `Limit poleceń zapłaty został wyczerpany: teraz można pobrać jeszcze ${money(e.left)}. Spróbuj później, wybierz tańszy pakiet albo inną metodę płatności.`,
  direct_debit_wait: (e, { number, plural }) =>
    `Kod został wysłany przed chwilą. O nowy możesz poprosić za ${plural(e.seconds, { one: '1 sekundę', few: `${number(e.seconds)} sekundy`, other: `${number(e.seconds)} sekund` })}.`,
  direct_debit_code_wrong: (e, { number, plural }) =>
    `Kod się nie zgadza. ${plural(e.tries, { one: 'Masz jeszcze 1 próbę', few: `Masz jeszcze ${number(e.tries)} próby`, other: `Masz jeszcze ${number(e.tries)} prób` })}. Sprawdź wiadomość i wpisz go ponownie; nic nie zostało pobrane.`,
  direct_debit_code_expired: () =>
    'Ten kod już nie działa: stracił ważność albo był próbowany zbyt wiele razy. Poproś o nowy; nic nie zostało pobrane.',
  withdrawal_over: () => 'Termin odstąpienia od tego zakupu minął. Kredyty zostają twoje i nie tracą ważności.',
  withdrawal_done: () => 'Odstąpienie od tego zakupu już nastąpiło. Zwrot znajdziesz w szczegółach płatności.',
  withdrawal_nothing_left: () => 'Wszystkie kredyty z tego zakupu zostały wykorzystane: nie ma już czego zwracać.',
  withdrawal_changed: (e, { money }) =>
    `Kwota zwrotu zmieniła się, bo zmieniło się saldo: teraz wynosi ${money(e.refund)}. Nic się nie stało; sprawdź kwotę i potwierdź ponownie.`,
};

export const MONEY_FIELDS: MoneyFields = {
  iban_invalid: 'Ten IBAN nie przechodzi kontroli: brakuje znaku albo któryś jest błędny. Porównaj go z aplikacją swojego banku.',
  iban_country: 'Z kont w tym kraju nie możemy pobierać płatności. Użyj innego konta albo innej metody.',
  phone_invalid: 'To nie jest prawidłowy numer komórkowy. Wpisz go z numerem kierunkowym kraju, na przykład +48.',
};
