/** Short hair close to the head. */
import { blob, cap, type Draft, dome, SHORT, SIDE_FRINGE, strands } from './hairParts.ts';
import type { Hair } from './palette.ts';
import { fill } from './svg.ts';

export type ShortStyle = 'pixie' | 'short layers' | 'buzz' | 'crew' | 'receding' | 'horseshoe';

export function drawShort(style: ShortStyle, hair: Hair): Draft {
  const { light, dark } = hair;
  switch (style) {
    case 'pixie':
      return {
        back: '',
        shape: cap(dome(16, 30), SIDE_FRINGE),
        front: strands('M-48,-168C0,-184 70,-160 104,-96M-40,-150C10,-150 64,-126 92,-88M-70,-168C-104,-140 -120,-90 -124,-30', light),
      };
    case 'short layers':
      return {
        back: fill(
          blob([
            [-140, -60],
            [-150, 40],
            [-128, 120],
            [0, 130],
            [128, 120],
            [150, 40],
            [140, -60],
          ]),
          dark,
        ),
        shape:
          blob([
            [-66, -178, 1],
            [-120, -150],
            [-148, -60],
            [-146, 30],
            [-116, 92, 1],
            [-116, 40],
            [-112, -30],
            [-96, -92],
            [-62, -140],
          ]) +
          blob([
            [-66, -178, 1],
            [-30, -216],
            [70, -210],
            [136, -130],
            [152, -30],
            [146, 40],
            [114, 94, 1],
            [118, 30],
            [110, -34],
            [76, -84],
            [10, -118],
            [-40, -150],
          ]),
        front: strands('M-46,-188C30,-206 104,-150 130,-50M-30,-170C40,-172 94,-120 118,-50M-84,-160C-120,-120 -134,-50 -130,20', light),
      };
    case 'buzz':
      return {
        shape: cap(dome(3, 30), [
          [122, 26],
          [118, -34],
          [110, -62],
          [100, -108],
          [48, -124],
          [0, -127],
          [-48, -124],
          [-100, -108],
          [-110, -62],
          [-118, -34],
          [-122, 26],
        ]),
        front: strands('M-90,-140C-60,-172 -20,-182 20,-180', light, 5, 0.5),
      };
    case 'crew':
      return {
        shape: cap(dome(10, 42, 6), SHORT),
        front: strands('M-78,-158C-50,-182 0,-190 40,-184M-60,-140C-34,-160 0,-168 34,-164', light),
      };
    case 'receding':
      return {
        shape: cap(dome(5, 42, 4), [
          [119, 42],
          [117, -30],
          [110, -66],
          [98, -118],
          [82, -158],
          [44, -150],
          [18, -136],
          [0, -133],
          [-18, -136],
          [-44, -150],
          [-82, -158],
          [-98, -118],
          [-110, -66],
          [-117, -30],
          [-119, 42],
        ]),
        front: strands('M-30,-150C-24,-170 -10,-184 6,-188M16,-150C20,-168 30,-180 40,-182', light),
      };
    case 'horseshoe': {
      const side = (s: -1 | 1): string =>
        blob([
          [s * 117, 44, 1],
          [s * 133, 10],
          [s * 137, -46],
          [s * 126, -94],
          [s * 106, -124, 1],
          [s * 100, -96],
          [s * 106, -50],
          [s * 113, -6],
        ]);
      return { shape: side(-1) + side(1), front: strands('M-128,0C-132,-30 -128,-60 -122,-80', light, 4) };
    }
  }
}
