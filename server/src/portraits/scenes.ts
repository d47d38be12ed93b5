/** Members' other pictures: places, things and animals in the style of the portraits. */
import { hash, type Random, type Seed, stream } from './random.ts';
import { drawIndoors } from './scenesIndoors.ts';
import { drawInTown } from './scenesInTown.ts';
import { drawOutdoors } from './scenesOutdoors.ts';
import { frame, mirror, WIDTH } from './svg.ts';

export const SCENES = [
  'coffee',
  'sea',
  'mountains',
  'city',
  'garden',
  'dog',
  'cat',
  'bicycle',
  'books',
  'dinner table',
  'guitar',
  'market',
  'dance floor',
  'kitchen',
  'vineyard',
  'sailing',
] as const;
export type SceneKind = (typeof SCENES)[number];

function draw(kind: SceneKind, r: Random): string {
  switch (kind) {
    case 'coffee':
    case 'books':
    case 'dinner table':
    case 'guitar':
    case 'dance floor':
    case 'kitchen':
      return drawIndoors(kind, r);
    case 'sea':
    case 'mountains':
    case 'garden':
    case 'dog':
    case 'cat':
    case 'vineyard':
    case 'sailing':
      return drawOutdoors(kind, r);
    case 'city':
    case 'bicycle':
    case 'market':
      return drawInTown(kind, r);
  }
}

/** Draws a scene as an SVG of 4:5. */
export function scene(seed: Seed, kind: SceneKind): string {
  const id = `s${hash(`${seed}/${kind}`).toString(36)}`;
  const mirrored = stream(seed, 'scene side').chance(0.5);
  const picture = draw(kind, stream(seed, `scene ${kind}`));
  return frame(id, mirrored ? mirror(picture, WIDTH / 2) : picture, mirrored);
}
