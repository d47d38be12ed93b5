/**
 * The face. Head space: the eye line is y = 0, the nose stands at x = 0, the skull top is at y = -188,
 * the chin near y = 205; light comes from the left (negative x).
 */
import { mix } from './color.ts';
import { brow, eye, eyePlaces } from './eyes.ts';
import { INK, WHITE } from './palette.ts';
import type { Body, Gender } from './person.ts';
import type { FaceInput, FaceTraits, Head } from './shapes.ts';
import { circle, clip, ellipse, fill, group, type Point, smooth, stroke, symmetric, xy } from './svg.ts';

type Measures = readonly [temple: number, cheek: number, hollow: number, jaw: number, chin: number, chinY: number];

const SHAPES: Readonly<Record<FaceTraits['shape'], Measures>> = {
  oval: [121, 127, 117, 94, 44, 203],
  round: [123, 134, 130, 110, 52, 190],
  square: [125, 129, 126, 115, 60, 197],
  heart: [129, 129, 111, 82, 32, 203],
  long: [118, 122, 115, 96, 46, 218],
  diamond: [114, 131, 114, 86, 36, 206],
};

export function measure(gender: Gender, body: Body, age: number, traits: FaceTraits, turn: number): Head {
  const [temple, cheek, hollow0, jaw0, chin0, chinY0] = SHAPES[traits.shape];
  const male = gender === 'male' ? 1 : 0;
  const weight = body === 'fat' ? 1 : body === 'slim' ? -0.45 : 0;
  const sag = Math.max(0, age - 55) / 25;
  const hollow = hollow0 + weight * 9 + male * 3 - (1 - male) * 2;
  const jaw = Math.max(83, jaw0 + weight * 12 + (male ? 10 : -5)) + sag * 6;
  const chin = Math.max(33, chin0 + weight * 8 + (male ? 9 : -4));
  const chinY = chinY0 + (male ? 6 : -5) + traits.chin + weight * 2;
  const wide = cheek + Math.max(0, weight) * 7;
  const lean = (y: number): number => turn * (y < 0 ? 2 : 2 + y * 0.055);
  const half: Point[] = [
    [0, -188],
    [66, -174],
    [108, -130],
    [temple, -62],
    [wide, 8],
    [hollow, 74],
    [jaw, 128],
    [chin, chinY - 16],
    [0, chinY],
  ];
  const outline = smooth(symmetric(half).map(([x, y]): Point => [x + lean(y), y]));
  return { temple, cheek: wide, hollow, jaw, chin, chinY, outline, shift: (depth) => turn * 24 * depth };
}

const NOSES: Readonly<Record<FaceTraits['nose'], { width: number; tip: number; bridge: number; length: number }>> = {
  straight: { width: 25, tip: 9, bridge: 0, length: 0 },
  button: { width: 24, tip: 13, bridge: -3, length: -8 },
  aquiline: { width: 25, tip: 7, bridge: 7, length: 4 },
  wide: { width: 33, tip: 13, bridge: 0, length: 0 },
  long: { width: 24, tip: 8, bridge: 2, length: 9 },
  snub: { width: 26, tip: 12, bridge: -6, length: -4 },
};

/** The shaded half of the face, with the profile of the nose as its edge where the light is hard. */
function shadow(input: FaceInput, head: Head): string {
  const { skin, traits, expression } = input;
  const nose = NOSES[traits.nose];
  const tip = 82 + traits.noseLength + nose.length;
  const c = head.shift(0.8);
  const b = nose.bridge;
  if (expression.shading === 'split') {
    const edge: Point[] = [
      [30 + c * 0.3, -200],
      [22 + c * 0.6, -110],
      [18 + c, -44],
      [10 + c + b, -8],
      [4 + c + b, 26],
      [-1 + c, tip - 22],
      [-4 - nose.tip * 0.4 + c * 1.2, tip - 4],
      [1 + c, tip + 12],
      [5 + c, tip + 22],
      [0 + c, traits.mouthHeight + 6],
      [6 + c, traits.mouthHeight + 34],
      [-4 + c, head.chinY - 26],
      [4 + c, head.chinY + 20],
    ];
    return fill(`${smooth(edge, false)}L200,240L200,-200Z`, skin.shade);
  }
  const inset = expression.shading === 'cheek' ? 0 : 26;
  const edge: Point[] = [
    [64 + inset, -200],
    [82 + inset, -112],
    [90 + inset * 0.7, -56],
    [86 + inset * 0.7, -14],
    [102 + inset * 0.5, 26],
    [86 + inset, 72],
    [62 + inset, 118],
    [42 + inset, 160],
    [8 + inset, head.chinY + 10],
  ];
  const x = head.shift(1);
  const side: Point[] = [
    [16 + c, -34, 1],
    [10 + c + b, 6],
    [10 + x + b, 36],
    [12 + x, tip - 20],
    [nose.width + x, tip + 2],
    [nose.width * 0.5 + x, tip + 10],
    [2 + x, tip + 11, 1],
    [-1 + x, tip - 16],
    [-1 + c + b, 24],
    [4 + c, -10],
  ];
  return (
    fill(
      `${smooth(
        edge.map(([px, y]): Point => [px + c * 0.5, y]),
        false,
      )}L200,240L200,-200Z`,
      skin.shade,
    ) + fill(smooth(side), skin.shade, 0.85)
  );
}

