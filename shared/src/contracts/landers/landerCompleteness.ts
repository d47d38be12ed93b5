import { graphemes } from '../chat/graphemes.ts';
import { DEFAULT_LANGUAGE } from '../platform/languages.ts';
import { isAccentOpen, landerPlain } from './landerMarkup.ts';
import type { LanderProblem } from './landerProblem.ts';
import type { LanderBlock, LanderContent, LanderDocument } from './landers.ts';
import { LANDER_COUNTS, type TemplateRules } from './landerTemplates.ts';
import { landerContentPlaces, landerTextPlaces } from './landerTextPlaces.ts';

const problem = (
  path: string,
  code: LanderProblem['code'],
  { limit = null, name = null }: Partial<Pick<LanderProblem, 'limit' | 'name'>> = {},
): LanderProblem => ({
  path,
  code,
  limit,
  name,
});

function inTexts(document: LanderDocument): LanderProblem[] {
  return landerTextPlaces(document).flatMap(({ path, text, limit, needed }) => {
    if (text.trim() === '') return needed ? [problem(path, 'text_missing')] : [];
    if (graphemes(landerPlain(text)) > limit) return [problem(path, 'text_too_long', { limit })];
    return isAccentOpen(text) ? [problem(path, 'emphasis_open')] : [];
  });
}

function inLocales({ locales, variants }: LanderDocument): LanderProblem[] {
  const twice = locales.filter((language, index) => locales.indexOf(language) !== index);
  return [
    ...(locales.includes(DEFAULT_LANGUAGE) ? [] : [problem('locales', 'italian_missing')]),
    ...twice.map((name) => problem('locales', 'locale_twice', { name })),
    ...variants.flatMap(({ content }, index) => [
      ...locales
        .filter((language) => content[language] === undefined)
        .map((name) => problem(`variants[${index}].content.${name}`, 'locale_missing', { name })),
      ...Object.keys(content)
        .filter((name) => !locales.some((language) => language === name))
        .map((name) => problem(`variants[${index}].content.${name}`, 'locale_unlisted', { name })),
    ]),
  ];
}

function inVariants({ variants }: LanderDocument): LanderProblem[] {
  if (variants.length === 0) return [problem('variants', 'variant_missing')];
  const keys = variants.map(({ key }) => key);
  return [
    ...variants.flatMap(({ key }, index) =>
      keys.indexOf(key) === index ? [] : [problem(`variants[${index}].key`, 'variant_twice', { name: key })],
    ),
    ...(variants.every(({ weight }) => weight === 0) ? [problem('variants', 'weights_zero')] : []),
  ];
}

/** The number of items in a block, with the key for `LANDER_COUNTS`. */
function heldBy(block: LanderBlock): { path: string; count: number; kind: keyof typeof LANDER_COUNTS } | null {
  if (block.kind === 'faces') return { path: 'count', count: block.count, kind: 'faces' };
  if (block.kind === 'points') return { path: 'items', count: block.items.length, kind: 'points' };
  return block.kind === 'choices' ? { path: 'options', count: block.options.length, kind: 'choices' } : null;
}

function inBlock(block: LanderBlock, path: string): LanderProblem[] {
  const held = heldBy(block);
  const found: LanderProblem[] = [];
  if (held !== null) {
    const { min, max } = LANDER_COUNTS[held.kind];
    if (held.count < min) found.push(problem(`${path}.${held.path}`, 'too_few', { limit: min }));
    if (held.count > max) found.push(problem(`${path}.${held.path}`, 'too_many', { limit: max }));
  }
  if (block.kind === 'image' && block.image === '') found.push(problem(`${path}.image`, 'image_missing'));
  if (block.kind === 'video') {
    if (block.poster === '') found.push(problem(`${path}.poster`, 'image_missing'));
    const wrong = block.captions.findIndex(({ from, to }, index) => to <= from || from < (block.captions[index - 1]?.to ?? 0));
    if (wrong >= 0) found.push(problem(`${path}.captions[${wrong}]`, 'captions_order'));
  }
  return found;
}

function inContent(taken: TemplateRules['blocks'], { blocks }: LanderContent, path: string): LanderProblem[] {
  const found: LanderProblem[] = [];
  const seen = new Map<LanderBlock['kind'], number>();
  for (const [index, block] of blocks.entries()) {
    const place = `${path}.blocks[${index}]`;
    const count = (seen.get(block.kind) ?? 0) + 1;
    seen.set(block.kind, count);
    const most = taken[block.kind]?.max;
    if (most === undefined) found.push(problem(place, 'block_not_taken', { name: block.kind }));
    else if (count > most) found.push(problem(place, 'block_too_many', { name: block.kind, limit: most }));
    found.push(...inBlock(block, place));
  }
  const needed = Object.entries(taken) as [LanderBlock['kind'], { min: number }][];
  const missing = needed
    .filter(([kind, { min }]) => (seen.get(kind) ?? 0) < min)
    .map(([name, { min }]) => problem(`${path}.blocks`, 'block_missing', { name, limit: min }));
  return [...found, ...missing];
}

/** What prevents a well-formed document from being published. `rules`: those of its template; null: there is no such template. */
export function completenessOf(document: LanderDocument, rules: TemplateRules | null): LanderProblem[] {
  const { starts, ends, template } = document;
  return [
    ...(rules === null ? [problem('template', 'template_unknown', { name: template })] : []),
    ...(document.name.trim() === '' ? [problem('name', 'text_missing')] : []),
    ...inLocales(document),
    ...inVariants(document),
    ...(rules === null ? [] : landerContentPlaces(document).flatMap(({ path, content }) => inContent(rules.blocks, content, path))),
    ...inTexts(document),
    ...(starts !== null && ends !== null && ends <= starts ? [problem('ends', 'ends_before_start')] : []),
  ];
}
