import { defineWidget } from '@amarena/shared/spa-react';
import { catalogue } from '../catalogue.ts';
import { LimitRows } from '../limits/LimitRows.tsx';

export const { bootstrap, mount, unmount, update } = defineWidget({ name: 'limits', catalogue, component: LimitRows });
