import { REACTIVATION_DAYS } from '../../contracts/account/linkLifetimes.ts';
import { CODE_MINUTES, SELFIES_PER_DAY } from '../../contracts/account/verification.ts';
import { PHOTO_MIN_SIDE } from '../../contracts/people/photoLimits.ts';
import type { ProblemTexts } from '../problemText.ts';
import { FIELDS } from './fields/de.ts';
import { LANDERS } from './landers/de.ts';
import { MODERATION } from './moderation/de.ts';
import { MONEY } from './money/de.ts';
import { SWIPE_LIMIT_TEXTS } from './swipeLimitTexts.ts';

const de: ProblemTexts = {
  problems: {
    authentication_required: null,
    forbidden: () => 'Diese Seite ist für dein Konto nicht zugänglich. Geh zurück oder melde dich mit einem anderen Konto an.',
    not_found: () =>
      'Das gibt es nicht mehr: Der Inhalt wurde entfernt oder die Adresse hat sich geändert. Geh zurück und versuch es von dort.',
    validation_failed: () => 'Einige Felder stimmen noch nicht. Prüfe die markierten und versuch es noch einmal.',
    payload_too_large: () => 'Die Datei ist zu groß. Wähle eine kleinere und versuch es noch einmal.',
    rate_limited: (e, { number, plural }) =>
      `Zu viele Anfragen in kurzer Zeit. Versuch es in ${plural(e.seconds, { one: '1 Sekunde', other: `${number(e.seconds)} Sekunden` })} noch einmal.`,
    idempotency_key_missing: () =>
      'Die Anfrage kam unvollständig an und wurde nicht ausgeführt. Lade die Seite neu und versuch es noch einmal.',
    idempotency_key_reused: () =>
      'Diese Anfrage wurde schon für etwas anderes verwendet und nicht ausgeführt. Lade die Seite neu und versuch es noch einmal.',
    member_changed: () =>
      'In diesem Browser hat sich ein anderes Konto angemeldet. Die Seite zeigt jetzt dieses, und in seinem Namen ist nichts geschehen.',
    request_in_progress: () =>
      'Dieselbe Anfrage läuft noch und wird nicht zweimal ausgeführt. Warte einen Moment und sieh dann nach dem Ergebnis.',
    login_failed: () => 'Anmeldung nicht möglich: E-Mail oder Passwort stimmen nicht. Prüfe beides und versuch es noch einmal.',
    login_blocked: (e, { number, plural }) =>
      `Zu viele Versuche von hier: Zur Sicherheit ist die Anmeldung für ${plural(e.minutes, { one: '1 Minute', other: `${number(e.minutes)} Minuten` })} gesperrt.`,
    account_deleted: () =>
      `Dieses Konto wurde gelöscht. Innerhalb von ${REACTIVATION_DAYS} Tagen kannst du es mit dem Link aus unserer E-Mail zurückholen.`,
    password_wrong: () => 'Das ist nicht dein aktuelles Passwort. Es wurde nichts geändert: Prüfe es und versuch es noch einmal.',
    passkey_failed: () =>
      'Dieser Passkey gilt hier nicht: Er wurde entfernt oder gehört zu einer anderen Seite. Nimm einen anderen oder melde dich mit dem Passwort an.',
    passkey_expired: () => 'Die Anfrage an den Passkey ist abgelaufen. Versuch es noch einmal, es dauert nur einen Moment.',
    passkey_session_needed: () =>
      'Mit einer Rolle auf dieser Website änderst du Passkeys nur, wenn du mit einem davon angemeldet bist. Melde dich ab und mit deinem Passkey wieder an.',
    passkey_limit: (e, { number }) =>
      `Du hast schon ${number(e.limit)} Passkeys, mehr geht nicht. Entferne einen, um einen neuen hinzuzufügen.`,
    link_invalid: () =>
      'Dieser Link ist abgelaufen, schon benutzt oder unvollständig. Fordere eine neue E-Mail an und öffne den neuesten Link.',
    mails_used_up: (e, { number }) =>
      `Du hast heute schon ${number(e.limit)} E-Mails angefordert, mehr schicken wir nicht. Versuch es morgen wieder; der neueste Link gilt bis zu seinem Ablauf.`,
    email_in_use: () => 'Mit dieser E-Mail gibt es schon ein Konto. Melde dich an, statt dich neu zu registrieren.',
    account_being_deleted: () =>
      'Das Konto mit dieser E-Mail wird gerade gelöscht. Wenn du es behalten willst, nutze den Link, den wir dir geschickt haben.',
    signup_disabled: () => 'Zurzeit ist die Registrierung nur mit Einladung möglich. Wenn du eine hast, öffne den Link daraus.',
    search_hidden: () => 'Die Suche ist nur für Mitglieder. Melde dich an oder registriere dich kostenlos, um zu sehen, wer da ist.',
    profile_disabled: () => 'Dieses Profil ist im Moment nicht sichtbar. Du kannst es später noch einmal versuchen.',
    profile_deleted: () => 'Dieses Profil gibt es nicht mehr: Die Person hat die Seite verlassen.',
    blocked_by_user: () => 'Diese Person hat den Kontakt mit dir blockiert. Es wurde kein Credit verbraucht.',
    blocked: () =>
      'Du hast diese Person blockiert. Entsperre sie in ihrem Profil, um wieder zu schreiben; es wurde kein Credit verbraucht.',
    like_self: () => 'Das ist dein eigenes Profil: Likes kannst du nur anderen geben.',
    ...SWIPE_LIMIT_TEXTS,
    ...MODERATION,
    ...LANDERS,
    credits_insufficient: (e, { number, plural }) => {
      const missing = e.needed - e.balance;
      const lack = plural(missing, { one: 'Dir fehlt 1 Credit', other: `Dir fehlen ${number(missing)} Credits` });
      const price = plural(e.needed, { one: 'nötig ist 1', other: `nötig sind ${number(e.needed)}` });
      return `${lack}: ${price}, und dein Guthaben ist ${number(e.balance)}. Es wurde kein Credit verbraucht, und dein Text bleibt hier.`;
    },
    conversation_limit: () =>
      'Mit einem kostenlosen Konto kannst du keine weitere Unterhaltung beginnen. Führe die offenen weiter, oder werde mit einem Credit-Paket Premium.',
    message_too_long: (e, { number }) =>
      `Deine Nachricht hat ${number(e.length)} Zeichen, möglich sind ${number(e.limit)}. Kürze sie und sende sie noch einmal; es wurde kein Credit verbraucht.`,
    verification_photo_missing: () =>
      'Für die Verifizierung brauchen wir mindestens ein geprüftes Foto von dir, um das Selfie damit zu vergleichen. Füge ein Foto hinzu und versuch es noch einmal, sobald es sichtbar ist.',
    verification_closed: () =>
      'Eine Verifizierung läuft schon, oder dein Profil ist bereits verifiziert. Lade die Seite neu, um den Stand zu sehen.',
    verification_code_expired: () =>
      `Der Code gilt nicht mehr: Er hält ${CODE_MINUTES} Minuten, und das Selfie kam später. Es wurde nichts gesendet; fordere einen neuen Code an und mach das Foto noch einmal.`,
    verification_limit: (e, { number, plural }) =>
      `Du hast an einem Tag schon ${SELFIES_PER_DAY} Selfies gesendet. Du kannst es in ${plural(e.hours, { one: '1 Stunde', other: `${number(e.hours)} Stunden` })} wieder versuchen.`,
    premium_required: () => 'Das ist eine Premium-Funktion. Mit dem Kauf eines beliebigen Credit-Pakets wirst du Premium.',
    photo_unusable: (e) =>
      ({
        format: 'Diese Datei ist kein Foto, das wir verwenden können. Wähle ein Foto in JPEG, PNG, WebP, AVIF oder HEIC.',
        unreadable: 'Dieses Foto ist beschädigt oder unvollständig und lässt sich nicht öffnen. Wähle ein anderes.',
        too_small: `Dieses Foto ist zu klein. Wähle eines mit mindestens ${PHOTO_MIN_SIDE} Pixeln je Seite.`,
        too_many_pixels: 'Dieses Foto hat zu viele Pixel. Verkleinere es oder wähle ein anderes.',
        refused: 'Dieses Foto verstößt gegen unsere Regeln und wurde schon einmal abgelehnt. Wähle ein anderes.',
      })[e.problem],
    photo_limit: (e, { number }) => `Du hast schon ${number(e.limit)} Fotos, mehr geht nicht. Entferne eines, um ein neues hinzuzufügen.`,
    gift_price_changed: (e, { number, plural }) =>
      `Der Preis dieses Geschenks hat sich inzwischen geändert: Es kostet jetzt ${plural(e.credits, { one: '1 Credit', other: `${number(e.credits)} Credits` })}. Es wurde kein Credit verbraucht; prüfe den Preis und bestätige.`,
    photo_deleted: () => 'Das Foto wurde gelöscht. Es lässt sich nicht mehr ansehen.',
    country_unproven: () =>
      'Für die Steuer müssen das gewählte Land und das Land deiner Verbindung übereinstimmen. Wähle das Land, in dem du bist, schalte ein VPN aus oder zahle per Lastschrift von einem Konto dort. Es wurde nichts abgebucht.',
    payment_method_unavailable: () => 'Diese Zahlungsart gibt es in deinem Land nicht. Wähle eine andere: Es wurde nichts abgebucht.',
    price_changed: (e, { money }) =>
      `Der Preis hat sich inzwischen geändert: Er beträgt jetzt ${money(e.total)}. Es wurde nichts abgebucht; prüfe ihn und bestätige.`,
    ...MONEY,
    unavailable: () =>
      'Die Seite kann gerade nicht antworten; meist dauert das weniger als eine Minute. Es ging nichts verloren; versuch es gleich noch einmal.',
    internal: () => 'Das liegt an uns, nicht an dir: Wir konnten die Anfrage nicht abschließen. Versuch es gleich noch einmal.',
    network: () => 'Keine Verbindung zur Seite. Prüfe dein Netz und versuch es noch einmal.',
    contract_broken: () =>
      'Die Antwort der Seite ist nicht lesbar: Vielleicht ist diese Ansicht veraltet. Lade sie neu und versuch es noch einmal.',
    generic: () => 'Etwas ist schiefgegangen. Versuch es später noch einmal.',
  },
  fields: FIELDS,
};

export default de;
