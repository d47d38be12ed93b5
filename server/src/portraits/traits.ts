/** Turns a person and a seed into traits: who they are (stable) and how one picture shows them (per pose). */

import type { EARRINGS, GLASSES, HATS, NECKLACES, SCARVES } from './accessories.ts';
import { BACKDROPS, type Backdrop, BEHIND } from './backdrops.ts';
import type { Beard } from './beard.ts';
import { FEMALE_GARMENTS, MALE_GARMENTS, OPEN_NECK, SCARF_OK } from './body.ts';
import type { Cloth } from './clothes.ts';
import { distance, luminance, mix } from './color.ts';
import { COVERS_EARS, type FEMALE_STYLES, type HairStyle, type MALE_STYLES, NO_HAT } from './hair.ts';
import { EYES, FABRIC, GROUNDS, type Ground, HAIR, type Hair, SKIN, type Skin } from './palette.ts';
import type { HairColor, Person } from './person.ts';
import { type Random, type Seed, stream } from './random.ts';
import { type Expression, EYE_SHAPES, FACE_SHAPES, type FaceTraits, NOSE_SHAPES } from './shapes.ts';

export type Crop = 'close' | 'bust';

/** What makes the person recognisable in every picture. */
export interface Identity {
  readonly skin: Skin;
  readonly hair: Hair;
  readonly brows: Hair;
  readonly style: HairStyle;
  /** Colour of greying temples, or empty. */
  readonly greyTemples: string;
  readonly beard: Beard;
  readonly face: FaceTraits;
  readonly glasses: (typeof GLASSES)[number];
  readonly frameColor: string;
  readonly mirrored: boolean;
}

/** What belongs to one picture. */
export interface Look {
  readonly expression: Expression;
  readonly tilt: number;
  /** Slope of the shoulders in degrees. */
  readonly lean: number;
  /** Size and sideways place of the bust, around 1 and 0. */
  readonly zoom: number;
  readonly offset: number;
  readonly crop: Crop;
  readonly cloth: Cloth;
  readonly backdrop: Backdrop;
  readonly ground: Ground;
  readonly glasses: (typeof GLASSES)[number];
  readonly earrings: (typeof EARRINGS)[number];
  readonly necklace: (typeof NECKLACES)[number];
  readonly scarf: (typeof SCARVES)[number];
  readonly hat: (typeof HATS)[number];
  readonly accent: string;
}

/** Likelihood of each skin tone by hair colour, from light to dark; every tone occurs with dark hair. */
const SKIN_WEIGHTS: Readonly<Record<'fair' | 'middle' | 'dark', readonly number[]>> = {
  fair: [5, 5, 4, 2, 1, 0.3, 0.2, 0.2, 0.1, 0.1],
  middle: [2, 4, 5, 5, 3, 1.5, 1, 0.5, 0.2, 0.1],
  dark: [1, 2.5, 4, 5, 4, 3, 2.2, 2, 1.8, 1.6],
};

const SKIN_CLASS: Readonly<Record<HairColor, keyof typeof SKIN_WEIGHTS>> = {
  black: 'dark',
  dark_brown: 'dark',
  brown: 'middle',
  dark_blond: 'fair',
  blond: 'fair',
  red: 'fair',
  gray: 'middle',
  white: 'middle',
  bald: 'dark',
  other: 'middle',
};

const FEMALE_STYLE_WEIGHTS: Readonly<Record<(typeof FEMALE_STYLES)[number], readonly [young: number, middle: number, old: number]>> = {
  'long straight': [5, 3, 0.6],
  'long wavy': [6, 5, 1],
  'long fringe': [3, 1.5, 0.3],
  'side swept': [4, 4, 2],
  lob: [4, 5, 3],
  bob: [3, 5, 6],
  'bob fringe': [2.5, 3, 3],
  pixie: [2, 4, 7],
  'short layers': [0.8, 4, 8],
  'high bun': [3, 2, 1.2],
  'low bun': [2, 3, 4],
  ponytail: [3, 3, 1],
  'high ponytail': [3, 1, 0],
  'side braid': [2.5, 1.5, 1],
  'two braids': [1.4, 0.2, 0],
  'box braids': [1.6, 1, 0.2],
  'half up': [3, 2, 0.5],
  'long curls': [4, 3.5, 1.5],
  'short curls': [2, 3.5, 6],
  afro: [2, 1.6, 1.2],
  buzz: [0.7, 0.6, 0.6],
  'curtain fringe': [4, 3, 0.8],
};

