import {
  LANDER_READING,
  type LanderBlock,
  type LanderBlockKind,
  type LanderContent,
  type LanderDocument,
  type LanderVariant,
} from '@amarena/shared/contracts/landers/landers';
import { LANDER_COUNTS, LANDER_MAPS, LANDER_VIDEOS, type TemplateRules } from '@amarena/shared/contracts/landers/landerTemplates';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@amarena/shared/contracts/platform/languages';

/** What is being edited: one wording in one language. */
export interface Place {
  /** Index in `variants`. */
  readonly variant: number;
  readonly language: Language;
}

/** Identifies a block by its kind and its number among those of that kind, which are the same in every language and wording. */
export interface BlockId {
  readonly kind: LanderBlockKind;
  readonly nth: number;
}

/** The texts of a page outside its blocks. */
export const PAGE_FIELDS = ['title', 'description'] as const;

export const contentAt = ({ variants }: LanderDocument, { variant, language }: Place): LanderContent | null =>
  variants[variant]?.content[language] ?? null;

export const idOf = ({ blocks }: LanderContent, index: number): BlockId | null => {
  const kind = blocks[index]?.kind;
  return kind === undefined ? null : { kind, nth: blocks.slice(0, index).filter((block) => block.kind === kind).length };
};

/** Indices of the blocks in reading order; those of one kind keep their own order. */
export function readingOrder({ blocks }: LanderContent): number[] {
  const rank = ({ kind }: LanderBlock): number => LANDER_READING.indexOf(kind);
  return blocks
    .map((block, index) => ({ rank: rank(block), index }))
    .sort((one, other) => one.rank - other.rank || one.index - other.index)
    .map(({ index }) => index);
}

export const indexOf = ({ blocks }: LanderContent, { kind, nth }: BlockId): number => {
  let seen = -1;
  return blocks.findIndex((block) => block.kind === kind && ++seen === nth);
};

type ChangeContent = (content: LanderContent, place: Place) => LanderContent;

function mapVariant(variant: LanderVariant, index: number, change: ChangeContent): LanderVariant {
  const content: Partial<Record<Language, LanderContent>> = {};
  for (const language of LANGUAGES) {
    const found = variant.content[language];
    if (found !== undefined) content[language] = change(found, { variant: index, language });
  }
  return { ...variant, content };
}

/** The document with a change applied to every content. */
const mapContents = (document: LanderDocument, change: ChangeContent): LanderDocument => ({
  ...document,
  variants: document.variants.map((variant, index) => mapVariant(variant, index, change)),
});

/** Changes one wording in one language. */
export const changeContent = (document: LanderDocument, place: Place, change: (content: LanderContent) => LanderContent): LanderDocument =>
  mapContents(document, (content, at) => (at.variant === place.variant && at.language === place.language ? change(content) : content));

const changeBlock = (content: LanderContent, id: BlockId, change: (block: LanderBlock) => LanderBlock): LanderContent => {
  const at = indexOf(content, id);
  return { ...content, blocks: content.blocks.map((block, index) => (index === at ? change(block) : block)) };
};

/** Changes the words of a block only in this language. */
export const changeWords = (
  document: LanderDocument,
  place: Place,
  id: BlockId,
  change: (block: LanderBlock) => LanderBlock,
): LanderDocument => changeContent(document, place, (content) => changeBlock(content, id, change));

/** Changes what a block shares among all languages of a wording: its picture, its country, its number of items. */
export const changeShared = (
  document: LanderDocument,
  { variant }: Place,
  id: BlockId,
  change: (block: LanderBlock) => LanderBlock,
): LanderDocument => mapContents(document, (content, at) => (at.variant === variant ? changeBlock(content, id, change) : content));

const emptyItem = { icon: null, title: '', text: '' };

/** An empty block of a kind. */
function emptyBlock(kind: LanderBlockKind): LanderBlock {
  switch (kind) {
    case 'headline':
      return { kind, text: '', above: '' };
    case 'text':
    case 'notice':
      return { kind, text: '' };
    case 'image':
      return { kind, image: '', alt: '' };
    case 'video':
      return { kind, video: LANDER_VIDEOS[0], poster: '', alt: '', captions: [] };
    case 'faces':
      return { kind, title: '', count: 3 };
    case 'points':
      return { kind, title: '', ordered: false, items: Array.from({ length: LANDER_COUNTS.points.min }, () => emptyItem) };
    case 'choices':
      return { kind, question: '', image: '', alt: '', options: Array.from({ length: LANDER_COUNTS.choices.min }, () => '') };
    case 'regions':
      return { kind, country: LANDER_MAPS[0], title: '' };
    case 'form':
      return { kind, title: '', button: '', note: '' };
  }
}

