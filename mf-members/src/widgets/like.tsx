import { defineWidget } from '@amarena/shared/spa-react';
import { catalogue } from '../catalogue.ts';
import { LikeContent } from '../like/LikeContent.tsx';

export const { bootstrap, mount, unmount, update } = defineWidget({ name: 'like', catalogue, component: LikeContent });
