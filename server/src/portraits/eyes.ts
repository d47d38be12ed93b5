/** Eyes and brows, in the face's space. */
import { mix } from './color.ts';
import { INK, WHITE } from './palette.ts';
import type { Expression, FaceInput, FaceTraits, Head } from './shapes.ts';
import { circle, clip, fill, group, stroke, xy } from './svg.ts';

interface EyePlace {
  readonly x: number;
  readonly w: number;
  readonly side: -1 | 1;
}

/** Where the two eyes sit after the turn of the head. */
export function eyePlaces(traits: FaceTraits, expression: Expression, head: Head): readonly [EyePlace, EyePlace] {
  const place = (side: -1 | 1): EyePlace => {
    const far = Math.sign(expression.turn) === side ? Math.abs(expression.turn) : 0;
    return { side, x: side * traits.eyeGap * (1 - far * 0.1) + head.shift(0.7), w: traits.eyeSize * (1 - far * 0.12) };
  };
  return [place(-1), place(1)];
}

const EYES: Readonly<Record<FaceTraits['eyeShape'], { top: number; bottom: number; outer: number; hood: number }>> = {
  almond: { top: 17, bottom: 10, outer: -2, hood: 0 },
  round: { top: 20, bottom: 13, outer: 0, hood: 0 },
  hooded: { top: 15, bottom: 10, outer: 0, hood: 1 },
  upturned: { top: 16, bottom: 10, outer: -7, hood: 0 },
  downturned: { top: 16, bottom: 11, outer: 5, hood: 0 },
  narrow: { top: 13, bottom: 7, outer: -2, hood: 0 },
};

/** One eye, drawn for the right of the picture and mirrored for the left. */
export function eye(input: FaceInput, place: EyePlace): string {
  const { traits, expression, gender, age, skin, id } = input;
  const { side, w } = place;
  const shape = EYES[traits.eyeShape];
  const squeeze = expression.mouth === 'laugh' ? 0.72 : expression.mouth === 'open smile' ? 0.88 : 1;
  const droop = age > 55 ? 0.88 : 1;
  const top = shape.top * squeeze * droop;
  const bottom = shape.bottom * (expression.mouth === 'laugh' ? 0.6 : 1);
  const out = shape.outer;
  const made = gender === 'female' && traits.makeUp;
  const lid = made ? 6.4 : gender === 'female' ? 5.2 : 4.4;
  const upper = `C${xy(-w * 0.55, -top * 1.15)} ${xy(w * 0.4, -top * 1.4 + out * 0.4)} ${xy(w, out)}`;
  const shapePath = `M${xy(-w, 3)}${upper}C${xy(w * 0.5, bottom * 1.2 + out * 0.3)} ${xy(-w * 0.4, bottom * 1.25)} ${xy(-w, 3)}Z`;
  const fold = stroke(
    `M${xy(-w * 0.8, -top * 0.75 - 5)}C${xy(-w * 0.3, -top * 1.2 - 8)} ${xy(w * 0.45, -top * 1.2 - 8 + out)} ${xy(w * 0.95, -top * 0.35 - 4 + out)}`,
    skin.line,
    shape.hood ? 5 : 3,
    0.75,
  );
  let drawing: string;
  if (expression.eyesClosed) {
    drawing =
      stroke(`M${xy(-w, 0)}C${xy(-w * 0.4, 13)} ${xy(w * 0.4, 13)} ${xy(w, out - 2)}`, INK, lid) +
      (gender === 'female' ? stroke(`M${xy(w * 0.5, 9)}l5,7M${xy(w * 0.84, 4)}l8,5`, INK, 3.2) : '');
  } else {
    const r = Math.min(15, 11.2 + top * 0.2);
    const gaze = expression.gaze * side;
    const iris =
      circle(gaze, -3, r, traits.eyeColor) + circle(gaze, -3, r * 0.52, '#170c0d') + circle(gaze - side * 4.5, -8, 2.9, '#fff', 0.95);
    const lashes =
      gender === 'female'
        ? stroke(`M${xy(w - 1, out)}l${made ? '9,-8' : '6,-4'}${made ? `M${xy(w * 0.72, -top * 0.62 + out * 0.6)}l8,-9` : ''}`, INK, 3.6)
        : '';
    drawing =
      fill(shapePath, mix(WHITE, skin.base, 0.16)) +
      clip(`${id}e${side > 0 ? 'r' : 'l'}`, shapePath, iris + stroke(`M${xy(-w, 3)}${upper}`, mix(skin.shade, INK, 0.25), 12, 0.35)) +
      stroke(`M${xy(-w, 3)}${upper}`, INK, lid) +
      lashes +
      fold +
      stroke(`M${xy(-w * 0.3, bottom + 1)}C${xy(0, bottom + 2)} ${xy(w * 0.5, bottom)} ${xy(w * 0.9, 2 + out)}`, skin.line, 2.2, 0.7);
  }
  const bag =
    age > 44
      ? stroke(
          `M${xy(-w * 0.8, bottom + 11)}C${xy(-w * 0.2, bottom + 19)} ${xy(w * 0.4, bottom + 17)} ${xy(w * 0.8, bottom + 9)}`,
          skin.line,
          2.8,
          age > 58 ? 0.8 : 0.5,
        )
      : '';
  const feet =
    age > 40
      ? stroke(`M${xy(w + 13, -2)}l13,-6M${xy(w + 13, 7)}l14,2${age > 54 ? `M${xy(w + 10, 15)}l12,9` : ''}`, skin.line, 2.6, 0.75)
      : '';
  return group(drawing + bag + feet, `matrix(${side} 0 0 1 ${xy(place.x, 0).replace(',', ' ')})`);
}

const BROWS: Readonly<Record<FaceTraits['brow'], { arch: number; thick: number; outer: number; inner: number }>> = {
  arched: { arch: 16, thick: 8, outer: 2, inner: -1 },
  straight: { arch: 7, thick: 9, outer: -1, inner: -1 },
  soft: { arch: 11, thick: 8.5, outer: 3, inner: -1 },
  angled: { arch: 14, thick: 9, outer: -3, inner: -1 },
  bushy: { arch: 10, thick: 13, outer: 4, inner: -1 },
  thin: { arch: 13, thick: 5.5, outer: 4, inner: -2 },
};

export function brow({ traits, expression, gender, brows, skin, age }: FaceInput, place: EyePlace): string {
  const b = BROWS[traits.brow];
  const thick = b.thick * (gender === 'male' ? 1.15 : 0.8) * (age > 65 ? 0.85 : 1);
  const w = place.w * 1.28;
  const y = (gender === 'male' ? -35 : -40) - expression.browLift;
  const d =
    `M${xy(-w, y + b.inner)}C${xy(-w * 0.4, y - b.arch)} ${xy(w * 0.35, y - b.arch * 1.25)} ${xy(w * 1.06, y + b.outer)}` +
    `C${xy(w * 0.4, y - b.arch * 1.1 + thick * 0.8)} ${xy(-w * 0.35, y - b.arch + thick * 1.35)} ${xy(-w + 1, y + b.inner + thick)}Z`;
  return group(
    stroke(d, mix(brows.dark, skin.shade, 0.12), 1.5) + fill(d, mix(brows.dark, skin.shade, 0.12)),
    `matrix(${place.side} 0 0 1 ${xy(place.x, 0).replace(',', ' ')})`,
  );
}