function noseLines(input: FaceInput, head: Head): string {
  const { skin, traits } = input;
  const nose = NOSES[traits.nose];
  const y = 82 + traits.noseLength + nose.length;
  const w = nose.width * (input.gender === 'male' ? 1 : 0.86);
  const drop = traits.nose === 'aquiline' ? 5 : traits.nose === 'snub' ? -3 : 2;
  return group(
    stroke(
      `M${xy(-w, y - 6)}C${xy(-w - 5, y + 4)} ${xy(-w + 6, y + 9)} ${xy(-w + 12, y + 5)}C${xy(-6, y + 11 + drop)} ${xy(6, y + 11 + drop)} ${xy(w - 12, y + 5)}C${xy(w - 6, y + 9)} ${xy(w + 5, y + 4)} ${xy(w, y - 6)}`,
      skin.line,
      3.4,
      0.9,
    ),
    `translate(${xy(head.shift(1), 0)})`,
  );
}

/** The mouth, around its own middle. */
function mouthShape(input: FaceInput): string {
  const { traits, expression, gender, skin } = input;
  const male = gender === 'male';
  const kind = expression.mouth;
  const open = kind === 'open smile' || kind === 'laugh';
  const w = traits.mouthWidth * (open ? 1.08 : kind === 'closed smile' ? 1.08 : 1);
  const up = (male ? 8 : 12) * traits.lips * (open ? 0.75 : 1);
  const low = (male ? 12 : 16) * traits.lips;
  const lip = expression.lipColor;
  const upperLip = male ? mix(skin.base, lip, 0.62) : lip;
  const lowerLip = male ? mix(skin.base, lip, 0.45) : mix(lip, skin.light, 0.16);
  const bow = (rise: number, right: number): string =>
    `C${xy(w * 0.62, -up * 0.6 - right * 0.5)} ${xy(w * 0.3, -up * 1.15)} ${xy(w * 0.16, -up)}Q${xy(0, -up + up * 0.55)} ${xy(-w * 0.16, -up)}C${xy(-w * 0.3, -up * 1.15)} ${xy(-w * 0.62, -up * 0.6 - rise * 0.5)} ${xy(-w, -rise)}Z`;
  if (open) {
    const rise = kind === 'laugh' ? 11 : 9;
    const depth = kind === 'laugh' ? 27 : 20;
    const top = `M${xy(-w, -rise)}C${xy(-w * 0.5, 2)} ${xy(w * 0.5, 2)} ${xy(w, -rise)}`;
    const mouth = `${top}C${xy(w * 0.72, depth * 0.75)} ${xy(w * 0.36, depth)} ${xy(0, depth)}C${xy(-w * 0.36, depth)} ${xy(-w * 0.72, depth * 0.75)} ${xy(-w, -rise)}Z`;
    const teeth = `M${xy(-w * 0.9, -rise + 3)}C${xy(-w * 0.45, 2)} ${xy(w * 0.45, 2)} ${xy(w * 0.9, -rise + 3)}C${xy(w * 0.66, depth * (kind === 'laugh' ? 0.88 : 1.1))} ${xy(-w * 0.66, depth * (kind === 'laugh' ? 0.88 : 1.1))} ${xy(-w * 0.9, -rise + 3)}Z`;
    const lower = `M${xy(-w, -rise)}C${xy(-w * 0.72, depth * 0.75)} ${xy(-w * 0.36, depth)} ${xy(0, depth)}C${xy(w * 0.36, depth)} ${xy(w * 0.72, depth * 0.75)} ${xy(w, -rise)}C${xy(w * 0.8, depth * 0.95)} ${xy(w * 0.4, depth + low * 0.85)} ${xy(0, depth + low * 0.85)}C${xy(-w * 0.4, depth + low * 0.85)} ${xy(-w * 0.8, depth * 0.95)} ${xy(-w, -rise)}Z`;
    return (
      fill(lower, lowerLip) +
      fill(mouth, '#6b2228') +
      fill(teeth, WHITE) +
      fill(`${top}${bow(rise, rise)}`, upperLip) +
      stroke(`M${xy(-w - 4, -rise - 3)}q1,5 6,6M${xy(w + 4, -rise - 3)}q-1,5 -6,6`, skin.line, 3, 0.8)
    );
  }
  const rise = kind === 'closed smile' ? 10 : kind === 'smirk' ? 0 : kind === 'soft' ? 6 : 4;
  const right = kind === 'smirk' ? 11 : rise;
  const dip = kind === 'closed smile' ? 7 : kind === 'smirk' ? 4 : 2;
  const line = `M${xy(-w, -rise)}C${xy(-w * 0.55, dip)} ${xy(-w * 0.25, dip - 2)} ${xy(0, dip)}C${xy(w * 0.25, dip - 2)} ${xy(w * 0.55, dip - (right - rise) * 0.3)} ${xy(w, -right)}`;
  const lower = `${line}C${xy(w * 0.62, low * 0.9 - right * 0.3)} ${xy(w * 0.3, low + dip)} ${xy(0, low + dip)}C${xy(-w * 0.3, low + dip)} ${xy(-w * 0.62, low * 0.9)} ${xy(-w, -rise)}Z`;
  const corners =
    kind === 'neutral'
      ? ''
      : stroke(`M${xy(w + 4, -right - 4)}q0,5 -5,6${kind === 'smirk' ? '' : `M${xy(-w - 4, -rise - 4)}q0,5 5,6`}`, skin.line, 2.8, 0.85);
  return (
    fill(lower, lowerLip) +
    fill(`${line}${bow(rise, right)}`, upperLip) +
    stroke(line, mix(lip, INK, 0.55), 3) +
    corners +
    (male ? '' : stroke(`M${xy(-w * 0.28, low * 0.62 + dip * 0.4)}q${xy(w * 0.14, 3)} ${xy(w * 0.3, 2)}`, '#fff', 2.6, 0.35))
  );
}

