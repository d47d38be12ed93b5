import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const pl: Translation<typeof it, 'pl'> = {
  title: 'Zgłoś profil {{name}}',
  intro: '{{name}} nie dowie się, od kogo jest zgłoszenie. Napiszemy ci, co postanowiliśmy i dlaczego.',
  legend: 'Powód',
  missing: 'Wybierz powód, aby przejść dalej.',
  'category.spam_or_money': 'Prosi o pieniądze lub wysyła reklamy',
  'category.harassment': 'Obraźliwe lub natarczywe wiadomości',
  'category.fake': 'Profil nie jest autentyczny',
  'category.sexual_content': 'Niechciane treści seksualne',
  'category.minor': 'To może być osoba niepełnoletnia',
  'category.other': 'Coś innego',
  text: 'Co się stało? Nieobowiązkowo',
  left: 'Pozostało znaków: {{number}}',
  message: 'Zgłaszana wiadomość zostanie dołączona.',
  lines: 'Dołącz ostatnie wiadomości z rozmowy ({{number}})',
  block: 'Zablokuj też profil {{name}}: nie otworzy twojej strony',
  apart: 'Od teraz już się nie spotkacie i nie możecie do siebie pisać. Rozmowa zniknie z twojej listy.',
  send: 'Wyślij zgłoszenie',
  sent: 'Zgłoszenie wysłane. {{name}} już się u ciebie nie pojawi.',
};

export default pl;
