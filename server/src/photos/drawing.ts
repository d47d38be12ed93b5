import { type Person, portrait, type SceneKind, scene } from '../portraits/index.ts';

/** How a demonstration member's photo is drawn; the same drawing always gives the same picture. */
export type Drawing = { kind: 'portrait'; person: Person; seed: string; pose: number } | { kind: 'scene'; scene: SceneKind; seed: string };

export const draw = (drawing: Drawing): string =>
  drawing.kind === 'portrait' ? portrait(drawing.person, drawing.seed, { pose: drawing.pose }) : scene(drawing.seed, drawing.scene);
