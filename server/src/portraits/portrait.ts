/** Puts a portrait together. The same person, seed and pose always give the same picture. */
import { earrings, glasses, hat, necklace, scarf } from './accessories.ts';
import { backdrop } from './backdrops.ts';
import { beard } from './beard.ts';
import { skinPart, torso } from './body.ts';
import { clothes } from './clothes.ts';
import { eyePlaces } from './eyes.ts';
import { faceBase, features, measure } from './face.ts';
import { drawHair } from './hair.ts';
import type { Person } from './person.ts';
import { hash, type Seed, stream } from './random.ts';
import type { FaceInput } from './shapes.ts';
import { frame, group, mirror, rotate, WIDTH } from './svg.ts';
import { type Crop, identityOf, lookOf } from './traits.ts';

export interface PortraitOptions {
  /** 0 for the main portrait; other numbers give further pictures of the same person. */
  readonly pose?: number;
  /** Chosen by the seed when absent. */
  readonly crop?: Crop;
}

/** Where the eyes sit in the picture and how large the head is, by crop. */
const CROPS: Readonly<Record<Crop, { readonly y: number; readonly scale: number }>> = {
  close: { y: 470, scale: 1.55 },
  bust: { y: 446, scale: 1.28 },
};

/** Draws a portrait as an SVG of 4:5. */
export function portrait(member: Person, seed: Seed, options: PortraitOptions = {}): string {
  const person: Person = { ...member, age: Math.min(80, Math.max(18, member.age)) };
  const pose = options.pose ?? 0;
  const id = `p${hash(`${seed}/${pose}/${options.crop ?? ''}/${JSON.stringify(person)}`).toString(36)}`;
  const who = identityOf(person, seed);
  const look = lookOf(person, who, seed, pose, options.crop);
  const { turn } = look.expression;
  const head = measure(person.gender, person.body, person.age, who.face, turn);
  const input: FaceInput = {
    id,
    gender: person.gender,
    age: person.age,
    body: person.body,
    skin: who.skin,
    brows: who.brows,
    traits: who.face,
    expression: look.expression,
  };
  const body = torso(person.gender, person.body, person.age);
  const hair = drawHair({ ...who, shadow: who.skin.shade }, head, turn, id, stream(seed, 'curls'));
  const whiskers = beard(who.beard, head, who.face, who.brows, who.skin);
  const dark = look.glasses.startsWith('sun');
  const tilted = (content: string): string => (content === '' ? '' : rotate(content, look.tilt, -turn * 8, 230));

  const bust =
    tilted(hair.back) +
    group(
      skinPart(id, body, head, who.skin, person.gender) +
        necklace(look.necklace, body, look.accent) +
        clothes(id, body, look.cloth) +
        scarf(look.scarf, body, look.accent),
      `translate(0 ${Math.round((head.chinY - 222) * 0.9) - (person.gender === 'female' ? 14 : 4)}) rotate(${look.lean.toFixed(1)} 0 260)`,
    ) +
    tilted(
      faceBase(input, head, whiskers.inside, hair.cast) +
        whiskers.over +
        features(input, head, { eyesHidden: dark }) +
        hair.front +
        earrings(look.earrings, head, turn) +
        glasses(look.glasses, eyePlaces(who.face, look.expression, head), head, who.frameColor) +
        hat(look.hat, head, look.accent) +
        hair.locks,
    );
  const { y, scale } = CROPS[look.crop];
  const placed = group(bust, `translate(${WIDTH / 2 + Math.round(look.offset - turn * 14)} ${y}) scale(${(scale * look.zoom).toFixed(3)})`);
  return frame(
    id,
    backdrop(look.backdrop, look.ground, stream(seed, `scenery ${pose}`)) + (who.mirrored ? mirror(placed, WIDTH / 2) : placed),
    who.mirrored,
  );
}
