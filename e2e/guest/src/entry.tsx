import { definePage } from '@amarena/shared/spa-react';
import { catalogue } from './catalogue.ts';
import { GiftsScreen } from './GiftsScreen.tsx';

export default definePage<'mf-gifts'>({ catalogue, screens: { guest: GiftsScreen } });
