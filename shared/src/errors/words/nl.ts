import { REACTIVATION_DAYS } from '../../contracts/account/linkLifetimes.ts';
import { CODE_MINUTES, SELFIES_PER_DAY } from '../../contracts/account/verification.ts';
import { PHOTO_MIN_SIDE } from '../../contracts/people/photoLimits.ts';
import type { ProblemTexts } from '../problemText.ts';
import { FIELDS } from './fields/nl.ts';
import { LANDERS } from './landers/nl.ts';
import { MODERATION } from './moderation/nl.ts';
import { MONEY } from './money/nl.ts';
import { SWIPE_LIMIT_TEXTS } from './swipeLimitTexts.ts';

const nl: ProblemTexts = {
  problems: {
    authentication_required: null,
    forbidden: () => 'Deze pagina is niet open voor jouw account. Ga terug of log in met een ander account.',
    not_found: () => 'Dit is er niet meer: het is weggehaald of het adres is veranderd. Ga terug en probeer het van daar.',
    validation_failed: () => 'Sommige velden kloppen nog niet. Kijk de gemarkeerde na en probeer het opnieuw.',
    payload_too_large: () => 'Het bestand is te groot. Kies een kleiner bestand en probeer het opnieuw.',
    rate_limited: (e, { number, plural }) =>
      `Te veel verzoeken in korte tijd. Probeer het over ${plural(e.seconds, { one: '1 seconde', other: `${number(e.seconds)} seconden` })} opnieuw.`,
    idempotency_key_missing: () => 'Het verzoek kwam onvolledig aan en is niet uitgevoerd. Laad de pagina opnieuw en probeer het nog eens.',
    idempotency_key_reused: () =>
      'Dit verzoek was al voor iets anders gebruikt en is niet uitgevoerd. Laad de pagina opnieuw en probeer het nog eens.',
    member_changed: () =>
      'In deze browser is nu een ander account ingelogd. De pagina toont nu dat account, en uit naam daarvan is niets gedaan.',
    request_in_progress: () => 'Hetzelfde verzoek loopt nog en wordt niet twee keer uitgevoerd. Wacht even en bekijk dan het resultaat.',
    login_failed: () => 'Inloggen is niet gelukt: e-mail of wachtwoord klopt niet. Kijk ze na en probeer het opnieuw.',
    login_blocked: (e, { number, plural }) =>
      `Te veel pogingen vanaf hier: voor de veiligheid is inloggen ${plural(e.minutes, { one: '1 minuut', other: `${number(e.minutes)} minuten` })} geblokkeerd.`,
    account_deleted: () =>
      `Dit account is verwijderd. Binnen ${REACTIVATION_DAYS} dagen kun je het terughalen met de link die we je hebben gemaild.`,
    password_wrong: () => 'Dit is niet je huidige wachtwoord. Er is niets veranderd: controleer het en probeer het opnieuw.',
    passkey_failed: () =>
      'Deze passkey werkt hier niet: hij is verwijderd of hoort bij een andere site. Kies een andere of log in met je wachtwoord.',
    passkey_expired: () => 'De vraag aan je passkey is verlopen. Probeer het opnieuw, het is zo gebeurd.',
    passkey_session_needed: () =>
      'Met een rol op deze site wijzig je passkeys alleen als je met een ervan bent ingelogd. Log uit en log in met je passkey.',
    passkey_limit: (e, { number }) =>
      `Je hebt al ${number(e.limit)} passkeys, meer kan niet. Verwijder er een om een andere toe te voegen.`,
    link_invalid: () => 'Deze link is verlopen, al gebruikt of onvolledig. Vraag een nieuwe e-mail aan en open de nieuwste link.',
    mails_used_up: (e, { number }) =>
      `Je hebt vandaag al ${number(e.limit)} e-mails aangevraagd, meer sturen we er niet. Probeer het morgen opnieuw; de nieuwste link werkt tot hij verloopt.`,
    email_in_use: () => 'Er bestaat al een account met dit e-mailadres. Log in in plaats van je opnieuw aan te melden.',
    account_being_deleted: () =>
      'Het account met dit e-mailadres wordt verwijderd. Wil je het houden, gebruik dan de link die we je hebben gestuurd.',
    signup_disabled: () => 'Aanmelden kan nu alleen met een uitnodiging. Heb je er een, open dan de link die je hebt gekregen.',
    search_hidden: () => 'Zoeken is voor mensen met een account. Log in of meld je gratis aan om te zien wie er is.',
    profile_disabled: () => 'Dit profiel is op dit moment niet zichtbaar. Je kunt het later opnieuw proberen.',
    profile_deleted: () => 'Dit profiel bestaat niet meer: deze persoon heeft de site verlaten.',
    blocked_by_user: () => 'Deze persoon heeft contact met jou geblokkeerd. Er zijn geen credits gebruikt.',
    blocked: () => 'Je hebt deze persoon geblokkeerd. Deblokkeer het profiel om weer te schrijven; er zijn geen credits gebruikt.',
    like_self: () => 'Dit is je eigen profiel: je kunt alleen anderen een like geven.',
    ...SWIPE_LIMIT_TEXTS,
    ...MODERATION,
    ...LANDERS,
    credits_insufficient: (e, { number, plural }) => {
      const missing = e.needed - e.balance;
      const lack = plural(missing, { one: 'Je komt 1 credit tekort', other: `Je komt ${number(missing)} credits tekort` });
      const price = plural(e.needed, { one: 'er is 1 nodig', other: `er zijn er ${number(e.needed)} nodig` });
      return `${lack}: ${price} en je saldo is ${number(e.balance)}. Er zijn geen credits gebruikt en wat je schreef blijft hier staan.`;
    },
    conversation_limit: () =>
      'Met een gratis account kun je geen nieuw gesprek beginnen. Ga verder met de gesprekken die je hebt, of word Premium met een creditpakket.',
    message_too_long: (e, { number }) =>
      `Je bericht heeft ${number(e.length)} tekens, het maximum is ${number(e.limit)}. Maak het korter en verstuur het opnieuw; er zijn geen credits gebruikt.`,
    verification_photo_missing: () =>
      'Om je profiel te verifiëren hebben we minstens één gecontroleerde foto van je nodig om de selfie mee te vergelijken. Voeg een foto toe en probeer het opnieuw zodra hij zichtbaar is.',
    verification_closed: () =>
      'Er loopt al een verificatie, of je profiel is al geverifieerd. Laad de pagina opnieuw om te zien hoe het ermee staat.',
    verification_code_expired: () =>
      `De code is niet meer geldig: die werkt ${CODE_MINUTES} minuten en de selfie kwam later. Er is niets verstuurd; vraag een nieuwe code en maak de foto opnieuw.`,
    verification_limit: (e, { number, plural }) =>
      `Je hebt op één dag al ${SELFIES_PER_DAY} selfies verstuurd. Over ${plural(e.hours, { one: '1 uur', other: `${number(e.hours)} uur` })} kun je het opnieuw proberen.`,
    premium_required: () => 'Dit is een Premium-functie. Met elk creditpakket dat je koopt, word je Premium.',
    photo_unusable: (e) =>
      ({
        format: 'Dit bestand is geen foto die we kunnen gebruiken. Kies een foto in JPEG, PNG, WebP, AVIF of HEIC.',
        unreadable: 'Deze foto is beschadigd of onvolledig en gaat niet open. Kies een andere.',
        too_small: `Deze foto is te klein. Kies er een van minstens ${PHOTO_MIN_SIDE} pixels per kant.`,
        too_many_pixels: 'Deze foto heeft te veel pixels. Maak hem kleiner of kies een andere.',
        refused: 'Deze foto is in strijd met onze regels en is al eerder geweigerd. Kies een andere.',
      })[e.problem],
    photo_limit: (e, { number }) => `Je hebt al ${number(e.limit)} foto’s, meer kan niet. Verwijder er een om een andere toe te voegen.`,
    gift_price_changed: (e, { number, plural }) =>
      `De prijs van dit cadeau is ondertussen veranderd: het kost nu ${plural(e.credits, { one: '1 credit', other: `${number(e.credits)} credits` })}. Er zijn geen credits gebruikt; controleer en bevestig.`,
    photo_deleted: () => 'De foto is verwijderd. Je kunt hem niet meer bekijken.',
    country_unproven: () =>
      'Voor de btw moeten het gekozen land en het land van je verbinding hetzelfde zijn. Kies het land waar je bent, zet een VPN uit of betaal per incasso van een rekening daar. Er is niets afgeschreven.',
    payment_method_unavailable: () => 'Deze betaalmethode is er niet in jouw land. Kies een andere: er is niets afgeschreven.',
    price_changed: (e, { money }) =>
      `De prijs is intussen veranderd: die is nu ${money(e.total)}. Er is niets afgeschreven; bekijk de prijs en bevestig.`,
    ...MONEY,
    unavailable: () =>
      'De site kan nu even niet antwoorden; meestal duurt dat minder dan een minuut. Er is niets verloren; probeer het zo nog eens.',
    internal: () => 'Dit ligt aan ons, niet aan jou: we konden het verzoek niet afronden. Probeer het zo nog eens.',
    network: () => 'Geen verbinding met de site. Controleer je netwerk en probeer het opnieuw.',
    contract_broken: () =>
      'Het antwoord van de site is niet te lezen: deze pagina is misschien verouderd. Laad de pagina opnieuw en probeer het nog eens.',
    generic: () => 'Er ging iets mis. Probeer het later opnieuw.',
  },
  fields: FIELDS,
};

export default nl;
