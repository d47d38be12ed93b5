/** Buns, tails, braids and locs. */
import { arc, blob, cap, curtain, type Draft, dome, panel, plait, SWEPT, strands } from './hairParts.ts';
import type { Hair } from './palette.ts';
import { circle, ellipse, fill, stroke, xy } from './svg.ts';

export type TiedStyle =
  | 'high bun'
  | 'man bun'
  | 'low bun'
  | 'ponytail'
  | 'high ponytail'
  | 'side braid'
  | 'two braids'
  | 'box braids'
  | 'locs';

export function drawTied(style: TiedStyle, hair: Hair): Draft {
  const { base, light, dark } = hair;
  switch (style) {
    case 'high bun':
    case 'man bun': {
      const y = style === 'high bun' ? -242 : -218;
      const r = style === 'high bun' ? 56 : 36;
      return {
        back:
          circle(4, y, r, base) +
          strands(
            `M${xy(-r * 0.6, y - 8)}C${xy(-r * 0.2, y - r * 0.8)} ${xy(r * 0.5, y - r * 0.6)} ${xy(r * 0.62, y + 4)}M${xy(-r * 0.3, y + 8)}C${xy(0, y - r * 0.4)} ${xy(r * 0.3, y - r * 0.2)} ${xy(r * 0.4, y + 12)}`,
            light,
          ),
        shape: cap(dome(13, style === 'high bun' ? 22 : 36), SWEPT),
        front: strands('M-96,-106C-80,-150 -40,-186 -14,-198M-62,-132C-48,-160 -24,-184 -4,-196M60,-134C50,-162 30,-186 14,-198', light),
      };
    }
    case 'low bun':
      return {
        back:
          ellipse(94, 112, 74, 62, dark) +
          ellipse(92, 108, 66, 54, base) +
          strands('M60,86C90,64 130,80 138,112M70,108C92,90 116,100 120,122', light),
        shape:
          blob([
            [-40, -184, 1],
            [-100, -166],
            [-142, -90],
            [-140, 0],
            [-120, 44, 1],
            [-114, -20],
            [-100, -84],
            [-66, -134],
          ]) +
          blob([
            [-40, -184, 1],
            [20, -206],
            [104, -176],
            [142, -96],
            [142, 0],
            [122, 50, 1],
            [114, -20],
            [96, -84],
            [40, -134],
            [-10, -164],
          ]),
        front: strands('M-20,-186C50,-186 112,-140 128,-50M-64,-170C-112,-140 -128,-70 -126,0M-10,-170C40,-164 86,-130 108,-80', light),
      };
    case 'ponytail':
    case 'high ponytail': {
      const high = style === 'high ponytail';
      const tail = high
        ? blob([
            [10, -226],
            [70, -262],
            [150, -220],
            [190, -110],
            [196, 30],
            [176, 170],
            [160, 190, 1],
            [154, 60],
            [130, -60],
            [90, -150],
            [40, -190],
          ])
        : blob([
            [90, 60],
            [160, 70],
            [196, 150],
            [206, 260],
            [186, 380],
            [160, 400, 1],
            [146, 300],
            [140, 200],
            [110, 130],
          ]);
      return {
        back: fill(tail, dark) + strands(high ? 'M60,-236C130,-214 168,-120 174,20' : 'M150,100C178,160 188,240 180,330', light),
        shape: cap(dome(12, 26), SWEPT),
        front:
          (high ? ellipse(8, -214, 30, 17, '#a3242f') : '') +
          strands('M-100,-96C-84,-140 -44,-174 -10,-186M-70,-128C-54,-156 -28,-174 6,-184M66,-134C54,-158 34,-176 14,-184', light),
      };
    }
    case 'side braid':
      return {
        back: fill(panel(140, 128, 0, 12), dark),
        shape:
          blob([
            [-46, -184, 1],
            [-110, -160],
            [-146, -70],
            [-140, 30],
            [-122, 70, 1],
            [-116, -10],
            [-100, -84],
            [-72, -136],
          ]) +
          blob([
            [-46, -184, 1],
            [20, -208],
            [110, -172],
            [148, -80],
            [150, 40],
            [150, 130],
            [106, 160, 1],
            [114, 60],
            [112, -20],
            [84, -86],
            [30, -130],
            [-20, -164],
          ]),
        front: strands('M-26,-186C50,-184 116,-140 132,-40M-16,-168C36,-160 86,-124 110,-70M-72,-172C-114,-140 -130,-70 -128,10', light),
        locks: plait(136, 168, 6, 58, 3, hair),
      };
    case 'two braids':
      return {
        back: fill(panel(120, 132, 0, 10), dark),
        shape: curtain(-1, 0, 110, 0, 11) + curtain(1, 0, 110, 0, 11),
        front: strands('M-40,-182C-104,-150 -126,-70 -128,20M40,-182C104,-150 126,-70 128,20', light),
        locks: plait(-140, 132, 6, 48, -1, hair) + plait(140, 132, 6, 48, 1, hair),
      };
    case 'box braids': {
      const strand = (side: -1 | 1): string =>
        Array.from(
          { length: 6 },
          (_, i) =>
            `M${xy(side * (12 + i * 8), -188 + i * 3)}C${xy(side * (78 + i * 12), -180 + i * 6)} ${xy(side * (110 + i * 8), -70)} ${xy(side * (116 + i * 8), 40)}C${xy(side * (118 + i * 9), 160)} ${xy(side * (112 + i * 11), 260)} ${xy(side * (108 + i * 12), 330 + (i % 3) * 22)}`,
        ).join('');
      return {
        back: fill(panel(330, 142, 0, 16), dark),
        shape: curtain(-1, 0, 250, 0, 12) + curtain(1, 0, 250, 0, 12),
        front:
          stroke(strand(-1) + strand(1), dark, 13) +
          stroke(strand(-1) + strand(1), base, 10) +
          `<g stroke-dasharray="2 9">${stroke(strand(-1) + strand(1), light, 8, 0.45)}</g>`,
      };
    }
    case 'locs': {
      const tops = arc(110, 98, -78, 178, 362, 11);
      const locs = tops
        .map(([x, y], i) => {
          const low = (x / 110) ** 2;
          return `M${xy(x * 0.35, -168)}C${xy(x * 0.75, y - 52 + low * 8)} ${xy(x * 1.25, y - 30)} ${xy(x * 1.24, -128 + low * (190 + (i % 3) * 24))}`;
        })
        .join('');
      return {
        back: fill(panel(110, 132, 0, 12), dark),
        shape: cap(dome(12, -10), [
          [116, -40],
          [98, -100],
          [52, -126],
          [0, -132],
          [-52, -126],
          [-98, -100],
          [-116, -40],
        ]),
        front: `${stroke(locs, dark, 21)}${stroke(locs, base, 16)}<g stroke-dasharray="3 13">${stroke(locs, light, 14, 0.4)}</g>`,
      };
    }
  }
}
