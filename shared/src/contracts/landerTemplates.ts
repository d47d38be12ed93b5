import * as z from '@amarena/shared/schema';

/** Name of a template, as it stands in addresses. */
export const LanderTemplate = z.string().check(z.maxLength(40), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));
export type LanderTemplate = z.infer<typeof LanderTemplate>;

/** Templates around one member: their address carries the member's id, so each of them has a row in `routes.ts`. */
export const MEMBER_TEMPLATES = ['landing', 'landing2', 'landing3'] as const;

/** Films of ours; they ship with mf-landers, which knows the files of each. */
export const LANDER_VIDEOS = ['evening', 'morning', 'city', 'sea'] as const;

/** Countries of which there is a drawn map. */
export const LANDER_MAPS = ['IT'] as const;

/** Pictures that a point may carry. */
export const LANDER_ICONS = [
  'chat',
  'heart',
  'shield',
  'price',
  'eye',
  'hide',
  'map',
  'clock',
  'star',
  'gift',
  'moon',
  'people',
  'lock',
  'photo',
  'check',
  'exit',
] as const;

export const BLOCK_KINDS = ['headline', 'text', 'image', 'video', 'faces', 'points', 'choices', 'regions', 'form', 'notice'] as const;
type Kind = (typeof BLOCK_KINDS)[number];

/** How many of a kind of block a template takes, at least and at most. */
const BlockCount = z.object({ min: z._default(z.int().check(z.gte(0)), 0), max: z.int().check(z.gte(1)) });
export type BlockCount = z.infer<typeof BlockCount>;

/**
 * What a template takes of a document, as plain data, so that server, command line and editor say the same. It stands in
 * the `package.json` of mf-landers and travels in the manifest of each version. A template shows its blocks in its own
 * places: the order counts among blocks of one kind only.
 */
export const TemplateRules = z.object({
  /** Its address has room for a slug. */
  slug: z.boolean(),
  /** A kind that is not named is not taken. Headline, form and notice stand once in every lander and are not named. */
  blocks: z.partialRecord(z.enum(BLOCK_KINDS), BlockCount),
});
export type TemplateRules = z.infer<typeof TemplateRules>;

/** The templates of one version of mf-landers, by their names. */
export const LanderTemplates = z.record(LanderTemplate, TemplateRules);
export type LanderTemplates = z.infer<typeof LanderTemplates>;

/** What every lander says and does, once. */
const ALWAYS: Readonly<Partial<Record<Kind, BlockCount>>> = {
  headline: { min: 1, max: 1 },
  form: { min: 1, max: 1 },
  notice: { min: 1, max: 1 },
};

/** What a template takes, by its name; null: there is no such template. */
export function rulesOf(templates: LanderTemplates, template: LanderTemplate): TemplateRules | null {
  const rules = Object.hasOwn(templates, template) ? templates[template] : undefined;
  return rules === undefined ? null : { ...rules, blocks: { ...ALWAYS, ...rules.blocks, ...ALWAYS } };
}

/** Most characters of a text by where it stands, accents not counted; a design holds no more on a phone. */
export const LANDER_LIMITS = {
  title: 70,
  description: 160,
  'headline.text': 60,
  'headline.above': 24,
  'text.text': 320,
  'image.alt': 140,
  'video.alt': 200,
  'video.caption': 90,
  'faces.title': 60,
  'points.title': 60,
  'points.item.title': 48,
  'points.item.text': 180,
  'choices.question': 80,
  'choices.alt': 140,
  'choices.option': 32,
  'regions.title': 60,
  'form.title': 60,
  'form.button': 32,
  'form.note': 160,
  'notice.text': 280,
} as const;

/** How many things a block holds, at least and at most. */
export const LANDER_COUNTS = {
  faces: { min: 1, max: 12 },
  points: { min: 2, max: 8 },
  choices: { min: 2, max: 4 },
} as const satisfies Record<string, BlockCount>;
