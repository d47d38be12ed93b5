import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const de: Translation<typeof it, 'de'> = {
  title: '{{name}} melden',
  intro: '{{name}} erfährt nicht, wer gemeldet hat. Wir schreiben dir, was wir entschieden haben und warum.',
  legend: 'Grund',
  missing: 'Wähle einen Grund, um fortzufahren.',
  'category.spam_or_money': 'Will Geld oder schickt Werbung',
  'category.harassment': 'Beleidigende oder aufdringliche Nachrichten',
  'category.fake': 'Das Profil ist nicht echt',
  'category.sexual_content': 'Unerwünschte sexuelle Inhalte',
  'category.minor': 'Könnte minderjährig sein',
  'category.other': 'Etwas anderes',
  text: 'Was ist passiert? Freiwillig',
  left: 'Noch {{number}} Zeichen',
  message: 'Die gemeldete Nachricht wird angehängt.',
  lines: 'Die letzten {{number}} Nachrichten der Unterhaltung anhängen',
  block: '{{name}} auch blockieren: Deine Seite ist dann für diese Person geschlossen',
  apart: 'Ab sofort begegnet ihr euch nicht mehr und könnt euch nicht schreiben. Die Unterhaltung verschwindet aus deiner Liste.',
  send: 'Meldung senden',
  sent: 'Meldung gesendet. Du begegnest {{name}} nicht mehr.',
};

export default de;
