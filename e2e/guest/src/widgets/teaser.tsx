import { defineWidget } from '@amarena/shared/spa-react';
import { catalogue } from '../catalogue.ts';
import { Teaser } from '../Teaser.tsx';

export const { bootstrap, mount, unmount, update } = defineWidget({ name: 'mf-gifts/teaser', catalogue, component: Teaser });