function mouth(input: FaceInput, head: Head): string {
  const { traits, expression, skin, gender } = input;
  const under =
    gender === 'female' || traits.lips > 1
      ? stroke(`M${xy(-13, 34 + traits.lips * 6)}q13,6 26,0`, skin.line, 3, expression.mouth === 'laugh' ? 0 : 0.5)
      : '';
  return group(mouthShape(input) + under, `translate(${xy(head.shift(0.75), traits.mouthHeight)})`);
}

/** Folds and lines that come with age and with smiling. */
function lines({ age, skin, traits, expression, body }: FaceInput, head: Head): string {
  const smiling = expression.mouth === 'open smile' || expression.mouth === 'laugh' || expression.mouth === 'closed smile';
  const w = traits.mouthWidth;
  const y = traits.mouthHeight;
  const c = head.shift(0.8);
  const fold = (side: -1 | 1, alpha: number, width: number): string =>
    stroke(
      `M${xy(side * 37 + c, y - 40)}C${xy(side * (w + 14) + c, y - 28)} ${xy(side * (w + 20) + c, y - 12)} ${xy(side * (w + 17) + c, y + 5)}`,
      skin.line,
      width,
      alpha,
    );
  let out = '';
  if (age > 40 || (smiling && age > 31 && !traits.dimples)) {
    const alpha = Math.min(0.85, 0.26 + (age - 31) * 0.014);
    out += fold(-1, alpha, 3) + fold(1, alpha, 3);
  }
  if (age > 48)
    out += stroke(
      `M${xy(-46 + c, -92)}C${xy(-16 + c, -99)} ${xy(20 + c, -99)} ${xy(50 + c, -92)}${age > 58 ? `M${xy(-34 + c, -112)}C${xy(-10 + c, -118)} ${xy(16 + c, -118)} ${xy(38 + c, -112)}` : ''}`,
      skin.line,
      2.6,
      0.55,
    );
  if (age > 52) out += stroke(`M${xy(-6 + c, -32)}q-4,-8 -2,-16M${xy(7 + c, -32)}q4,-8 2,-16`, skin.line, 2.4, 0.5);
  if (age > 60) out += stroke(`M${xy(-w - 12 + c, y + 16)}q-5,14 -1,26M${xy(w + 12 + c, y + 16)}q5,14 1,26`, skin.line, 2.6, 0.7);
  if (traits.dimples && smiling)
    out += stroke(`M${xy(-w - 22 + c, y - 10)}q-6,10 0,18M${xy(w + 22 + c, y - 10)}q6,10 0,18`, skin.line, 3, 0.85);
  if (traits.chinDimple) out += stroke(`M${xy(head.shift(0.6), head.chinY - 26)}q3,6 0,12`, skin.line, 3, 0.7);
  if (body === 'fat')
    out += stroke(
      `M${xy(-head.chin - 18, head.chinY - 2)}C${xy(-head.chin * 0.4, head.chinY + 13)} ${xy(head.chin * 0.4, head.chinY + 13)} ${xy(head.chin + 18, head.chinY - 2)}`,
      skin.line,
      3,
      0.4,
    );
  return out;
}