const MALE_STYLE_WEIGHTS: Readonly<Record<(typeof MALE_STYLES)[number], readonly [young: number, middle: number, old: number]>> = {
  buzz: [3, 3.5, 3],
  crew: [4, 5, 5],
  'side part': [4, 5, 6],
  quiff: [5, 3, 0.8],
  'slick back': [3, 4, 4],
  undercut: [4, 1.5, 0.1],
  'fringe crop': [4, 1.5, 0.2],
  messy: [4, 2.5, 0.6],
  'curly top': [4, 1.6, 0.2],
  'short curls': [3, 3, 2.4],
  afro: [1.8, 1.2, 0.6],
  'shoulder length': [1.8, 1.8, 1],
  'man bun': [1.6, 1, 0.1],
  receding: [0.3, 4, 5],
  horseshoe: [0, 1.4, 6],
  bald: [0, 0, 0],
  locs: [1.2, 0.9, 0.2],
  wavy: [3, 3, 2],
};

/** Index of the age group in the tables above: under 36, under 58, older. */
const ageGroup = (age: number): 0 | 1 | 2 => (age < 36 ? 0 : age < 58 ? 1 : 2);

/** Textured styles become likelier with the skin tone index; sleek ones less so. A tendency only, never a rule. */
const TEXTURED: ReadonlySet<HairStyle> = new Set(['afro', 'box braids', 'locs', 'long curls', 'short curls', 'curly top', 'buzz']);
const COILED: ReadonlySet<HairStyle> = new Set(['afro', 'box braids', 'locs']);

function chooseStyle(person: Person, tone: number, random: Random): HairStyle {
  if (person.hair === 'bald') return person.gender === 'male' ? (person.age > 44 && random.chance(0.3) ? 'horseshoe' : 'bald') : 'bald';
  const group = ageGroup(person.age);
  const table: Readonly<Record<string, readonly [number, number, number]>> =
    person.gender === 'female' ? FEMALE_STYLE_WEIGHTS : MALE_STYLE_WEIGHTS;
  const weights: Record<string, number> = {};
  for (const [style, ages] of Object.entries(table)) {
    const textured = TEXTURED.has(style as HairStyle);
    const coiled = COILED.has(style as HairStyle);
    const dark = tone >= 7;
    weights[style] = ages[group] * (dark ? (textured ? 2.6 : 0.7) : coiled ? (tone >= 5 ? 0.7 : 0.06) : 1);
  }
  return random.weighted(weights as Record<HairStyle, number>);
}

function chooseBeard(person: Person, random: Random): Beard {
  if (person.gender === 'female') return 'none';
  const group = ageGroup(person.age);
  const bare = person.hair === 'bald' ? 0.55 : 1;
  const weights: Readonly<Record<Beard, readonly [number, number, number]>> = {
    none: [8 * bare, 6.5 * bare, 8 * bare],
    stubble: [6, 5, 2],
    short: [3.5, 4.5, 3],
    full: [2.4, 3.4, 3],
    long: [0.4, 0.8, 0.8],
    goatee: [0.7, 1.1, 1],
    moustache: [0.5, 1, 2.2],
    handlebar: [0.3, 0.4, 0.3],
    circle: [0.7, 1.3, 1],
  };
  const table: Partial<Record<Beard, number>> = {};
  for (const [kind, ages] of Object.entries(weights) as [Beard, readonly [number, number, number]][])
    table[kind] = kind !== 'none' && kind !== 'stubble' && person.age < 21 ? 0 : ages[group];
  return random.weighted(table);
}

/** Brows and beards are darker than light hair and keep some colour longer than grey hair. */
function browsOf(person: Person, hair: Hair): Hair {
  if (person.hair === 'blond' || person.hair === 'dark_blond')
    return { base: mix(hair.dark, '#6b4a26', 0.35), light: hair.base, dark: mix(hair.dark, '#5a3c20', 0.55) };
  if (person.hair === 'white' || person.hair === 'gray')
    return { base: mix(hair.base, '#8b8581', 0.2), light: hair.light, dark: mix(hair.dark, '#5d5753', 0.5) };
  if (person.hair === 'other') return { base: '#4a2f26', light: '#6d4a3c', dark: '#36211a' };
  return hair;
}

