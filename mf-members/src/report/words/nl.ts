import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const nl: Translation<typeof it, 'nl'> = {
  title: '{{name}} melden',
  intro: '{{name}} komt niet te weten van wie de melding is. We schrijven je wat we hebben beslist en waarom.',
  legend: 'Reden',
  missing: 'Kies een reden om verder te gaan.',
  'category.spam_or_money': 'Vraagt om geld of stuurt reclame',
  'category.harassment': 'Beledigende of opdringerige berichten',
  'category.fake': 'Het profiel is niet echt',
  'category.sexual_content': 'Ongewenste seksuele inhoud',
  'category.minor': 'Is misschien minderjarig',
  'category.other': 'Iets anders',
  text: 'Wat is er gebeurd? Niet verplicht',
  left: 'Nog {{number}} tekens',
  message: 'Het bericht dat je meldt gaat mee.',
  lines: 'De laatste {{number}} berichten van het gesprek meesturen',
  block: '{{name}} ook blokkeren: je pagina is dan voor deze persoon gesloten',
  apart: 'Vanaf nu komen jullie elkaar niet meer tegen en kunnen jullie elkaar niet schrijven. Het gesprek verdwijnt uit je lijst.',
  send: 'Melding versturen',
  sent: 'Melding verstuurd. Je komt {{name}} niet meer tegen.',
};

export default nl;