/** Freckles at fixed places across the nose and cheeks. */
const FRECKLES: readonly Point[] = [
  [-72, 46],
  [-60, 54],
  [-84, 56],
  [-48, 44],
  [-66, 66],
  [-36, 56],
  [-92, 42],
  [-8, 40],
  [8, 46],
  [40, 46],
  [52, 56],
  [64, 46],
  [76, 56],
  [58, 68],
  [84, 44],
  [-20, 34],
  [24, 36],
];

function ears(head: Head, { skin, expression }: FaceInput): string {
  const one = (side: -1 | 1): string => {
    const tuck = expression.turn * side > 0 ? Math.abs(expression.turn) * 9 : 0;
    const x = head.cheek - 6 - tuck;
    const color = side < 0 ? skin.base : skin.shade;
    const shape = `M${xy(x - 4, -14)}C${xy(x + 16, -34)} ${xy(x + 30, -8)} ${xy(x + 22, 22)}C${xy(x + 18, 42)} ${xy(x + 8, 58)} ${xy(x - 8, 46)}Z`;
    const inner = stroke(
      `M${xy(x + 6, -6)}C${xy(x + 16, -14)} ${xy(x + 18, 8)} ${xy(x + 10, 26)}`,
      side < 0 ? skin.shade : skin.line,
      4,
      0.9,
    );
    return group(fill(shape, color) + inner, side < 0 ? 'scale(-1 1)' : '');
  };
  return one(-1) + one(1);
}

/** Ears and skin with light and shade, to be drawn under beard and features. `cast` is what throws a shadow on the skin. */
export function faceBase(input: FaceInput, head: Head, beard: string, cast: string): string {
  const { id, skin, traits, expression, gender } = input;
  const c = head.shift(0.6);
  const cheeks = expression.mouth === 'neutral' ? 0.45 : 0.6;
  const blush = gender === 'female' ? cheeks : cheeks * 0.55;
  const inside =
    shadow(input, head) +
    ellipse(-72 + c, 64, 50, 38, `url(#${id}b)`, blush) +
    ellipse(78 + c, 64, 44, 36, `url(#${id}b)`, blush * 0.7) +
    fill(
      smooth([
        [-100 + c, -4],
        [-84 + c, 30],
        [-46 + c, 40],
        [-64 + c, 50],
        [-96 + c, 44],
      ]),
      skin.light,
      0.38,
    ) +
    (cast ? group(cast, 'translate(5 15)') : '') +
    beard +
    (traits.freckles ? FRECKLES.map(([x, y]) => circle(x + c, y, 2.6, skin.line, 0.65)).join('') : '');
  const defs = `<radialGradient id="${id}b"><stop offset="0" stop-color="${skin.blush}"/><stop offset="1" stop-color="${skin.blush}" stop-opacity="0"/></radialGradient>`;
  return defs + ears(head, input) + fill(head.outline, skin.base) + clip(`${id}f`, head.outline, inside);
}

/** Eyes, brows, nose, mouth and lines. */
export function features(input: FaceInput, head: Head, options: { readonly eyesHidden: boolean }): string {
  const { traits, expression, skin } = input;
  const places = eyePlaces(traits, expression, head);
  const eyes = options.eyesHidden ? '' : places.map((place) => eye(input, place)).join('');
  const mole = traits.mole ? circle(traits.mole[0] + head.shift(0.7), traits.mole[1], 4, mix(skin.line, INK, 0.5)) : '';
  return (
    noseLines(input, head) + lines(input, head) + mouth(input, head) + eyes + places.map((place) => brow(input, place)).join('') + mole
  );
}
