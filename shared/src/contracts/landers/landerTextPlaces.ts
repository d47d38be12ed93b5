import { LANGUAGES } from '../platform/languages.ts';
import type { LanderBlock, LanderContent, LanderDocument } from './landers.ts';
import { LANDER_LIMITS } from './landerTemplates.ts';

type Limit = keyof typeof LANDER_LIMITS;

/** A text of a document and its place. */
export interface LanderTextPlace {
  readonly path: string;
  readonly text: string;
  /** Maximum length. */
  readonly limit: number;
  /** False: it may be empty. */
  readonly needed: boolean;
}

const at = (path: string, text: string, limit: Limit, needed = true): LanderTextPlace => ({
  path,
  text,
  limit: LANDER_LIMITS[limit],
  needed,
});
const maybe = (path: string, text: string, limit: Limit): LanderTextPlace => at(path, text, limit, false);

/** The texts of a block; paths are relative to the block. */
function inBlock(block: LanderBlock): LanderTextPlace[] {
  switch (block.kind) {
    case 'headline':
      return [at('text', block.text, 'headline.text'), maybe('above', block.above, 'headline.above')];
    case 'text':
      return [at('text', block.text, 'text.text')];
    case 'image':
      return [at('alt', block.alt, 'image.alt', block.decorative !== true)];
    case 'video':
      return [
        at('alt', block.alt, 'video.alt'),
        ...block.captions.map(({ text }, index) => at(`captions[${index}].text`, text, 'video.caption')),
      ];
    case 'faces':
      return [maybe('title', block.title, 'faces.title')];
    case 'points':
      return [
        maybe('title', block.title, 'points.title'),
        ...block.items.flatMap((item, index) => [
          at(`items[${index}].title`, item.title, 'points.item.title'),
          maybe(`items[${index}].text`, item.text, 'points.item.text'),
        ]),
      ];
    case 'choices':
      return [
        at('question', block.question, 'choices.question'),
        at('alt', block.alt, 'choices.alt', block.image !== '' && block.decorative !== true),
        ...block.options.map((text, index) => at(`options[${index}]`, text, 'choices.option')),
      ];
    case 'regions':
      return [maybe('title', block.title, 'regions.title')];
    case 'form':
      return [maybe('title', block.title, 'form.title'), at('button', block.button, 'form.button'), maybe('note', block.note, 'form.note')];
    case 'notice':
      return [at('text', block.text, 'notice.text')];
  }
}

const under = (path: string, texts: readonly LanderTextPlace[]): LanderTextPlace[] =>
  texts.map((one) => ({ ...one, path: `${path}.${one.path}` }));

const inContent = ({ title, description, blocks }: LanderContent): LanderTextPlace[] => [
  at('title', title, 'title'),
  at('description', description, 'description'),
  ...blocks.flatMap((block, index) => under(`blocks[${index}]`, inBlock(block))),
];

/** Every content of a document with its place. */
export const landerContentPlaces = ({ variants }: LanderDocument) =>
  variants.flatMap(({ content }, index) =>
    LANGUAGES.flatMap((language) => {
      const found = content[language];
      return found === undefined ? [] : [{ path: `variants[${index}].content.${language}`, language, content: found }];
    }),
  );

/** Every text that visitors read, with its place. */
export const landerTextPlaces = (document: LanderDocument): LanderTextPlace[] =>
  landerContentPlaces(document).flatMap(({ path, content }) => under(path, inContent(content)));