/** A copy of a block with its pictures and numbers but without words, for a language that is not written yet. */
function withoutWords(block: LanderBlock): LanderBlock {
  switch (block.kind) {
    case 'video':
      return { ...block, alt: '', captions: block.captions.map((caption) => ({ ...caption, text: '' })) };
    case 'image':
      return { ...block, alt: '' };
    case 'faces':
    case 'regions':
      return { ...block, title: '' };
    case 'points':
      return { ...block, title: '', items: block.items.map(({ icon }) => ({ ...emptyItem, icon })) };
    case 'choices':
      return { ...block, question: '', alt: '', options: block.options.map(() => '') };
    default:
      return emptyBlock(block.kind);
  }
}

type Kinds = [LanderBlockKind, { min: number; max: number }][];
const kindsOf = (rules: TemplateRules): Kinds => Object.entries(rules.blocks) as Kinds;

/** A new document with every block that its template requires, without words. */
export function newDocument(
  { template, slug, name }: Pick<LanderDocument, 'template' | 'slug' | 'name'>,
  rules: TemplateRules,
): LanderDocument {
  const blocks = kindsOf(rules).flatMap(([kind, { min }]) => Array.from({ length: min }, () => emptyBlock(kind)));
  return {
    template,
    slug,
    name,
    locales: [DEFAULT_LANGUAGE],
    variants: [{ key: 'a', name: '', weight: 100, content: { [DEFAULT_LANGUAGE]: { title: '', description: '', blocks } } }],
    tracking: {},
    starts: null,
    ends: null,
  };
}

/** Kinds of which the template allows one more; none for an unknown template. */
export const addable = (rules: TemplateRules | null, { blocks }: LanderContent): LanderBlockKind[] =>
  (rules === null ? [] : kindsOf(rules))
    .filter(([kind, { max }]) => blocks.filter((block) => block.kind === kind).length < max)
    .map(([kind]) => kind);

/** False for a block that the template requires. */
export const removable = (rules: TemplateRules | null, { blocks }: LanderContent, { kind }: BlockId): boolean =>
  blocks.filter((block) => block.kind === kind).length > (rules?.blocks[kind]?.min ?? 0);

/** Appends an empty block in every wording and language, so that their structure stays the same. */
export const addBlock = (document: LanderDocument, kind: LanderBlockKind): LanderDocument =>
  mapContents(document, (content) => ({ ...content, blocks: [...content.blocks, emptyBlock(kind)] }));

export const removeBlock = (document: LanderDocument, id: BlockId): LanderDocument =>
  mapContents(document, (content) => {
    const at = indexOf(content, id);
    return { ...content, blocks: content.blocks.filter((_block, index) => index !== at) };
  });

/** Swaps a block with the one of the same kind before (-1) or after (1) it: order matters only within a kind. */
export const moveBlock = (document: LanderDocument, { kind, nth }: BlockId, step: -1 | 1): LanderDocument =>
  mapContents(document, (content) => {
    const [from, to] = [indexOf(content, { kind, nth }), indexOf(content, { kind, nth: nth + step })];
    const [moved, other] = [content.blocks[from], content.blocks[to]];
    if (moved === undefined || other === undefined) return content;
    return { ...content, blocks: content.blocks.map((block, index) => (index === from ? other : index === to ? moved : block)) };
  });

/** Adds a language to every wording, with the pictures of the Italian and no words; or removes it. */
export function toggleLanguage(document: LanderDocument, language: Language): LanderDocument {
  const spoken = document.locales.includes(language);
  const locales = LANGUAGES.filter((one) => (one === language ? !spoken : document.locales.includes(one)));
  const variants = document.variants.map((variant) => {
    const { [language]: had, ...others } = variant.content;
    const source = variant.content[DEFAULT_LANGUAGE];
    if (spoken || had !== undefined || source === undefined) return { ...variant, content: spoken ? others : variant.content };
    return {
      ...variant,
      content: { ...variant.content, [language]: { title: '', description: '', blocks: source.blocks.map(withoutWords) } },
    };
  });
  return { ...document, locales, variants };
}

const KEYS = ['a', 'b', 'c', 'd'] as const;
/** Maximum number of wordings to compare. */
export const MOST_VARIANTS = KEYS.length;

/** Adds a wording as a copy of the first, and divides the visitors evenly among it and all that have a share. */
export function addVariant(document: LanderDocument): LanderDocument {
  const [first] = document.variants;
  const key = KEYS.find((one) => document.variants.every((variant) => variant.key !== one));
  if (first === undefined || key === undefined) return document;
  const weight = Math.floor(100 / (document.variants.filter((variant) => variant.weight > 0).length + 1));
  const variants = document.variants.map((variant) => (variant.weight > 0 ? { ...variant, weight } : variant));
  return { ...document, variants: [...variants, { ...first, key, name: '', weight }] };
}

export const removeVariant = (document: LanderDocument, index: number): LanderDocument => {
  const variants = document.variants.filter((_variant, at) => at !== index);
  return { ...document, variants: variants.length === 1 ? variants.map((variant) => ({ ...variant, weight: 100 })) : variants };
};
