import { defineWidget } from '@amarena/shared/spa-react';
import { catalogue } from '../catalogue.ts';
import { Recent } from '../recent/Recent.tsx';

export const { bootstrap, mount, unmount, update } = defineWidget({ name: 'recent', catalogue, component: Recent });
