import { definePage } from '@amarena/shared/spa-react';
import { catalogue } from './catalogue.ts';
import { ExampleScreen } from './ExampleScreen.tsx';

export const { bootstrap, mount, unmount } = definePage<'mf-example'>({ catalogue, screens: { guest: ExampleScreen } });