export function identityOf(person: Person, seed: Seed): Identity {
  const random = stream(seed, 'identity');
  const shape = stream(seed, 'face');
  const female = person.gender === 'female';
  const tones = SKIN_WEIGHTS[SKIN_CLASS[person.hair]];
  const drawn = Number(random.weighted(Object.fromEntries(tones.map((weight, i) => [`${i}`, weight]))));
  const tone = Math.min(SKIN.length - 1, Math.max(0, Math.round(person.skin ?? drawn)));
  const skin = SKIN[tone];
  if (!skin) throw new Error(`No skin tone ${tone}`);
  const hair = random.pick(
    HAIR[
      person.hair === 'bald'
        ? random.pick<keyof typeof HAIR>(person.age > 55 ? ['gray', 'white'] : ['dark_brown', 'brown', 'black'])
        : person.hair
    ],
  );
  const style = chooseStyle(person, tone, stream(seed, 'hair'));
  const beardKind = chooseBeard(person, stream(seed, 'beard'));
  const greyable = person.hair !== 'gray' && person.hair !== 'white' && person.hair !== 'bald' && person.hair !== 'blond';
  const greying = greyable && person.age > 40 && random.chance(female ? 0.25 : Math.min(0.8, (person.age - 38) / 30));
  const glassesChance = person.age > 55 ? 0.42 : person.age > 40 ? 0.28 : 0.17;
  const hasGlasses = random.chance(glassesChance);
  /** 1 at eighteen, 0 from thirty-four: larger eyes, shorter nose and rounder cheeks. */
  const youth = Math.max(0, (34 - person.age) / 16);
  const face: FaceTraits = {
    shape: shape.pick(FACE_SHAPES),
    eyeShape: person.age > 60 && shape.chance(0.5) ? 'hooded' : shape.pick(EYE_SHAPES),
    brow: female
      ? shape.weighted({ arched: 3, straight: 2, soft: 4, angled: 2, thin: 1.5, bushy: 0.6 })
      : shape.weighted({ straight: 3, soft: 3, angled: 2.4, bushy: 2.4, arched: 0.7, thin: 0.3 }),
    nose: shape.pick(NOSE_SHAPES),
    eyeGap: shape.range(53, 62),
    eyeSize: shape.range(25, 30) + (female ? 3 : 0.5) + youth * 1.5,
    eyeColor: shape.pick(EYES[person.eyes]),
    noseLength: shape.range(-6, 6) + (female ? -2 : 3) - youth * 6,
    mouthWidth: shape.range(33, 43) + (female ? 0 : 3),
    mouthHeight: shape.range(127, 135) + (female ? 0 : 3) - youth * 4,
    lips: (female ? shape.range(0.86, 1.36) : shape.range(0.7, 1.15)) * (person.age > 60 ? 0.85 : 1),
    chin: shape.range(-5, 9) - youth * 6,
    freckles: tone < 6 && shape.chance(person.hair === 'red' ? 0.65 : 0.12),
    dimples: shape.chance(0.22),
    chinDimple: shape.chance(female ? 0.06 : 0.2),
    ...(shape.chance(0.16) ? { mole: [shape.pick([-70, -46, 52, 74]), shape.pick([64, 96, 110, 150])] as const } : {}),
    makeUp: female && shape.chance(0.66),
  };
  return {
    skin,
    hair,
    brows: browsOf(person, hair),
    style,
    beard: beardKind,
    face,
    greyTemples: greying ? '#b3aca6' : '',
    glasses: hasGlasses
      ? female
        ? random.weighted({ round: 3, square: 2, 'cat eye': 3, large: 2.4, aviator: 0.6, 'half rim': 1 })
        : random.weighted({ round: 3, square: 4, aviator: 1.2, 'half rim': 2.4 })
      : 'none',
    frameColor: random.pick(
      tone < 6
        ? ['#2b1a1c', '#3a1c1c', '#6a2430', '#7a4a26', '#243f4d', '#a9782f', '#4a4648']
        : ['#1c1113', '#e0b565', '#f0dcc0', '#d9705f', '#c79a52'],
    ),
    mirrored: random.chance(0.45),
  };
}

/** The smallest difference between two groups of colours. */
const gap = (a: readonly string[], b: readonly string[]): number => Math.min(...a.flatMap((x) => b.map((y) => distance(x, y))));

/** Grounds light enough to keep a page of many portraits calm; drawn more often than the deep ones. */
const LIGHT_GROUNDS = GROUNDS.filter(({ wall }) => luminance(wall) > 0.24);

/** A backdrop and its colours against which both face and hair stand out. */
function chooseGround(identity: Identity, random: Random): { backdrop: Backdrop; ground: Ground } {
  const head = identity.style === 'bald' ? [identity.skin.base] : [identity.skin.base, identity.hair.base];
  let best: { backdrop: Backdrop; ground: Ground; score: number } | undefined;
  for (let i = 0; i < 14; i++) {
    const candidate = { backdrop: random.pick(BACKDROPS), ground: random.pick(random.chance(0.6) ? LIGHT_GROUNDS : GROUNDS) };
    const behind = BEHIND[candidate.backdrop].map((key) => candidate.ground[key]);
    const score = Math.min(gap(behind, head), gap(behind, [identity.skin.shade]) * 1.5);
    if (score > 92) return candidate;
    if (!best || score > best.score) best = { ...candidate, score };
  }
  if (!best) throw new Error('No backdrop');
  return best;
}

