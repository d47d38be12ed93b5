/** Scenes of a town. */
import { darker, lighter, mix } from './color.ts';
import type { Random } from './random.ts';
import { EVENING, flower, paint, pickGround, WARM_LIGHT } from './sceneParts.ts';
import { circle, discs, ellipse, fill, rect, ring, stroke, WIDTH as W, xy } from './svg.ts';

export type TownScene = 'city' | 'bicycle' | 'market';

export function drawInTown(kind: TownScene, r: Random): string {
  switch (kind) {
    case 'city': {
      const g = pickGround(r, EVENING);
      const row = (base: number, color: string, tall: number, step: number): string =>
        Array.from({ length: Math.ceil(W / step) + 1 }, (_, i) => {
          const h = r.int(tall * 0.45, tall);
          const x = i * step - 20;
          return (
            rect(x, base - h, step - 8, h + 400, color) +
            (r.chance(0.3) ? fill(`M${x},${base - h}l${(step - 8) / 2},-60l${(step - 8) / 2},60Z`, color) : '')
          );
        }).join('');
      const windows = Array.from({ length: 54 }, () => rect(r.int(2, 62) * 15, r.int(25, 52) * 20, 10, 15, g.accent, 2, 0.9)).join('');
      return (
        paint(g.wall) +
        rect(0, 300, W, 400, g.light, 0, 0.35) +
        circle(r.int(250, 700), 480, 170, g.accent, 0.9) +
        row(760, mix(g.mid, g.wall, 0.4), 380, 110) +
        fill('M120,760V470a70,70 0 0 1 140,0V760Z M186,400v-90h8v90Z', mix(g.mid, g.wall, 0.2)) +
        row(900, g.mid, 420, 138) +
        row(1080, g.deep, 360, 164) +
        windows +
        rect(0, 1090, W, 110, darker(g.deep, 0.3)) +
        stroke('M60,1146h200M360,1146h200M660,1146h200', g.light, 9, 0.5)
      );
    }
    case 'bicycle': {
      const g = pickGround(r, WARM_LIGHT);
      const frameColor = r.pick(['#a3242f', '#2f5963', '#5f7460', '#34425f']);
      const wheel = (x: number): string =>
        ring(x, 860, 168, '#2b2330', 20) +
        ring(x, 860, 146, '#f6ead8', 6) +
        stroke(
          Array.from({ length: 8 }, (_, i) => {
            const a = (i * Math.PI) / 8;
            return `M${xy(x - 144 * Math.cos(a), 860 - 144 * Math.sin(a))}L${xy(x + 144 * Math.cos(a), 860 + 144 * Math.sin(a))}`;
          }).join(''),
          '#f6ead8',
          3,
          0.8,
        ) +
        circle(x, 860, 18, '#2b2330');
      return (
        paint(g.wall) +
        rect(90, 60, 300, 520, g.light, 150) +
        rect(120, 96, 240, 484, g.mid, 120) +
        stroke('M240,96V580M120,340H360', g.light, 16) +
        fill('M0,0H960V30H0Z', g.deep, 0.4) +
        fill('M560,140h300v44a50,50 0 0 1 -100,0a50,50 0 0 1 -100,0a50,50 0 0 1 -100,0Z', g.accent) +
        rect(580, 240, 260, 340, g.deep, 8, 0.55) +
        rect(0, 980, W, 220, g.mid) +
        rect(0, 980, W, 24, g.deep, 0, 0.5) +
        ellipse(490, 1040, 400, 26, g.deep, 0.5) +
        wheel(250) +
        wheel(720) +
        stroke('M250,860L380,600H650L500,860H250M380,600L500,860M650,600L720,860M636,520L650,600', frameColor, 22) +
        stroke('M636,520h-50M636,520c40,-6 66,10 70,34', '#2b2330', 18) +
        stroke('M372,560v50', '#2b2330', 16) +
        fill('M310,540h130c14,0 18,22 0,26l-90,8c-30,0 -50,-14 -40,-34Z', '#5a3a2c') +
        circle(500, 860, 36, '#2b2330') +
        stroke('M500,860l44,52', '#2b2330', 14) +
        fill('M610,590h200l-26,124h-148Z', '#c98a4b') +
        stroke('M616,624h186M626,660h168M636,694h150', '#8a5a2c', 6) +
        [
          [640, 560, '#c2454a'],
          [700, 530, '#f6e6d0'],
          [760, 562, '#e2a15a'],
          [672, 512, '#f0c9b8'],
        ]
          .map(([x, y, c]) => flower(Number(x), Number(y), 28, String(c), '#7a3d24'))
          .join('')
      );
    }
    case 'market': {
      const g = pickGround(r, WARM_LIGHT);
      const fruit = [
        ['#d9573f', '#a3242f'],
        ['#e9a23b', '#c57a2e'],
        ['#efc14a', '#d09a2c'],
        ['#7d9458', '#5a6f3c'],
        ['#7b3450', '#561f38'],
        ['#b8434a', '#8f2b3a'],
      ] as const;
      const start = r.int(0, 5);
      const crate = (x: number, y: number, i: number): string => {
        const [c, d] = fruit[(i + start) % fruit.length] ?? fruit[0];
        return (
          [0, 1, 2]
            .map((row) =>
              Array.from({ length: 5 - (row % 2) }, (_, k) => {
                const fx = x + 44 + k * 56 + (row % 2) * 28;
                const fy = y - row * 30;
                return (
                  circle(fx, fy, 33, row < 2 ? c : lighter(c, 0.06)) +
                  circle(fx + 8, fy + 6, 22, d, 0.35) +
                  circle(fx - 10, fy - 10, 6, '#fff', 0.35)
                );
              }).join(''),
            )
            .reverse()
            .join('') +
          rect(x, y + 10, 312, 110, '#c98a4b', 4) +
          rect(x, y + 56, 312, 10, '#8a5a2c') +
          rect(x + 250, y + 10, 62, 110, '#8a5a2c', 0, 0.4) +
          rect(x + 14, y + 10, 18, 110, '#a8703a') +
          rect(x + 280, y + 10, 18, 110, '#8a5a2c')
        );
      };
      return (
        paint(g.light) +
        rect(90, 330, 780, 500, g.wall) +
        rect(60, 200, 26, 1000, '#7a4a2c') +
        rect(874, 200, 26, 1000, '#5a3320') +
        Array.from({ length: 8 }, (_, i) => fill(`M${20 + i * 115},90h115v190a57,57 0 0 1 -115,0Z`, i % 2 ? '#fbf2e6' : '#b8434a')).join(
          '',
        ) +
        rect(20, 70, 920, 40, '#7c1a2c', 8) +
        stroke('M180,340v60M480,340v90M780,340v60', g.deep, 8) +
        fill(
          discs([
            [180, 440, 50],
            [480, 470, 44],
            [780, 440, 50],
          ]),
          g.accent,
          0.95,
        ) +
        crate(90, 640, 0) +
        crate(550, 640, 1) +
        crate(60, 850, 2) +
        crate(330, 830, 3) +
        crate(600, 850, 4) +
        rect(30, 990, 900, 210, '#7a4a2c') +
        stroke('M30,1060H930M30,1130H930', '#5a3320', 8)
      );
    }
  }
}
