import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const nl: Translation<typeof it, 'nl'> = {
  'entry.title': 'Voordat je verdergaat',
  'entry.text': '{{name}} is alleen voor volwassenen.',
  'entry.fictional': 'Er zijn hier ook {{fictional}}: ze dragen altijd een label en in het echt afspreken kan met hen niet.',
  'entry.adult': 'Door naar binnen te gaan bevestig je dat je minstens {{age}} jaar bent.',
  'entry.enter': 'Begrepen, naar binnen',
  'entry.leave': 'Verlaten',
  'terms.title': 'We hebben de voorwaarden gewijzigd',
  'terms.since': 'Ze gelden vanaf {{date}}. Wat er voor jou verandert:',
  'terms.read': 'Lees de volledige voorwaarden',
  'terms.accept': 'Ik accepteer de nieuwe voorwaarden',
  'terms.leave': 'Ik accepteer ze niet: mijn gegevens en mijn account',
  'bonus.title': '{{percentage}} korting, {{hours}} uur lang',
  'bonus.text': 'Je eerste aankoop kost {{percentage}} minder, tot {{time}} uur. Het geldt één keer.',
  'bonus.text_tonight': 'Je eerste aankoop kost {{percentage}} minder, tot {{time}} uur vannacht. Het geldt één keer.',
  'bonus.left': 'Resterende tijd: {{time}}',
};

export default nl;
