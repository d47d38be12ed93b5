import type { ReactNode } from 'react';
import type { RenderOptions } from './renderWith.tsx';

/** The default export of a `*.stories.tsx` file: what its stories show. */
export interface StoryGroup {
  /** Heading in the gallery, unique within its package: "Button". */
  readonly title: string;
  /** The components that the stories show. Each component that `ui` and `overlay` export is in one group. */
  readonly components: readonly unknown[];
}

/**
 * A component in one state: a named export of a `*.stories.tsx` file. The name is the state: `Busy`. It is rendered in
 * every language, so its words come from catalogues, except for what people write.
 */
export interface Story {
  /** Renders the component, as a component: it may use hooks. */
  readonly render: () => ReactNode;
  /** What the shell and the server say. Called for each rendering. Default: a visitor, and a server without answers. */
  readonly options?: () => Omit<RenderOptions, 'language'>;
}

/** A module of stories. */
export type StoryFile = { readonly default: StoryGroup } & Readonly<Record<string, StoryGroup | Story>>;

/** The stories of a module with the names of their exports. */
export const storiesOf = (file: StoryFile): readonly (readonly [name: string, story: Story])[] =>
  Object.entries(file).filter((entry): entry is [string, Story] => entry[0] !== 'default' && 'render' in entry[1]);
