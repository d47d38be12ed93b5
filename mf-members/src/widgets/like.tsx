import { defineWidget } from '@amarena/shared/spa-react';
import { catalogue } from '../catalogue.ts';
import { LikePopup } from '../like/LikePopup.tsx';

export const { bootstrap, mount, unmount, update } = defineWidget({ name: 'like', catalogue, component: LikePopup });
