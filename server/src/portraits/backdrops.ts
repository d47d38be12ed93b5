/** Backdrops of portraits. Each draws the whole 960 × 1200 ground from five colours. */
import { mix } from './color.ts';
import type { Ground } from './palette.ts';
import type { Random } from './random.ts';
import { circle, discs, ellipse, fill, HEIGHT as H, poly, rect, ring, rotate, stroke, WIDTH as W, xy } from './svg.ts';

export const BACKDROPS = [
  'sun',
  'arch',
  'hills',
  'sea',
  'window',
  'stripes',
  'diagonal',
  'dusk city',
  'books',
  'plants',
  'tiles',
  'mountains',
  'lemon tree',
  'cafe',
  'night sky',
  'leaves',
  'vineyard',
  'curtain',
  'terrace',
  'frames',
  'shapes',
  'beach',
  'lamps',
  'river',
] as const;
export type Backdrop = (typeof BACKDROPS)[number];

/** Which colours of the ground lie behind the head; used to keep heads readable. */
export const BEHIND: Readonly<Record<Backdrop, readonly (keyof Ground)[]>> = {
  sun: ['light'],
  arch: ['light'],
  hills: ['light'],
  sea: ['light'],
  window: ['wall', 'light'],
  stripes: ['wall'],
  diagonal: ['wall', 'light'],
  'dusk city': ['wall'],
  books: ['wall'],
  plants: ['wall'],
  tiles: ['wall'],
  mountains: ['light'],
  'lemon tree': ['wall'],
  cafe: ['wall'],
  'night sky': ['deep'],
  leaves: ['wall'],
  vineyard: ['light'],
  curtain: ['wall', 'light'],
  terrace: ['light'],
  frames: ['wall'],
  shapes: ['wall'],
  beach: ['light'],
  lamps: ['mid'],
  river: ['light'],
};

const paint = (color: string): string => rect(0, 0, W, H, color);
const cypress = (x: number, y: number, h: number, color: string): string =>
  fill(`M${xy(x, y)}c${-h * 0.16},${-h * 0.4} ${-h * 0.1},${-h * 0.8} 0,${-h}c${h * 0.1},${h * 0.2} ${h * 0.16},${h * 0.6} 0,${h}Z`, color);
const leaf = (x: number, y: number, length: number, angle: number, color: string, alpha = 1): string =>
  rotate(
    fill(
      `M${xy(x, y)}C${xy(x + length * 0.25, y - length * 0.3)} ${xy(x + length * 0.75, y - length * 0.25)} ${xy(x + length, y)}C${xy(x + length * 0.75, y + length * 0.2)} ${xy(x + length * 0.25, y + length * 0.2)} ${xy(x, y)}Z`,
      color,
      alpha,
    ),
    angle,
    x,
    y,
  );