/** A fabric that differs from skin, backdrop and, if given, another fabric. */
function chooseFabric(random: Random, apart: readonly string[]): string {
  let best = '';
  let bestScore = -1;
  for (let i = 0; i < 10; i++) {
    const color = random.pick(FABRIC);
    const score = gap([color], apart);
    if (score > 130) return color;
    if (score > bestScore) [best, bestScore] = [color, score];
  }
  return best;
}

export function lookOf(person: Person, identity: Identity, seed: Seed, pose: number, crop?: Crop): Look {
  const random = stream(seed, `pose ${pose}`);
  const wear = stream(seed, `clothes ${pose}`);
  const female = person.gender === 'female';
  const { backdrop, ground } = chooseGround(identity, stream(seed, `backdrop ${pose}`));
  const garment = female
    ? wear.pick(person.age > 62 ? FEMALE_GARMENTS.filter((g) => g !== 'straps' && g !== 'halter' && g !== 'off shoulder') : FEMALE_GARMENTS)
    : wear.pick(MALE_GARMENTS);
  const color = chooseFabric(wear, [
    identity.skin.base,
    identity.skin.shade,
    ground.wall,
    BEHIND[backdrop].map((key) => ground[key])[0] ?? ground.light,
  ]);
  const second = chooseFabric(wear, [color, identity.skin.base, identity.skin.shade]);
  const hatOk = !NO_HAT.has(identity.style);
  const hatKind =
    hatOk && wear.chance(0.055)
      ? wear.weighted<(typeof HATS)[number]>(
          female ? { beanie: 2, straw: 3, fedora: 1.4, headband: 2.4, beret: 2 } : { beanie: 3, straw: 1.5, fedora: 2 },
        )
      : 'none';
  /** The main portrait shows the eyes; sunglasses and closed eyes belong to further pictures. */
  const main = pose === 0;
  const sun = wear.chance(0.09) && !main;
  const turn = random.chance(0.24) ? random.range(-0.15, 0.15) : random.range(0.35, 1) * (random.chance(0.5) ? 1 : -1);
  const mouth = random.weighted<Expression['mouth']>({
    'closed smile': 5,
    'open smile': 4.4,
    laugh: 1.6,
    neutral: 0.7,
    smirk: 1.7,
    soft: 1.6,
  });
  const lipstick = identity.face.makeUp && wear.chance(0.6);
  const natural = identity.skin.lip;
  return {
    expression: {
      mouth,
      turn,
      shading: random.weighted({ split: 2, cheek: 5, rim: 3 }),
      gaze: random.chance(0.7) ? 0 : Math.sign(turn) * 5,
      lipColor: female
        ? lipstick
          ? mix(natural, wear.pick(['#a3242f', '#8a1f35', '#c2454a', '#b5455a', '#7c1a2c']), 0.7)
          : natural
        : natural,
      eyesClosed:
        mouth === 'laugh'
          ? random.chance(main ? 0.1 : 0.35)
          : main
            ? false
            : mouth === 'closed smile' || mouth === 'open smile'
              ? random.chance(0.04)
              : false,
      browLift: random.range(-3, 5),
    },
    tilt: random.range(-6, 6) - turn * 1.5,
    lean: random.range(-2.4, 2.4),
    zoom: random.range(0.95, 1.07),
    offset: random.range(-34, 34),
    crop: crop ?? (random.chance(0.38) ? 'close' : 'bust'),
    cloth: { garment, color, second },
    backdrop,
    ground,
    glasses: sun
      ? female
        ? random.pick(['sunglasses', 'sun cat eye', 'sun aviator'])
        : random.pick(['sunglasses', 'sun aviator'])
      : identity.glasses,
    earrings: female
      ? wear.weighted(
          COVERS_EARS.has(identity.style)
            ? { none: 6, hoop: 1.6, drop: 1.2 }
            : { none: 4, stud: 2, pearl: 1.6, hoop: 2, drop: 1.3, 'small hoop': 1.6 },
        )
      : wear.weighted(COVERS_EARS.has(identity.style) ? { none: 1 } : { none: 22, stud: 0.8, 'small hoop': 0.5 }),
    necklace:
      OPEN_NECK.has(garment) && female
        ? wear.weighted({ none: 4, pendant: 2.4, pearls: person.age > 45 ? 1.6 : 0.4, chain: 1.6, beads: 0.8 })
        : 'none',
    scarf: SCARF_OK.has(garment) && wear.chance(0.2) ? (female ? wear.pick(['loop', 'silk']) : 'loop') : 'none',
    hat: hatKind,
    accent: chooseFabric(wear, [color, identity.skin.base, identity.hair.base]),
  };
}
