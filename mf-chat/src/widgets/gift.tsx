import { defineWidget } from '@amarena/shared/spa-react';
import { catalogue } from '../catalogue.ts';
import { GiftWidget } from '../gifts/GiftWidget.tsx';

export const { bootstrap, mount, unmount, update } = defineWidget({ name: 'gift', catalogue, component: GiftWidget });
