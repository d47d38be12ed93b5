import type { BODY_TYPES, EYE_COLORS, Gender, HAIR_COLORS } from '@amarena/shared/contracts/people/profile';

export type { Gender };
export type HairColor = (typeof HAIR_COLORS)[number];
export type EyeColor = (typeof EYE_COLORS)[number];
export type Body = (typeof BODY_TYPES)[number];

/** What a picture is drawn from. */
export interface Person {
  readonly gender: Gender;
  /** 18 to 80. */
  readonly age: number;
  readonly hair: HairColor;
  readonly eyes: EyeColor;
  readonly body: Body;
  /** Index into SKIN, light to dark; drawn from the seed when absent. */
  readonly skin?: number;
}
