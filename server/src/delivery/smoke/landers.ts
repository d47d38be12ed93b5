import type { LanderBlock, LanderDocument } from '@amarena/shared/contracts/landers/landers';
import { type LanderTemplate, type LanderTemplates, rulesOf, type TemplateRules } from '@amarena/shared/contracts/landers/landerTemplates';
import type { App } from '../../compose/app.ts';
import { inTransaction } from '../../db/schema.ts';
import { publishPlain } from '../../domains/landers/index.ts';

/** One block of each kind, without pictures: a design has to work without them, too. */
const BLOCKS: readonly LanderBlock[] = [
  { kind: 'headline', text: 'Una *prova*', above: '' },
  { kind: 'text', text: 'Due parole.' },
  { kind: 'image', image: '', alt: '' },
  { kind: 'video', video: 'sea', poster: '', alt: 'Il mare', captions: [{ from: 0, to: 4, text: 'Una riga.' }] },
  { kind: 'faces', title: '', count: 3 },
  { kind: 'points', title: '', ordered: false, items: ['Uno', 'Due'].map((title) => ({ icon: null, title, text: '' })) },
  { kind: 'choices', question: 'Un cane?', image: '', alt: '', options: ['No', 'Sì'] },
  { kind: 'regions', country: 'IT', title: '' },
  { kind: 'form', title: '', button: 'Entra', note: '' },
  { kind: 'notice', text: 'Solo per maggiorenni.' },
];

/** A document with the minimum that a template needs, plus one of everything that it accepts. */
function documentOf(template: LanderTemplate, { blocks }: TemplateRules): LanderDocument {
  const filled = BLOCKS.flatMap((block) =>
    Array.from({ length: Math.max(blocks[block.kind] === undefined ? 0 : 1, blocks[block.kind]?.min ?? 0) }, () => block),
  );
  const content = { it: { title: 'Una prova', description: 'Due parole.', blocks: filled } };
  return {
    template,
    slug: '',
    name: template,
    locales: ['it'],
    variants: [{ key: 'a', name: '', weight: 1, content }],
    tracking: {},
    starts: null,
    ends: null,
  };
}

/**
 * Publishes a document for each template that has none, so that its design shows instead of the not-found page. It is
 * drawn by the version that is active or mounted.
 */
export async function publishOfEach({ platform, services }: Pick<App, 'platform' | 'services'>, templates: LanderTemplates): Promise<void> {
  const now = platform.now();
  await inTransaction(platform.db, async (trx) => {
    for (const template of Object.keys(templates)) {
      const rules = rulesOf(templates, template);
      if (rules !== null) await publishPlain(trx, documentOf(template, rules), now);
    }
    await services.landers.live.announce(trx);
  });
}
