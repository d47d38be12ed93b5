import type { Hair, Skin } from './palette.ts';
import type { Body, Gender } from './person.ts';
import type { Point } from './svg.ts';

export const FACE_SHAPES = ['oval', 'round', 'square', 'heart', 'long', 'diamond'] as const;
export const EYE_SHAPES = ['almond', 'round', 'hooded', 'upturned', 'downturned', 'narrow'] as const;
export const BROW_SHAPES = ['arched', 'straight', 'soft', 'angled', 'bushy', 'thin'] as const;
export const NOSE_SHAPES = ['straight', 'button', 'aquiline', 'wide', 'long', 'snub'] as const;
export const MOUTHS = ['closed smile', 'open smile', 'laugh', 'neutral', 'smirk', 'soft'] as const;
export const SHADINGS = ['split', 'cheek', 'rim'] as const;

/** What stays the same in all pictures of a person. */
export interface FaceTraits {
  readonly shape: (typeof FACE_SHAPES)[number];
  readonly eyeShape: (typeof EYE_SHAPES)[number];
  readonly brow: (typeof BROW_SHAPES)[number];
  readonly nose: (typeof NOSE_SHAPES)[number];
  /** Half the distance between the pupils. */
  readonly eyeGap: number;
  /** Half the width of an eye. */
  readonly eyeSize: number;
  readonly eyeColor: string;
  readonly noseLength: number;
  readonly mouthWidth: number;
  readonly mouthHeight: number;
  /** Fullness of the lips, about 0.7 to 1.3. */
  readonly lips: number;
  /** Chin length added to the shape's own. */
  readonly chin: number;
  readonly freckles: boolean;
  readonly dimples: boolean;
  readonly chinDimple: boolean;
  /** Beauty mark as a position, if any. */
  readonly mole?: Point;
  readonly makeUp: boolean;
}

/** What changes from picture to picture. */
export interface Expression {
  readonly mouth: (typeof MOUTHS)[number];
  /** Turn of the head, -1 (to the left) to 1. */
  readonly turn: number;
  readonly shading: (typeof SHADINGS)[number];
  /** Gaze in pixels. */
  readonly gaze: number;
  readonly lipColor: string;
  readonly eyesClosed: boolean;
  readonly browLift: number;
}

export interface FaceInput {
  readonly id: string;
  readonly gender: Gender;
  readonly age: number;
  readonly body: Body;
  readonly skin: Skin;
  readonly brows: Hair;
  readonly traits: FaceTraits;
  readonly expression: Expression;
}

/** The measures of a head that hair, glasses and beards need. */
export interface Head {
  /** Half widths at the temple, cheekbone, below the cheek, jaw and chin. */
  readonly temple: number;
  readonly cheek: number;
  readonly hollow: number;
  readonly jaw: number;
  readonly chin: number;
  readonly chinY: number;
  readonly outline: string;
  /** Moves a point of the face sideways when the head turns; depth 1 is the tip of the nose. */
  readonly shift: (depth: number) => number;
}
