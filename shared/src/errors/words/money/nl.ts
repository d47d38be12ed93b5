import type { MoneyFields, MoneyTexts } from './codes.ts';

export const MONEY: MoneyTexts = {
  discount_code_not_found: () =>
    'Kortingscode niet gevonden: misschien is hij anders gespeld of geldt hij in een ander land. Controleer hem; zonder code blijft de prijs zoals je hem ziet.',
  discount_code_used: () =>
    'Deze kortingscode is al gebruikt: hij geldt één keer. Haal hem weg of vul een andere in; er is niets afgeschreven.',
  discount_code_expired: () => 'Deze kortingscode is verlopen. Haal hem weg of vul een andere in; er is niets afgeschreven.',
  spending_limit_reached: (e, { money }) =>
    e.period === 'day'
      ? `Met deze aankoop ga je over je daglimiet van ${money(e.limit)}: er is nog ${money(e.left)} over. Er is niets afgeschreven. Kies een kleiner pakket of probeer het morgen weer.`
      : `Met deze aankoop ga je over je maandlimiet van ${money(e.limit)}: er is nog ${money(e.left)} over. Er is niets afgeschreven. Kies een kleiner pakket of wacht tot volgende maand.`,
  iban_blocked: () =>
    'Van deze IBAN schrijven we niet af. Er is niets afgeschreven. Gebruik een andere rekening of een andere betaalmethode.',
  phone_blocked: () => 'Naar dit telefoonnummer kunnen we geen codes sturen. Gebruik een ander nummer of een andere betaalmethode.',
  direct_debit_limit: (e, { money }) =>
    `Je hebt de limiet voor incasso bereikt: nu kan nog ${money(e.left)} worden afgeschreven. Probeer het later, kies een goedkoper pakket of een andere betaalmethode.`,
  direct_debit_wait: (e, { number, plural }) =>
    `We hebben je net een code gestuurd. Over ${plural(e.seconds, { one: '1 seconde', other: `${number(e.seconds)} seconden` })} kun je een nieuwe aanvragen.`,
  direct_debit_code_wrong: (e, { number, plural }) =>
    `De code klopt niet. ${plural(e.tries, { one: 'Je hebt nog 1 poging', other: `Je hebt nog ${number(e.tries)} pogingen` })}. Kijk in het bericht en typ hem opnieuw; er is niets afgeschreven.`,
  direct_debit_code_expired: () =>
    'Deze code geldt niet meer: hij is verlopen of te vaak geprobeerd. Vraag een nieuwe aan; er is niets afgeschreven.',
  withdrawal_over: () => 'De bedenktijd voor deze aankoop is voorbij. De credits blijven van jou en verlopen niet.',
  withdrawal_done: () => 'Je hebt deze aankoop al herroepen. De terugbetaling staat bij de details van de betaling.',
  withdrawal_nothing_left: () => 'Je hebt alle credits van deze aankoop gebruikt: er is niets meer terug te betalen.',
  withdrawal_changed: (e, { money }) =>
    `De terugbetaling is veranderd, omdat je saldo bewoog: het is nu ${money(e.refund)}. Er is niets gebeurd; controleer de som en bevestig opnieuw.`,
};

export const MONEY_FIELDS: MoneyFields = {
  iban_invalid: 'Deze IBAN komt niet door de controle: er ontbreekt een teken of er is er een fout. Vergelijk hem met de app van je bank.',
  iban_country: 'Van rekeningen in dit land kunnen we niet afschrijven. Gebruik een andere rekening of een andere methode.',
  phone_invalid: 'Dit is geen geldig mobiel nummer. Schrijf het met de landcode, bijvoorbeeld +31.',
};
