/** Clothes over the shoulders. */
import { BOTTOM, flip, type Garment, type Torso } from './body.ts';
import { darker, lighter } from './color.ts';
import { PEARL } from './palette.ts';
import { circle, clip, fill, type Point, poly, rect, smooth, stroke, xy } from './svg.ts';

/** A garment cut by a neckline; the neckline runs from the right shoulder to the left. */
const cut = (t: Torso, from: number, neckline: readonly Point[], grow = 7): string => {
  const right = t.side(from, grow);
  return smooth([...right, ...flip(right), ...neckline.map(([x, y, c]): Point => (c ? [-x, y, c] : [-x, y]))]);
};

export interface Cloth {
  readonly garment: Garment;
  readonly color: string;
  readonly second: string;
}

/** Draws the clothes over the shoulders. */
export function clothes(id: string, t: Torso, cloth: Cloth): string {
  const { garment, color, second } = cloth;
  const n = t.neck;
  const dark = darker(color, 0.28);
  const light = lighter(color, 0.3);
  const edge = (d: string, c = dark, width = 5, alpha = 0.6): string => stroke(d, c, width, alpha);
  /** Body of the garment with its shade, the line of the arms and what lies on the fabric. */
  const piece = (key: string, shape: string, fabric: string, on = ''): string =>
    fill(shape, fabric) +
    clip(
      `${id}g${key}`,
      shape,
      on +
        fill('M46,200C30,330 64,420 40,520C56,640 34,720 44,830H480V200Z', '#2a0710', 0.16) +
        stroke(
          `M${xy(-t.shoulder + 46, BOTTOM)}C${xy(-t.shoulder + 52, 640)} ${xy(-t.shoulder + 58, 560)} ${xy(-t.shoulder + 74, 500)}M${xy(t.shoulder - 46, BOTTOM)}C${xy(t.shoulder - 52, 640)} ${xy(t.shoulder - 58, 560)} ${xy(t.shoulder - 74, 500)}`,
          darker(fabric, 0.45),
          5,
          0.4,
        ),
    );
  const crewLine = (drop: number): Point[] => [
    [n * 0.66, 306 + drop * 0.62],
    [0, 318 + drop],
    [-n * 0.66, 306 + drop * 0.62],
  ];
  const crew = (drop = 14): string => cut(t, n + 12, crewLine(drop));
  const rib = (drop: number, c: string): string =>
    edge(
      `M${xy(-n - 12, t.lineY(n + 12) + 8)}C${xy(-n * 0.7, 326 + drop)} ${xy(-n * 0.3, 334 + drop)} ${xy(0, 334 + drop)}C${xy(n * 0.3, 334 + drop)} ${xy(n * 0.7, 326 + drop)} ${xy(n + 12, t.lineY(n + 12) + 8)}`,
      c,
      4,
      0.7,
    );
  const stripes = (c: string): string => Array.from({ length: 11 }, (_, i) => rect(-420, 372 + i * 40, 840, 15, c)).join('');
  const vee = (depth: number, from = n + 14): string => cut(t, from, [[0, depth, 1]]);
  /** Two open fronts over something else. */
  const fronts = (from: number, meet: number, c: string, key: string): string => {
    const right = t.side(from, 11);
    const shape = smooth([...right, [10, BOTTOM, 1], [6, meet, 1], [from * 0.72, (meet + 300) * 0.5]]);
    const left = smooth(flip([...right, [8, BOTTOM, 1], [2, meet, 1], [from * 0.72, (meet + 300) * 0.5]]));
    return piece(`${key}l`, left, c) + piece(`${key}r`, shape, c);
  };
  const lapels = (meet: number, c: string): string => {
    const one = (s: -1 | 1): string =>
      fill(
        poly([
          [s * (n + 10), t.lineY(n + 10) - 10],
          [s * (n + 62), t.lineY(n + 40) + 62],
          [s * (n + 34), t.lineY(n + 40) + 80],
          [s * (n + 44), t.lineY(n + 40) + 100],
          [s * 4, meet + 26],
          [s * (n * 0.62), 330],
        ]),
        s < 0 ? lighter(c, 0.13) : darker(c, 0.2),
      );
    return one(-1) + one(1);
  };
  const collar = (c: string, spread: number, drop: number): string => {
    const one = (s: -1 | 1): string =>
      fill(
        poly([
          [s * (n + 2), 252],
          [s * (n + 22), 290],
          [s * (n * 0.72 + spread), 318 + drop],
          [s * 6, 306 + drop * 0.7],
        ]),
        s < 0 ? lighter(c, 0.32) : lighter(c, 0.1),
      ) +
      edge(
        poly(
          [
            [s * (n + 22), 290],
            [s * (n * 0.72 + spread), 318 + drop],
            [s * 6, 306 + drop * 0.7],
          ],
          false,
        ),
        darker(c, 0.35),
        3,
        0.4,
      );
    return one(-1) + one(1);
  };
  const buttons = (from: number, c: string, count = 5): string =>
    Array.from({ length: count }, (_, i) => circle(2, from + i * 74, 6.5, c)).join('');

  switch (garment) {
    case 'crew':
      return piece('a', crew(), color) + rib(8, dark);
    case 'striped tee':
      return piece('a', crew(22), PEARL, stripes(second)) + rib(16, second);
    case 'knit': {
      const ribs = Array.from({ length: 17 }, (_, i) => `M${xy(-330 + i * 41, 330)}V820`).join('');
      return piece('a', crew(4), color, stroke(ribs, dark, 4, 0.22)) + rib(-6, light) + rib(8, dark);
    }
    case 'vee':
      return (
        piece('a', vee(438), color) + edge(`M${xy(-n - 20, t.lineY(n + 14) + 6)}L0,452L${xy(n + 20, t.lineY(n + 14) + 6)}`, light, 4, 0.45)
      );
    case 'henley':
      return piece('a', crew(18), color) + rib(12, dark) + edge('M-18,338V470H18V338', dark, 4, 0.5) + buttons(372, light, 2);
    case 'scoop':
      return piece(
        'a',
        cut(t, n + 42, [
          [n + 20, 392],
          [0, 440],
          [-n - 20, 392],
        ]),
        color,
      );
    case 'boat':
      return (
        piece(
          'a',
          cut(t, n + 74, [
            [n * 0.8, 352],
            [0, 362],
            [-n * 0.8, 352],
          ]),
          color,
        ) +
        edge(
          `M${xy(-n - 70, t.lineY(n + 74) + 10)}C${xy(-n * 0.6, 368)} ${xy(n * 0.6, 368)} ${xy(n + 70, t.lineY(n + 74) + 10)}`,
          dark,
          4,
          0.5,
        )
      );
    case 'off shoulder': {
      const y = 446;
      const shape = smooth([
        [t.shoulder + 16, y - 16, 1],
        [t.shoulder + 34, 520],
        [t.shoulder + 40, 640],
        [t.shoulder + 42, BOTTOM, 1],
        [-t.shoulder - 42, BOTTOM, 1],
        [-t.shoulder - 40, 640],
        [-t.shoulder - 34, 520],
        [-t.shoulder - 16, y - 16, 1],
        [-100, y + 12],
        [0, y + 18],
        [100, y + 12],
      ]);
      return (
        piece('a', shape, color) +
        edge(`M${xy(-t.shoulder - 22, y + 28)}C${xy(-100, y + 60)} ${xy(100, y + 60)} ${xy(t.shoulder + 22, y + 28)}`, dark, 5, 0.45)
      );
    }
    case 'square':
      return (
        piece(
          'a',
          cut(t, n + 66, [
            [n + 56, 424, 1],
            [-n - 56, 424, 1],
          ]),
          color,
        ) + edge(`M${xy(-n - 50, 438)}H${Math.round(n + 50)}`, light, 4, 0.4)
      );
    case 'straps': {
      const top = smooth([
        [n + 62, 452, 1],
        [t.shoulder - 40, 520],
        [t.shoulder - 50, 640],
        [t.shoulder - 44, BOTTOM, 1],
        [-t.shoulder + 44, BOTTOM, 1],
        [-t.shoulder + 50, 640],
        [-t.shoulder + 40, 520],
        [-n - 62, 452, 1],
        [-n - 10, 486],
        [0, 500],
        [n + 10, 486],
      ]);
      const strap = (s: -1 | 1): string =>
        stroke(
          `M${xy(s * (n + 52), t.lineY(n + 52) - 2)}C${xy(s * (n + 58), 380)} ${xy(s * (n + 58), 420)} ${xy(s * (n + 58), 462)}`,
          color,
          13,
        );
      return strap(-1) + strap(1) + piece('a', top, color);
    }
    case 'halter': {
      const shape = smooth([
        [n - 2, 250, 1],
        [n + 20, 300],
        [n + 66, 420],
        [t.shoulder - 38, 520],
        [t.shoulder - 50, 640],
        [t.shoulder - 44, BOTTOM, 1],
        [-t.shoulder + 44, BOTTOM, 1],
        [-t.shoulder + 50, 640],
        [-t.shoulder + 38, 520],
        [-n - 66, 420],
        [-n - 20, 300],
        [-n + 2, 250, 1],
        [0, 268],
      ]);
      return piece('a', shape, color) + edge(`M${xy(-n + 2, 264)}C${xy(-20, 282)} ${xy(20, 282)} ${xy(n - 2, 264)}`, dark, 4, 0.5);
    }
    case 'turtleneck': {
      const neckPart = smooth([
        [-n - 7, 214, 1],
        [0, 228],
        [n + 7, 214, 1],
        [n + 15, 290],
        [n + 30, 330, 1],
        [-n - 30, 330, 1],
        [-n - 15, 290],
      ]);
      return (
        piece('a', cut(t, n + 4, [[0, 292]]), color) +
        piece('b', neckPart, color) +
        edge(
          `M${xy(-n - 9, 246)}C${xy(-20, 262)} ${xy(20, 262)} ${xy(n + 9, 246)}M${xy(-n - 14, 300)}C${xy(-24, 322)} ${xy(24, 322)} ${xy(n + 14, 300)}`,
          dark,
          5,
          0.45,
        )
      );
    }
    case 'shirt':
      return (
        piece('a', vee(420, n + 6), color) +
        collar(color, 42, 66) +
        edge('M4,424V820', darker(color, 0.4), 3, 0.4) +
        buttons(462, darker(color, 0.35))
      );
    case 'buttoned shirt':
      return (
        piece('a', cut(t, n + 4, [[0, 318]]), color) +
        collar(color, 16, 30) +
        edge('M4,330V820', darker(color, 0.4), 3, 0.45) +
        buttons(366, darker(color, 0.35))
      );
    case 'polo':
      return (
        piece('a', vee(392, n + 6), color) + collar(color, 30, 42) + edge('M-16,384V480H18V384', dark, 4, 0.45) + buttons(420, light, 1)
      );
    case 'blazer':
      return (
        piece(
          'a',
          cut(
            t,
            n + 26,
            [
              [n * 0.6, 380],
              [0, 408],
              [-n * 0.6, 380],
            ],
            4,
          ),
          second,
        ) +
        fronts(n + 16, 560, color, 'b') +
        lapels(556, color)
      );
    case 'suit':
      return (
        piece('a', cut(t, n + 4, [[0, 318]], 4), PEARL) +
        fill('M-16,322h34l-8,34l22,180l-30,40l-32,-40l24,-180Z', second) +
        fill('M-16,322h34l-8,34h-18Z', darker(second, 0.3)) +
        fronts(n + 16, 520, color, 'b') +
        lapels(520, color) +
        collar(PEARL, 10, 24)
      );
    case 'cardigan':
      return (
        piece('a', cut(t, n + 26, crewLine(50), 4), second) +
        fronts(n + 22, 600, color, 'b') +
        edge(
          `M${xy(-n - 20, t.lineY(n + 22) + 2)}C${xy(-n * 0.9, 430)} ${xy(-34, 520)} ${xy(0, 606)}M${xy(n + 20, t.lineY(n + 22) + 2)}C${xy(n * 0.9, 430)} ${xy(34, 520)} ${xy(6, 606)}`,
          light,
          8,
          0.4,
        )
      );
    case 'denim jacket':
      return (
        piece('a', cut(t, n + 20, crewLine(28), 4), second) +
        fronts(n + 20, 640, color, 'b') +
        collar(color, 66, 84) +
        edge(
          `M${xy(-t.shoulder + 78, 468)}H-52M${xy(t.shoulder - 78, 468)}H56M-142,494h80l-6,36l-34,14l-34,-14ZM64,494h80l-6,36l-34,14l-34,-14Z`,
          light,
          4,
          0.5,
        )
      );
    case 'bomber':
      return (
        piece('a', cut(t, n + 20, crewLine(18), 4), second) +
        fronts(n + 14, 420, color, 'b') +
        edge(
          `M${xy(-n - 10, t.lineY(n + 10) - 6)}C${xy(-n * 0.8, 350)} ${xy(-30, 390)} ${xy(-2, 424)}M${xy(n + 10, t.lineY(n + 10) - 6)}C${xy(n * 0.8, 350)} ${xy(30, 390)} ${xy(8, 424)}`,
          dark,
          24,
          1,
        ) +
        edge('M4,430V820', light, 4, 0.7)
      );
    case 'trench':
      return (
        piece('a', cut(t, n + 4, [[0, 300]], 4), second) +
        fronts(n + 18, 600, color, 'b') +
        lapels(590, color) +
        edge(`M${xy(-t.shoulder + 30, 384)}l60,34M${xy(t.shoulder - 30, 384)}l-60,34`, dark, 5, 0.5)
      );
    case 'hoodie': {
      const hood = smooth([
        [-n - 12, 240, 1],
        [-n - 62, 286],
        [-n - 70, 340],
        [-40, 398],
        [0, 412],
        [40, 398],
        [n + 70, 340],
        [n + 62, 286],
        [n + 12, 240, 1],
        [n + 6, 300],
        [0, 352, 1],
        [-n - 6, 300],
      ]);
      return (
        piece('a', crew(30), color) +
        piece('b', hood, lighter(color, 0.08)) +
        edge(
          smooth(
            [
              [-n - 6, 262],
              [-n + 6, 314],
              [0, 354, 1],
              [n - 6, 314],
              [n + 6, 262],
            ],
            false,
          ),
          dark,
          6,
          0.6,
        ) +
        edge('M-30,392C-34,430 -28,460 -32,500M34,392C38,430 32,450 36,486', light, 7, 0.95)
      );
    }
    case 'wrap':
      return (
        piece('a', cut(t, n + 26, [[10, 500, 1]]), color) +
        fill(
          smooth([
            [n + 26, t.lineY(n + 26) - 6, 1],
            [n - 6, 380],
            [-10, 500],
            [-110, 610, 1],
            [-140, 640, 1],
            [-20, 560],
            [n + 30, 440],
          ]),
          lighter(color, 0.14),
        ) +
        edge(`M${xy(n + 26, t.lineY(n + 26))}C${xy(n - 2, 384)} ${xy(-6, 506)} -120,620`, dark, 4, 0.5)
      );
  }
}
