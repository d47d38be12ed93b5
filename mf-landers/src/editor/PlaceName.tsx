import type { LanderDocument } from '@amarena/shared/contracts/landers/landers';
import { BLOCK_KINDS } from '@amarena/shared/contracts/landers/landerTemplates';
import { useFormat } from '@amarena/shared/i18n';
import { useEditorT } from './catalogue.ts';
import { Mono } from './editor.styles.ts';
import { namedPlace } from './place.model.ts';

/** The labels of the fields, by their names in a document. */
const FIELDS = {
  title: 'field.page.title',
  description: 'field.page.description',
  name: 'plan.name',
  slug: 'new.slug',
  starts: 'plan.starts',
  ends: 'plan.ends',
  template: 'new.template',
  blocks: 'blocks',
  key: 'test.variant',
  locales: 'languages',
  tracking: 'plan.title',
  weight: 'variant.weight',
  variants: 'variants',
} as const;
const IN_BLOCK = {
  title: 'field.title',
  text: 'field.text',
  above: 'field.above',
  alt: 'field.alt',
  decorative: 'field.decorative',
  ordered: 'field.ordered',
  icon: 'field.icon',
  image: 'block.image',
  poster: 'block.image',
  button: 'field.button',
  note: 'field.note',
  question: 'field.question',
  country: 'field.country',
  count: 'field.count',
  video: 'field.film',
} as const;
const ITEMS = { items: 'field.item.title', options: 'field.option', captions: 'field.caption' } as const;
/** Fields of an item that are not its first one, after its name. */
const IN_ITEM = { icon: 'field.icon', from: 'field.caption.from', to: 'field.caption.to' } as const;

const has = <Names extends object>(names: Names, name: string): name is Extract<keyof Names, string> => Object.hasOwn(names, name);

type Piece = { readonly kind?: unknown; readonly key?: unknown } | null;

interface PlaceNameProps {
  path: string;
  document: LanderDocument;
  /** The block or variant at the place, if it is not in the document. */
  piece?: Piece;
}

/** The names of fields, as their labels say them. */
function useFieldName() {
  const t = useEditorT();

  /** An item of a block: "Punto 2", "Didascalia 1 · Da, secondi". */
  const ofItem = (list: keyof typeof ITEMS, number: number, field: string): string => {
    if (list === 'items' && field === 'text') return t('field.item.text', { number });
    const name = t(ITEMS[list], { number });
    return has(IN_ITEM, field) ? `${name} · ${t(IN_ITEM[field])}` : name;
  };

  return (path: string, key: string): string => {
    const { variant, language, block, field, item } = namedPlace(path);
    const list = /(items|options|captions)\[/.exec(path)?.[1] ?? '';
    if (item !== null && has(ITEMS, list)) return ofItem(list, item, field);
    if (block !== null) return has(IN_BLOCK, field) ? t(IN_BLOCK[field]) : '';
    if (variant !== null && language === null && field === '') return `${t('test.variant')} ${key}`;
    if (variant !== null && field === 'name') return t('variant.name', { key });
    if (path.startsWith('tracking.')) return t('plan.tracking', { name: field });
    return has(FIELDS, field) ? t(FIELDS[field]) : field;
  };
}

/** A place in a document in the editor's words: "B, Deutsch, Punti: Punto 2". An unknown field shows its raw name. */
export function PlaceName({ path, document, piece = null }: PlaceNameProps) {
  const t = useEditorT();
  const format = useFormat();
  const nameOf = useFieldName();
  const { variant, language, block, field } = namedPlace(path);
  const wording = variant === null ? undefined : document.variants[variant];
  const there = block === null || language === null ? undefined : wording?.content[language]?.blocks[block]?.kind;
  const kind = BLOCK_KINDS.find((one) => one === piece?.kind) ?? there;
  const key = String(piece?.key ?? wording?.key ?? '').toUpperCase();
  // A field of the variant itself says in its name which one it is.
  const inVariant = language !== null || !['', 'name'].includes(field);
  const parts = [
    document.variants.length > 1 && wording !== undefined && inVariant ? key : '',
    language === null ? '' : format.languageName(language),
    kind === undefined ? '' : t(`block.${kind}`),
    nameOf(path, key),
  ].filter(Boolean);
  // The picture of a picture block has the name of its block.
  return parts.length === 0 ? <Mono>{path}</Mono> : <b title={path}>{[...new Set(parts)].join(' · ')}</b>;
}