export function backdrop(kind: Backdrop, g: Ground, random: Random): string {
  const side = random.chance(0.5) ? 1 : -1;
  const at = (x: number): number => (side > 0 ? x : W - x);
  switch (kind) {
    case 'sun':
      return paint(g.wall) + circle(480 + side * 90, 430, 390, g.light) + ring(480 + side * 90, 430, 450, g.light, 5, 0.5);
    case 'arch':
      return (
        paint(g.wall) +
        fill('M130,1200V540a350,350 0 0 1 700,0V1200Z', g.light) +
        fill('M196,1200V548a284,284 0 0 1 568,0V1200Z', mix(g.light, g.wall, 0.35)) +
        rect(0, 1130, W, 70, g.mid, 0, 0.5)
      );
    case 'hills':
      return (
        paint(g.light) +
        circle(at(170), 230, 92, g.accent) +
        fill('M0,560C180,440 380,480 560,570C720,640 860,560 960,500V1200H0Z', g.wall) +
        fill('M0,760C260,620 580,790 960,670V1200H0Z', g.mid) +
        cypress(at(820), 640, 330, g.deep) +
        cypress(at(905), 660, 240, g.deep) +
        cypress(at(110), 740, 220, g.deep)
      );
    case 'sea':
      return (
        paint(g.light) +
        circle(at(200), 420, 110, g.accent) +
        rect(0, 620, W, 580, g.mid) +
        stroke(
          `M${at(90)},668h${side * 200}M${at(150)},716h${side * 130}M${at(840)},690h${side * -130}M${at(900)},760h${side * -210}`,
          g.light,
          9,
          0.6,
        ) +
        fill('M0,980C260,900 620,1040 960,940V1200H0Z', g.deep, 0.5)
      );
    case 'window': {
      const pane = (x: number, y: number, w: number, h: number): string =>
        poly([
          [x, y],
          [x + w, y - 70],
          [x + w, y - 70 + h],
          [x, y + h],
        ]);
      return (
        paint(g.wall) +
        fill(pane(60, 130, 270, 390) + pane(372, 48, 270, 390) + pane(60, 570, 270, 390) + pane(372, 488, 270, 390), g.light, 0.75) +
        rect(820, 0, 140, H, g.mid, 0, 0.35)
      );
    }
    case 'stripes':
      return paint(g.wall) + Array.from({ length: 8 }, (_, i) => rect(i * 136 - 24, 0, 64, H, g.mid, 0, 0.55)).join('');
    case 'diagonal':
      return (
        paint(g.wall) +
        fill(side > 0 ? 'M0,0H620L150,1200H0Z' : 'M960,0H340L810,1200H960Z', g.light) +
        fill(side > 0 ? 'M960,1200V760L640,1200Z' : 'M0,1200V760L320,1200Z', g.mid)
      );
    case 'dusk city': {
      const towers = Array.from({ length: 9 }, (_, i) => ({
        x: i * 112 - 20 + random.int(-10, 10),
        w: random.int(84, 124),
        h: random.int(180, 520),
      }));
      const lights = towers.flatMap((t) =>
        Array.from(
          { length: 6 },
          () => [t.x + 14 + random.int(0, 3) * 22, 1160 - random.int(2, Math.max(3, Math.floor(t.h / 44))) * 38] as const,
        ),
      );
      return (
        paint(g.wall) +
        circle(at(740), 560, 190, g.accent, 0.55) +
        towers.map((t) => rect(t.x, 1040 - t.h, t.w, t.h + 200, g.mid)).join('') +
        towers.map((t, i) => rect(t.x + 50, 1140 - t.h * 0.55, t.w * 0.9, t.h, i % 2 ? g.deep : mix(g.deep, g.mid, 0.3))).join('') +
        lights.map(([x, y]) => rect(x, y, 11, 16, g.accent, 2, 0.85)).join('')
      );
    }
    case 'books': {
      let out = paint(g.wall);
      const colors = [g.mid, g.deep, g.light, g.accent, mix(g.mid, g.deep, 0.5), mix(g.light, g.mid, 0.5)];
      for (const y of [300, 620, 940]) {
        let x = -10;
        while (x < W) {
          const w = random.int(34, 72);
          const h = random.int(170, 236);
          if (random.chance(0.86)) out += rect(x, y - h, w - 4, h, random.pick(colors), 3, 0.8);
          x += w;
        }
        out += rect(0, y, W, 22, g.deep);
      }
      return `${out}<rect width="${W}" height="${H}" fill="${g.wall}" opacity=".45"/>`;
    }
    case 'plants': {
      const pot = (x: number, y: number, s: number): string =>
        [-150, -120, -92, -64, -34].map((a, i) => leaf(x, y, s * (1 + (i % 2) * 0.25), a, i % 2 ? g.deep : g.mid)).join('') +
        fill(`M${xy(x - s * 0.3, y - 8)}h${s * 0.6}l${-s * 0.08},${s * 0.55}h${-s * 0.44}Z`, g.accent);
      return (
        paint(g.wall) +
        rect(0, 920, W, 280, g.light, 0, 0.5) +
        pot(at(120), 800, 250) +
        pot(at(860), 660, 210) +
        rect(at(860) - 150, 760, 300, 20, g.deep)
      );
    }
    case 'tiles': {
      let out = '';
      for (let y = 0; y < 8; y++)
        for (let x = 0; x < 6; x++) {
          const [cx, cy] = [x * 160 + 80, y * 160 + 60];
          out += (x + y) % 2 ? `M${xy(cx, cy - 76)}l76,76l-76,76l-76,-76Z` : `M${xy(cx - 40, cy)}a40,40 0 1 0 80,0a40,40 0 1 0 -80,0`;
        }
      return paint(g.wall) + fill(out, g.mid, 0.5);
    }
    case 'mountains':
      return (
        paint(g.light) +
        circle(at(730), 260, 96, g.accent) +
        fill('M-40,820L240,380L420,620L610,330L1000,860V1200H-40Z', g.wall) +
        fill('M240,380L330,500L262,540L220,490L176,480ZM610,330L716,474L640,520L596,470L540,446Z', mix(g.light, '#ffffff', 0.45)) +
        fill('M0,860C200,760 420,820 600,880C760,930 880,860 960,820V1200H0Z', g.mid) +
        fill('M0,1040C260,960 620,1080 960,980V1200H0Z', g.deep, 0.75)
      );
    case 'lemon tree': {
      const crown = [
        [90, 120, 150],
        [280, 40, 160],
        [480, 10, 120],
        [700, 40, 170],
        [890, 130, 160],
        [30, 330, 120],
        [940, 350, 130],
        [960, 560, 80],
      ] as const;
      const fruit = [
        [110, 250],
        [250, 150],
        [720, 170],
        [870, 270],
        [40, 420],
        [920, 450],
        [560, 90],
      ] as const;
      return (
        paint(g.wall) +
        fill(discs(crown), g.mid) +
        fill(discs(crown.map(([x, y, r]) => [x + 26, y + 22, r * 0.7] as const)), g.deep, 0.4) +
        fruit
          .map(
            ([x, y]) =>
              rotate(ellipse(x, y, 27, 37, '#efc14a') + ellipse(x - 8, y - 8, 9, 13, '#f8dd8a'), 16, x, y) +
              leaf(x, y - 36, 54, -30, g.deep),
          )
          .join('')
      );
    }
    case 'cafe':
      return (
        paint(g.wall) +
        rect(0, 0, W, 150, g.mid) +
        Array.from({ length: 8 }, (_, i) => fill(`M${i * 124 - 14},150h124v44a62,62 0 0 1 -124,0Z`, i % 2 ? g.light : g.accent)).join('') +
        rect(at(150) - 120, 400, 240, 420, g.light, 18, 0.55) +
        stroke(`M${at(150)},400v420M${at(150) - 120},600h240`, g.mid, 12) +
        rect(0, 980, W, 220, g.deep, 0, 0.6) +
        rect(at(840) - 70, 460, 140, 190, g.deep, 6) +
        stroke(`M${at(840) - 36},520h72M${at(840) - 36},556h52M${at(840) - 36},592h62`, g.light, 7, 0.7)
      );
    case 'night sky': {
      const stars = Array.from({ length: 46 }, () => [random.int(10, 950), random.int(10, 760), random.range(2, 6)] as const);
      return (
        paint(g.deep) +
        circle(at(170), 220, 96, g.accent) +
        circle(at(208), 196, 86, g.deep) +
        fill(discs(stars), mix(g.light, '#ffffff', 0.4), 0.85) +
        fill('M0,880C200,800 380,840 560,900C720,950 860,890 960,850V1200H0Z', g.mid, 0.8)
      );
    }
    case 'leaves':
      return (
        paint(g.wall) +
        (
          [
            [0, 90, 420, 20],
            [-20, 320, 400, 8],
            [-10, 560, 330, -14],
            [960, 60, 430, 160],
            [980, 300, 380, 172],
            [970, 560, 320, 194],
            [-20, 860, 300, -24],
            [980, 860, 300, 204],
          ] as const
        )
          .map(([x, y, l, a], i) => leaf(x, y, l, a, i % 2 ? g.mid : g.deep, 0.55))
          .join('')
      );
    case 'vineyard':
      return (
        paint(g.light) +
        circle(at(200), 250, 84, g.accent) +
        fill('M0,500C260,420 700,520 960,430V1200H0Z', g.wall) +
        Array.from({ length: 9 }, (_, i) =>
          stroke(`M${480 + (i - 4) * 60},520L${480 + (i - 4) * 330},1240`, i % 2 ? g.deep : g.mid, 34, 0.7),
        ).join('')
      );
    case 'curtain':
      return (
        paint(g.light) +
        Array.from(
          { length: 5 },
          (_, i) =>
            fill(
              `M${i * 62},0C${i * 62 + 40},400 ${i * 62 - 30},800 ${i * 62 + 14},1200h40C${i * 62 + 20},800 ${i * 62 + 84},400 ${i * 62 + 46},0Z`,
              i % 2 ? g.wall : g.mid,
              0.85,
            ) +
            fill(
              `M${W - i * 62},0C${W - i * 62 - 40},400 ${W - i * 62 + 30},800 ${W - i * 62 - 14},1200h-40C${W - i * 62 - 20},800 ${W - i * 62 - 84},400 ${W - i * 62 - 46},0Z`,
              i % 2 ? g.wall : g.mid,
              0.85,
            ),
        ).join('')
      );
    case 'terrace':
      return (
        paint(g.light) +
        circle(at(760), 330, 120, g.accent, 0.85) +
        rect(0, 600, W, 150, g.wall) +
        rect(0, 740, W, 460, g.mid) +
        Array.from({ length: 9 }, (_, i) =>
          fill(
            `M${i * 120 + 20},800h60c-8,50 24,80 18,140c-4,50 -22,70 -18,120h-60c4,-50 -14,-70 -18,-120c-6,-60 26,-90 18,-140Z`,
            g.light,
            0.55,
          ),
        ).join('') +
        rect(0, 770, W, 40, g.light) +
        rect(0, 1050, W, 34, g.light)
      );
    case 'frames': {
      const picture = (x: number, y: number, w: number, h: number, i: number): string =>
        rect(x, y, w, h, i % 2 ? g.deep : g.mid) +
        rect(x + 16, y + 16, w - 32, h - 32, g.light) +
        (i % 2
          ? circle(x + w / 2, y + h / 2, w * 0.22, g.accent)
          : fill(
              `M${x + 30},${y + h - 30}l${w * 0.28},${-h * 0.4}l${w * 0.2},${h * 0.2}l${w * 0.16},${-h * 0.14}l${w * 0.14},${h * 0.34}Z`,
              g.mid,
            ));
      return (
        paint(g.wall) +
        picture(at(140) - 120, 90, 240, 300, 0) +
        picture(at(120) - 90, 440, 180, 180, 1) +
        picture(at(830) - 110, 150, 220, 220, 3) +
        picture(at(850) - 100, 420, 200, 260, 2) +
        rect(0, 960, W, 240, g.mid, 0, 0.45) +
        rect(0, 950, W, 14, g.deep, 0, 0.6)
      );
    }
    case 'shapes':
      return (
        paint(g.wall) +
        fill(
          `M${at(0)},0h${side * 460}a460,460 0 0 1 ${side * -460},460Z`.replace(
            /a460,460 0 0 1/,
            side > 0 ? 'a460,460 0 0 1' : 'a460,460 0 0 0',
          ),
          g.mid,
        ) +
        circle(at(800), 720, 240, g.accent, 0.75) +
        rect(at(150) - 120, 620, 240, 580, g.light, 120, 0.7)
      );
    case 'beach': {
      const x = at(180);
      return (
        paint(g.light) +
        rect(0, 520, W, 170, g.mid) +
        rect(0, 680, W, 520, mix(g.light, g.wall, 0.55)) +
        stroke(`M${x},980L${x + side * 40},400`, g.deep, 14) +
        fill(
          `M${x - 210},470C${x - 160},270 ${x + 190},230 ${x + 290},420C${x + 230},390 ${x + 170},400 ${x + 130},440C${x + 80},400 ${x},410 ${x - 40},456C${x - 90},420 ${x - 160},430 ${x - 210},470Z`,
          g.accent,
        ) +
        fill(
          `M${x + side * 20},262C${x - 60},310 ${x - 60},400 ${x - 40},456C${x},410 ${x + 80},400 ${x + 130},440C${x + 120},360 ${x + 90},300 ${x + side * 20},262Z`,
          '#fbf1e0',
          0.85,
        ) +
        stroke(`M${at(700)},600h${side * 180}M${at(780)},640h${side * 110}`, g.light, 8, 0.6)
      );
    }
    case 'lamps': {
      const wire = `M-10,${side > 0 ? 90 : 220}C300,330 660,330 970,${side > 0 ? 200 : 90}`;
      return (
        paint(g.mid) +
        circle(480, 520, 520, g.wall, 0.45) +
        stroke(wire, g.deep, 5) +
        [60, 190, 330, 480, 630, 770, 900]
          .map((x, i) => {
            const y = 170 + Math.sin((x / W) * Math.PI) * 110 + (side > 0 ? x - 480 : 480 - x) * 0.07;
            return (
              circle(x, y + 30, 54, g.accent, 0.22) + circle(x, y + 30, 24, i % 3 ? g.accent : g.light) + rect(x - 8, y - 2, 16, 14, g.deep)
            );
          })
          .join('') +
        fill('M0,960C240,900 700,900 960,960V1200H0Z', g.deep, 0.6)
      );
    }
    case 'river':
      return (
        paint(g.light) +
        circle(at(760), 240, 80, g.accent) +
        fill('M0,600H960V820H0Z', g.wall) +
        fill('M0,620V520h110v-80l50,-60l50,60v80h130v-140h120v140h90v-90h90v-80l60,-40l60,40v80h100v90h100v100Z', g.mid) +
        rect(0, 800, W, 400, g.deep) +
        fill('M60,800a150,150 0 0 1 300,0ZM420,800a150,150 0 0 1 300,0ZM780,800a150,150 0 0 1 300,0Z', g.deep) +
        rect(0, 640, W, 26, g.mid) +
        stroke(`M80,900h220M420,960h300M700,880h150`, g.light, 8, 0.45)
      );
  }
}
