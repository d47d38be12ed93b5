import type { LanderDocument } from '@amarena/shared/contracts/landers/landers';
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
  locales: 'languages',
  weight: 'variant.weight',
  variants: 'variants',
} as const;
const IN_BLOCK = {
  title: 'field.title',
  text: 'field.text',
  above: 'field.above',
  alt: 'field.alt',
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

const has = <Names extends object>(names: Names, name: string): name is Extract<keyof Names, string> => Object.hasOwn(names, name);

/** A place in a document in the editor's words: "B, Deutsch, Punti: Punto 2". An unknown field shows its raw name. */
export function PlaceName({ path, document }: { path: string; document: LanderDocument }) {
  const t = useEditorT();
  const format = useFormat();
  const { variant, language, block, field, item } = namedPlace(path);
  const wording = variant === null ? undefined : document.variants[variant];
  const kind = block === null || language === null ? undefined : wording?.content[language]?.blocks[block]?.kind;
  const list = /(items|options|captions)\[/.exec(path)?.[1] ?? '';
  const named = () => {
    if (item !== null && has(ITEMS, list)) return t(ITEMS[list], { number: item });
    if (block !== null) return has(IN_BLOCK, field) ? t(IN_BLOCK[field]) : '';
    return has(FIELDS, field) ? t(FIELDS[field]) : field;
  };
  const parts = [
    document.variants.length > 1 && wording !== undefined ? wording.key.toUpperCase() : '',
    language === null ? '' : format.languageName(language),
    kind === undefined ? '' : t(`block.${kind}`),
    named(),
  ].filter(Boolean);
  return parts.length === 0 ? <Mono>{path}</Mono> : <b title={path}>{parts.join(' · ')}</b>;
}
