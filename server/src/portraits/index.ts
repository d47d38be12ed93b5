/** Portraits and pictures for the demonstration community, drawn from data: the same data, the same picture. */
export type { Person } from './person.ts';
export { portrait } from './portrait.ts';
export { type Random, stream } from './random.ts';
export { SCENES, type SceneKind, scene } from './scenes.ts';
