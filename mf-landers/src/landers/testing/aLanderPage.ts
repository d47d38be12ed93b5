import { isMemberTemplate } from '@amarena/shared/contracts/landers/landerAddresses';
import type { LanderBlock, LanderFace, LanderPage } from '@amarena/shared/contracts/landers/landers';
import { rulesOf } from '@amarena/shared/contracts/landers/landerTemplates';
import { anId, aProfile } from '@amarena/shared/testing';
import { MANIFEST_TEMPLATES } from './manifestTemplates.ts';

export const aFace = (change: Partial<LanderFace> = {}): LanderFace => ({
  id: anId(21),
  name: 'Laura',
  age: 58,
  city: 'Ferrara',
  region: 'emilia-romagna',
  fictional: false,
  filename: 'laura-640.webp',
  thumb_filename: 'laura-320.webp',
  ...change,
});

/** One block of each kind that a template accepts. */
const BLOCKS: Readonly<Record<LanderBlock['kind'], readonly LanderBlock[]>> = {
  headline: [{ kind: 'headline', text: 'Parlane con *qualcuno.*', above: 'Stasera' }],
  text: [{ kind: 'text', text: 'Due parole, senza fretta.' }],
  image: [
    { kind: 'image', image: 'guitar', alt: 'Una chitarra' },
    { kind: 'image', image: 'dog', alt: 'Un cane' },
    { kind: 'image', image: 'gone', alt: 'Non c’è più' },
  ],
  video: [
    { kind: 'video', video: 'morning', poster: '', alt: 'Due tazze', captions: [{ from: 0, to: 4, text: 'Una riga al mattino.' }] },
    { kind: 'video', video: 'evening', poster: '', alt: 'Una panchina', captions: [] },
  ],
  faces: [{ kind: 'faces', title: '', count: 6 }],
  points: [
    {
      kind: 'points',
      title: '',
      ordered: true,
      items: [
        { icon: 'price', title: 'Guarda il prezzo', text: 'Sta accanto al pulsante.' },
        { icon: null, title: 'Nessun abbonamento', text: '' },
      ],
    },
  ],
  choices: ['Cenare tardi?', 'Un cane?', 'Ballare?'].map((question) => ({
    kind: 'choices' as const,
    question,
    image: 'dog',
    alt: '',
    options: ['No', 'Sì'],
  })),
  regions: [{ kind: 'regions', country: 'IT', title: '' }],
  form: [{ kind: 'form', title: 'Comincia qui', button: 'Entra gratis', note: '' }],
  notice: [{ kind: 'notice', text: 'Solo per maggiorenni. Alcuni profili sono fittizi.' }],
};

const picture = {
  width: 640,
  height: 800,
  sources: [
    { src: '/landers/small.webp', width: 320 },
    { src: '/landers/large.webp', width: 640 },
  ],
};

/** A page of a template with every block that it accepts. */
export const aLanderPage = (template: string, change: Partial<LanderPage> = {}): LanderPage => ({
  document: anId(90),
  template,
  slug: '',
  version: 3,
  variant: 'b',
  language: 'it',
  languages: ['it'],
  path: `/landers/${template}`,
  title: 'Amarena',
  description: '',
  blocks: Object.values(BLOCKS)
    .flat()
    .filter(({ kind }) => kind in (rulesOf(MANIFEST_TEMPLATES, template)?.blocks ?? {})),
  images: { guitar: picture, dog: picture },
  faces: [aFace(), aFace({ id: anId(22), name: 'Noemi', age: 30, region: 'lazio', fictional: true })],
  regions: [
    { key: 'lazio', name: 'Lazio', members: 1234 },
    { key: 'molise', name: 'Molise', members: null },
  ],
  member: isMemberTemplate(template) ? aProfile() : null,
  tracking: {},
  remote: null,
  preview: false,
  ...change,
});
