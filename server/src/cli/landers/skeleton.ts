import { LANDER_READING, type LanderBlock, type LanderDocument } from '@amarena/shared/contracts/landers/landers';
import { LANDER_COUNTS, type LanderTemplate, type TemplateRules } from '@amarena/shared/contracts/landers/landerTemplates';
import { stringify } from 'yaml';

/** A block with empty texts. */
function empty(kind: LanderBlock['kind']): LanderBlock {
  switch (kind) {
    case 'headline':
      return { kind, text: '', above: '' };
    case 'text':
      return { kind, text: '' };
    case 'image':
      return { kind, image: '', alt: '' };
    case 'video':
      return { kind, video: 'sea', poster: '', alt: '', captions: [{ from: 0, to: 4, text: '' }] };
    case 'faces':
      return { kind, title: '', count: 3 };
    case 'points':
      return {
        kind,
        title: '',
        ordered: false,
        items: Array.from({ length: LANDER_COUNTS.points.min }, () => ({ icon: null, title: '', text: '' })),
      };
    case 'choices':
      return { kind, question: '', image: '', alt: '', options: Array.from({ length: LANDER_COUNTS.choices.min }, () => '') };
    case 'regions':
      return { kind, country: 'IT', title: '' };
    case 'form':
      return { kind, title: '', button: '', note: '' };
    case 'notice':
      return { kind, text: '' };
  }
}

const HEAD = (template: string, taken: string) => `# A lander of the template "${template}". Check it: npm run lander -- check <this file>
# It takes ${taken}.
# Words between two asterisks get the accent; {site}, {price} and {fictional} come from the settings.
# A picture is a file next to this one: image: images/sea.webp
`;

/** A document in Italian with every block that a template needs, ready to be filled in. */
export function skeleton(template: LanderTemplate, { blocks: takes }: TemplateRules, slug: string): string {
  const blocks = LANDER_READING.flatMap((kind) => Array.from({ length: takes[kind]?.min ?? 0 }, () => empty(kind)));
  const taken = LANDER_READING.flatMap((kind) => {
    const count = takes[kind];
    return count === undefined ? [] : `${kind} ${count.min === count.max ? count.min : `${count.min} to ${count.max}`}`;
  }).join(', ');
  const document: LanderDocument = {
    template,
    slug,
    name: '',
    locales: ['it'],
    variants: [{ key: 'a', name: '', weight: 1, content: { it: { title: '', description: '', blocks } } }],
    tracking: {},
    starts: null,
    ends: null,
  };
  return HEAD(template, taken) + stringify(document, { lineWidth: 120 });
}
