import type { MoneyFields, MoneyTexts } from './codes.ts';

export const MONEY: MoneyTexts = {
  discount_code_not_found: () =>
    'Rabattcode nicht gefunden: Vielleicht ist er anders geschrieben oder gilt in einem anderen Land. Prüfe ihn; ohne Code bleibt der angezeigte Preis.',
  discount_code_used: () =>
    'Dieser Rabattcode wurde schon verwendet: Er gilt einmal. Entferne ihn oder gib einen anderen ein; dir wurde nichts abgebucht.',
  discount_code_expired: () => 'Dieser Rabattcode ist abgelaufen. Entferne ihn oder gib einen anderen ein; dir wurde nichts abgebucht.',
  spending_limit_reached: (e, { money }) =>
    e.period === 'day'
      ? `Mit diesem Kauf würdest du dein Tageslimit von ${money(e.limit)} überschreiten: ${money(e.left)} sind noch frei. Dir wurde nichts abgebucht. Wähle ein kleineres Paket oder versuch es morgen wieder.`
      : `Mit diesem Kauf würdest du dein Monatslimit von ${money(e.limit)} überschreiten: ${money(e.left)} sind noch frei. Dir wurde nichts abgebucht. Wähle ein kleineres Paket oder warte bis zum nächsten Monat.`,
  iban_blocked: () =>
    'Von dieser IBAN buchen wir nicht ab. Dir wurde nichts abgebucht. Nimm ein anderes Konto oder eine andere Zahlungsart.',
  phone_blocked: () => 'An diese Telefonnummer können wir keine Codes schicken. Nimm eine andere Nummer oder eine andere Zahlungsart.',
  direct_debit_limit: (e, { money }) =>
    `Du hast das Limit für Lastschriften erreicht: Jetzt können noch ${money(e.left)} abgebucht werden. Versuch es später, wähle ein günstigeres Paket oder eine andere Zahlungsart.`,
  direct_debit_wait: (e, { number, plural }) =>
    `Wir haben dir gerade einen Code geschickt. Einen neuen kannst du in ${plural(e.seconds, { one: '1 Sekunde', other: `${number(e.seconds)} Sekunden` })} anfordern.`,
  direct_debit_code_wrong: (e, { number, plural }) =>
    `Der Code stimmt nicht. ${plural(e.tries, { one: 'Du hast noch 1 Versuch', other: `Du hast noch ${number(e.tries)} Versuche` })}. Schau in die Nachricht und gib ihn noch einmal ein; dir wurde nichts abgebucht.`,
  direct_debit_code_expired: () =>
    'Dieser Code gilt nicht mehr: Er ist abgelaufen oder wurde zu oft versucht. Fordere einen neuen an; dir wurde nichts abgebucht.',
  withdrawal_over: () => 'Die Widerrufsfrist für diesen Kauf ist vorbei. Die Credits bleiben dir und verfallen nicht.',
  withdrawal_done: () => 'Diesen Kauf hast du schon widerrufen. Die Erstattung steht in den Details der Zahlung.',
  withdrawal_nothing_left: () => 'Du hast alle Credits dieses Kaufs verbraucht: Es gibt nichts mehr zu erstatten.',
  withdrawal_changed: (e, { money }) =>
    `Die Erstattung hat sich geändert, weil sich dein Guthaben bewegt hat: Sie beträgt jetzt ${money(e.refund)}. Es ist nichts passiert; prüfe die Summe und bestätige noch einmal.`,
};

export const MONEY_FIELDS: MoneyFields = {
  iban_invalid: 'Diese IBAN besteht die Prüfung nicht: Ein Zeichen fehlt oder ist falsch. Vergleiche sie mit der App deiner Bank.',
  iban_country: 'Von Konten dieses Landes können wir nicht abbuchen. Nimm ein anderes Konto oder eine andere Zahlungsart.',
  phone_invalid: 'Das ist keine gültige Mobilnummer. Schreib sie mit der Landesvorwahl, zum Beispiel +49.',
};
