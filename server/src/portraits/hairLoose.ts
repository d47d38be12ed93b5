/** Long and half-long hair that falls freely, and curls. */
import { arc, blob, cap, curlCloud, curlLights, curtain, type Draft, dome, fringe, panel, SWEPT, strands } from './hairParts.ts';
import type { Hair } from './palette.ts';
import type { Random } from './random.ts';
import { discs, ellipse, fill, type Point, xy } from './svg.ts';

export type LooseStyle =
  | 'long straight'
  | 'long wavy'
  | 'long fringe'
  | 'curtain fringe'
  | 'half up'
  | 'side swept'
  | 'lob'
  | 'bob'
  | 'bob fringe'
  | 'long curls'
  | 'short curls'
  | 'afro'
  | 'shoulder length';

export function drawLoose(style: LooseStyle, hair: Hair, random: Random, ends: number): Draft {
  const { base, light, dark } = hair;
  switch (style) {
    case 'long straight':
    case 'long wavy':
    case 'long fringe':
    case 'curtain fringe': {
      const wave = style === 'long wavy' ? 11 : style === 'curtain fringe' ? 6 : 2;
      const volume = style === 'long wavy' ? 20 : 12;
      const length = 350 + ends * 60;
      const part = style === 'curtain fringe' ? 0 : random.pick([-34, 0, 0, 22]);
      const open = style === 'curtain fringe' ? 20 : 0;
      const wisp = (side: -1 | 1): string =>
        blob([
          [0, -188, 1],
          [side * 58, -150],
          [side * 104, -66],
          [side * 122, 8, 1],
          [side * 84, -62],
          [side * 40, -112],
        ]);
      const bangs =
        style === 'long fringe'
          ? fringe([
              [-110, -44],
              [-128, -110],
              [-84, -178],
              [0, -200],
              [84, -178],
              [128, -110],
              [110, -44],
            ])
          : style === 'curtain fringe'
            ? wisp(-1) + wisp(1)
            : '';
      const bangLights =
        style === 'long fringe'
          ? strands('M-64,-150C-74,-120 -78,-90 -80,-62M-12,-168C-20,-130 -22,-96 -22,-64M44,-160C42,-126 40,-96 38,-66', light, 3.5, 0.55)
          : '';
      return {
        back: fill(panel(length + 20, 140, wave * 0.8, volume), dark),
        shape: curtain(-1, part, length, wave, volume, open) + curtain(1, part, length, wave, volume, open) + bangs,
        front:
          strands(
            `M${xy(Math.min(part, 0) - 44, -170)}C-92,-140 -122,-80 -130,30C-134,120 -138,200 ${xy(-142 - wave, length - 60)}M-58,-148C-84,-126 -104,-86 -118,-30M124,60C130,140 132,220 134,${Math.round(length - 70)}`,
            light,
          ) + bangLights,
      };
    }
    case 'half up': {
      const length = 350 + ends * 60;
      return {
        back:
          fill(panel(length + 20, 140, 3, 12), dark) +
          ellipse(0, -212, 46, 26, base) +
          strands('M-24,-216C-10,-228 14,-230 28,-218', light),
        shape: cap(dome(15, 20), SWEPT),
        front: strands('M-96,-106C-80,-150 -40,-186 -14,-198M-62,-132C-48,-160 -24,-184 -4,-196M60,-134C50,-162 30,-186 14,-198', light),
      };
    }
    case 'side swept':
    case 'lob': {
      const length = style === 'lob' ? 215 + ends * 20 : 300 + ends * 50;
      const big = blob([
        [-56, -184, 1],
        [0, -214],
        [90, -190],
        [146, -104],
        [152, -20],
        [150, 80],
        [158, 150],
        [164, length - 48],
        [139, length],
        [112, length - 44],
        [112, 140],
        [119, 60],
        [108, -20],
        [66, -86],
        [0, -128],
        [-40, -160],
      ]);
      return {
        back: fill(panel(length + 8, 138, style === 'lob' ? 2 : 7, 14), dark),
        shape: big + curtain(-1, -56, length, style === 'lob' ? 1 : 7, 11),
        front: strands(
          `M-30,-186C50,-190 120,-130 134,-40C138,40 138,120 142,${Math.round(length - 40)}M-20,-170C40,-160 96,-110 116,-40M-76,-178C-118,-140 -132,-60 -132,30`,
          light,
        ),
      };
    }
    case 'bob':
    case 'bob fringe': {
      const length = 138 + ends * 18;
      const bangs =
        style === 'bob fringe'
          ? fringe([
              [-112, -40],
              [-132, -110],
              [-88, -180],
              [0, -204],
              [88, -180],
              [132, -110],
              [112, -40],
            ])
          : '';
      const part = style === 'bob fringe' ? 0 : random.pick([-40, -20, 30]);
      return {
        back: fill(panel(length - 4, 142, 0, 18), dark),
        shape: curtain(-1, part, length, 2, 20, 0, -8) + curtain(1, part, length, 2, 20, 0, -8) + bangs,
        front: strands('M-60,-186C-116,-160 -142,-80 -146,40M-40,-176C-90,-150 -114,-100 -124,-40M136,-60C146,0 148,50 146,104', light),
      };
    }
    case 'long curls': {
      const outline = curlCloud(
        [
          ...arc(128, 116, -74, 178, 362, 11),
          [-152, 0],
          [152, 0],
          [-160, 62],
          [160, 62],
          [-164, 124],
          [164, 124],
          [-158, 186],
          [158, 186],
          [-142, 240],
          [142, 240],
          [-118, 282],
          [118, 282],
        ],
        46,
        random,
      );
      const front = curlCloud(
        [...arc(106, 104, -66, 186, 354, 10), [-128, -22], [128, -22], [-136, 26], [136, 26], [-140, 76], [140, 76]],
        29,
        random,
      );
      return {
        back: fill(`${discs(outline)}M-120,-80H120V230H-120Z`, dark),
        shape: discs(front),
        front: curlLights(front, light, 1) + curlLights(outline, light, 2),
      };
    }
    case 'short curls': {
      const front = curlCloud(
        [...arc(112, 98, -72, 176, 364, 12), ...arc(84, 74, -88, 190, 350, 8), [-126, -34], [126, -34], [-128, 4], [128, 4]],
        30,
        random,
      );
      return {
        back: fill(`${discs(curlCloud(arc(128, 118, -66, 160, 380, 12), 34, random))}M-120,-80H120V20H-120Z`, dark),
        shape: discs(front),
        front: curlLights(front, light, 1),
      };
    }
    case 'afro': {
      const size = 178 + ends * 12;
      const edge: Point[] = Array.from({ length: 40 }, (_, i): Point => {
        const a = (i / 40) * 2 * Math.PI;
        const r = size + (i % 2 ? 6 : -4) + random.range(-3, 3);
        return [r * Math.cos(a), -78 + r * 0.98 * Math.sin(a)];
      });
      const line: Point[] = [
        [122, 22],
        [117, -40],
        [104, -84],
        [72, -116],
        [30, -128],
        [0, -131],
        [-30, -128],
        [-72, -116],
        [-104, -84],
        [-117, -40],
        [-122, 22],
      ];
      return {
        back: fill(blob(edge), base),
        shape: cap(dome(12, 22), line),
        front: curlLights(curlCloud([...arc(146, 140, -84, 180, 330, 9), ...arc(108, 96, -100, 190, 350, 8)], 15, random), light, 1),
      };
    }
    case 'shoulder length':
      return {
        back: fill(panel(225, 132, 4, 10), dark),
        shape: curtain(-1, -10, 200 + ends * 20, 6, 9) + curtain(1, -10, 200 + ends * 20, 6, 9),
        front: strands('M-50,-182C-108,-150 -128,-70 -130,20M-34,-172C-84,-144 -106,-96 -118,-40M124,30C130,80 132,120 132,160', light),
      };
  }
}
