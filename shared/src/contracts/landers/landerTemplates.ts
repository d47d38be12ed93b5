import * as z from '@amarena/shared/schema';

/** Name of a template, as used in addresses. */
export const LanderTemplate = z.string().check(z.maxLength(40), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));
export type LanderTemplate = z.infer<typeof LanderTemplate>;

/** Templates about one member: their address has the member's id, so each of them has a row in `routes.ts`. */
export const MEMBER_TEMPLATES = ['landing', 'landing2', 'landing3'] as const;

/** Our films; they ship with mf-landers, which knows their files. */
export const LANDER_VIDEOS = ['evening', 'morning', 'city', 'sea'] as const;

/** Countries with a drawn map. */
export const LANDER_MAPS = ['IT'] as const;

/** Icons that a point can have. */
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

/** Minimum and maximum number of blocks of a kind in a template. */
const BlockCount = z.object({ min: z._default(z.int().check(z.gte(0)), 0), max: z.int().check(z.gte(1)) });
export type BlockCount = z.infer<typeof BlockCount>;

/**
 * The rules of a template for a document, as plain data, so that server, command line and editor agree. It is part of
 * the `package.json` of mf-landers and of each version's manifest. A template puts blocks in its own places: their
 * order matters only within one kind.
 */
export const TemplateRules = z.object({
  /** True if its address accepts a slug. */
  slug: z.boolean(),
  /** A kind that is not named is not allowed. Headline, form and notice occur once in every lander and are not named. */
  blocks: z.partialRecord(z.enum(BLOCK_KINDS), BlockCount),
});
export type TemplateRules = z.infer<typeof TemplateRules>;

/** The templates of one version of mf-landers, by name. */
export const LanderTemplates = z.record(LanderTemplate, TemplateRules);
export type LanderTemplates = z.infer<typeof LanderTemplates>;

/** What every lander has exactly once. */
const ALWAYS: Readonly<Partial<Record<Kind, BlockCount>>> = {
  headline: { min: 1, max: 1 },
  form: { min: 1, max: 1 },
  notice: { min: 1, max: 1 },
};

/** The rules of a template by its name; null: there is no such template. */
export function rulesOf(templates: LanderTemplates, template: LanderTemplate): TemplateRules | null {
  const rules = Object.hasOwn(templates, template) ? templates[template] : undefined;
  return rules === undefined ? null : { ...rules, blocks: { ...ALWAYS, ...rules.blocks, ...ALWAYS } };
}

/** Maximum length of each text, accent marks not counted; more would not fit a design on a phone. */
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

/** Minimum and maximum number of items in a block. */
export const LANDER_COUNTS = {
  faces: { min: 1, max: 12 },
  points: { min: 2, max: 8 },
  choices: { min: 2, max: 4 },
} as const satisfies Record<string, BlockCount>;
