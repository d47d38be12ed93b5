import { type Story, type StoryFile, storiesOf } from '../story.ts';

/** The files of stories of one package. */
export interface StoryShelf {
  readonly package: string;
  readonly files: readonly StoryFile[];
}

/** A story with its address in the gallery: `shared/button/busy`. */
export interface ListedStory {
  readonly id: string;
  readonly package: string;
  readonly title: string;
  /** The state in words: "Online and without photo". */
  readonly name: string;
  readonly story: Story;
}

const wordsOf = (name: string): string => name.replace(/(?<=.)([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
const slug = (text: string): string => text.toLowerCase().replaceAll(' ', '-');

/** All stories in the order of their files. */
export const listOf = (shelves: readonly StoryShelf[]): readonly ListedStory[] =>
  shelves.flatMap(({ package: owner, files }) =>
    files.flatMap((file) =>
      storiesOf(file).map(([name, story]) => {
        const { title } = file.default;
        const words = wordsOf(name);
        return { id: `${owner}/${slug(title)}/${slug(words)}`, package: owner, title, name: words, story };
      }),
    ),
  );
