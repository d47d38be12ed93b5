import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const de: Translation<typeof it, 'de'> = {
  title: 'Profil verifizieren',

  lead: 'Ein Zeichen neben deinem Namen sagt den anderen, dass die Fotos wirklich dich zeigen. Es kostet nichts.',

  'begin.title': 'So geht es',
  'begin.code': 'Du bekommst einen Code. Er gilt {{minutes}} Minuten.',
  'begin.selfie': 'Du schreibst ihn von Hand auf einen Zettel und machst ein Selfie mit dem Zettel in der Hand.',
  'begin.compared': 'Ein Mensch aus unserem Team, kein Programm, vergleicht es mit deinen Fotos.',
  'begin.draw': 'Code anfordern',
  'begin.draw_again': 'Neuen Code anfordern',
  'begin.ends':
    'Das Zeichen bleibt, solange mindestens eines der verglichenen Fotos zu sehen ist. Es entfällt, wenn du alle austauschst oder dein Geschlecht änderst.',

  'privacy.title': 'Das Selfie bleibt privat.',
  'privacy.text':
    'Nur die Moderation sieht es, bis sie entschieden hat. Danach kann es niemand mehr öffnen, und wir löschen es innerhalb von {{hours}} Stunden.',

  'refused.title': 'Die Verifizierung hat nicht geklappt.',
  'refused.code_missing': 'Der handgeschriebene Code fehlt oder ist nicht lesbar. Schreib ihn größer und halt ihn neben dein Gesicht.',
  'refused.code_wrong': 'Der Code auf dem Zettel ist nicht der, den du von uns hast. Schreib den neuen Zeichen für Zeichen ab.',
  'refused.face_hidden': 'Dein Gesicht ist nicht gut zu sehen. Suche dir Licht und nimm Sonnenbrille oder Mütze ab.',
  'refused.face_differs': 'Das Gesicht scheint nicht das auf deinen Fotos zu sein. Sind sie alt, dann füge vorher ein aktuelles hinzu.',
  'refused.several_people': 'Auf dem Selfie ist mehr als eine Person. Mach es noch einmal, nur mit dir.',
  'refused.edited': 'Das Selfie wirkt bearbeitet oder von einem Bildschirm abfotografiert. Mach ein neues Foto ohne Filter.',

  'expired.title': 'Der Code ist abgelaufen.',
  'expired.text': 'Er gilt {{minutes}} Minuten, damit sich niemand vorbereiten kann. Fordere einen neuen an: Es wurde nichts gesendet.',

  'ended.title': 'Deine Verifizierung ist beendet.',
  'ended.text': 'Keines der verglichenen Fotos ist mehr zu sehen, oder du hast dein Geschlecht geändert. Du kannst dich neu verifizieren.',

  'no_photo.title': 'Zuerst brauchen wir ein Foto von dir.',
  'no_photo.text': 'Das Selfie wird mit den Fotos deines Profils verglichen: Füge eines hinzu und komm wieder, sobald es sichtbar ist.',
  'no_photo.checking': 'Wir prüfen es gerade: Komm wieder, sobald die anderen es sehen.',

  limit: 'Für heute sind alle Versuche aufgebraucht. Der nächste: {{date}}.',

  'code.title': 'Dein Code',
  'code.text': 'Schreib ihn groß und von Hand auf einen Zettel. Auf dem Selfie müssen der Code lesbar und dein Gesicht gut zu sehen sein.',
  'code.time': 'Läuft ab in',
  'code.left': 'Verbleibende Zeit: {{time}}',
  'code.leave': 'Doch nicht',

  'selfie.take': 'Selfie aufnehmen',
  'selfie.pick': 'Foto auswählen',
  'selfie.preview': 'Vorschau des Selfies',
  'selfie.check': 'Ist dein Gesicht gut zu sehen? Ist der ganze Code lesbar?',
  'selfie.send': 'Selfie senden',
  'selfie.again': 'Anderes auswählen',
  'selfie.sending': 'Selfie wird gesendet',
  'selfie.progress': '{{share}} gesendet',

  'pending.title': 'Selfie gesendet',
  'pending.text': 'Ein Mensch vergleicht es mit deinen Fotos. Wir sagen dir hier und per E-Mail Bescheid, sobald entschieden ist.',
  'pending.sent': 'Gesendet {{when}}',
  'pending.withdraw': 'Anfrage zurückziehen',

  'withdraw.title': 'Anfrage zurückziehen?',
  'withdraw.text': 'Das Selfie wird sofort gelöscht. Du kannst jederzeit einen neuen Code anfordern.',

  'verified.title': 'Dein Profil ist verifiziert',
  'verified.text': 'Seit {{date}} sehen die anderen das Zeichen neben deinem Namen.',
  'verified.profile': 'Dein Profil ansehen',

  'info.title': 'Was „verifiziert“ heißt',
  'info.text':
    '{{name}} hat ein Selfie mit einem handgeschriebenen Code gemacht, den wir in diesem Moment vergeben haben. Ein Mensch aus unserem Team hat es mit den Fotos des Profils verglichen.',
  'info.not':
    'Es sagt, dass die Fotos die Person zeigen, die sie benutzt. Über Alter, Absichten und den Rest des Profils sagt es nichts: Bleib so vorsichtig wie immer.',
  'info.own': 'Auch du kannst dein Profil verifizieren, kostenlos.',
  'info.button': 'Profil verifizieren',
};

export default de;
