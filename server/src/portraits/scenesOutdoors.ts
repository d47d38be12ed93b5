/** Scenes under the sky: landscapes and animals. */
import { darker, lighter, mix } from './color.ts';
import type { Random } from './random.ts';
import { cypress, fir, flower, leaf, OPEN_AIR, paint, pickGround, sun, WARM_LIGHT } from './sceneParts.ts';
import { circle, discs, ellipse, fill, move, rect, stroke, WIDTH as W } from './svg.ts';

export type OutdoorScene = 'sea' | 'mountains' | 'garden' | 'dog' | 'cat' | 'vineyard' | 'sailing';

export function drawOutdoors(kind: OutdoorScene, r: Random): string {
  switch (kind) {
    case 'sea': {
      const g = pickGround(r, [0, 1, 7, 12, 8, 5]);
      const x = r.int(260, 700);
      return (
        paint(g.light) +
        rect(0, 0, W, 330, g.wall, 0, 0.35) +
        circle(x, 430, 190, g.accent) +
        rect(0, 600, W, 600, g.mid) +
        fill('M0,600H960V800C720,760 340,840 0,770Z', mix(g.mid, g.light, 0.25)) +
        stroke(`M${x - 170},646h340M${x - 120},694h250M${x - 150},744h200M${x - 50},794h150`, g.light, 13, 0.75) +
        fill('M0,980C260,890 600,1040 960,910V1200H0Z', g.deep) +
        fill('M0,1080C300,1010 620,1120 960,1040V1200H0Z', darker(g.deep, 0.4)) +
        move(
          fill('M-6,0V-190L-120,0Z', '#fff3de') +
            fill('M10,0V-150L92,0Z', '#f0d3ab') +
            fill('M-130,14H118L84,62H-96Z', darker(g.deep, 0.3)),
          x > 480 ? 200 : 760,
          596,
          0.9,
        ) +
        stroke(`M${W - x},220q22,-22 44,0q22,-22 44,0M${W - x + 90},290q16,-16 32,0q16,-16 32,0`, g.deep, 7)
      );
    }
    case 'mountains': {
      const g = pickGround(r, OPEN_AIR);
      return (
        paint(g.light) +
        sun(r.int(180, 760), 240, 100, g) +
        fill('M-60,860L260,330L470,640L640,260L1040,880V1200H-60Z', g.wall) +
        fill('M260,330L470,640L420,700L330,560ZM640,260L1040,880L800,760L700,520Z', darker(g.wall, 0.22), 0.6) +
        fill('M640,260L730,400L680,380L640,450L600,400L548,466ZM260,330L330,432L286,418L258,470L226,440L196,436Z', '#fff8ec') +
        fill('M0,800C240,680 460,780 620,820C780,850 880,790 960,760V1200H0Z', g.mid) +
        fill('M0,980C300,860 640,1000 960,900V1200H0Z', g.deep) +
        [90, 180, 250, 700, 790, 880]
          .map((x, i) => {
            const y = 950 - (i % 3) * 18;
            const h = 190 + (i % 2) * 60;
            return fir(x, y, h, darker(g.deep, 0.25));
          })
          .join('') +
        stroke('M430,1200C470,1100 560,1080 520,1010C490,960 560,930 590,900', g.light, 20, 0.6)
      );
    }
    case 'garden': {
      const g = pickGround(r, OPEN_AIR);
      const colors = [g.accent, '#c2454a', '#f6e6d0', '#e2a15a', '#a3242f'];
      const stems = Array.from({ length: 15 }, (_, i) => ({ x: 30 + i * 66 + r.int(-14, 14), y: r.int(700, 980) }));
      return (
        paint(g.light) +
        fill('M250,760V400a230,230 0 0 1 460,0V760Z', g.wall) +
        fill('M300,760V404a180,180 0 0 1 360,0V760Z', lighter(g.light, 0.5)) +
        sun(500, 420, 90, g) +
        cypress(400, 700, 200, '#5f7460') +
        cypress(600, 690, 160, '#5f7460') +
        rect(0, 700, W, 500, '#7f9176') +
        fill('M380,1200C420,980 460,820 440,700h90C520,820 600,980 660,1200Z', g.light) +
        fill(
          discs([
            [40, 420, 130],
            [150, 330, 110],
            [60, 600, 150],
            [920, 400, 140],
            [830, 320, 100],
            [910, 600, 150],
          ]),
          '#5f7460',
        ) +
        fill(
          discs([
            [930, 440, 100],
            [940, 620, 100],
            [90, 640, 90],
          ]),
          '#3f5549',
        ) +
        stems
          .map(
            ({ x, y }) =>
              stroke(`M${x},1220C${x - 10},${y + 120} ${x + 8},${y + 60} ${x},${y}`, '#3f5549', 8) + leaf(x, y + 110, 60, -40, '#3f5549'),
          )
          .join('') +
        stems.map(({ x, y }) => flower(x, y, r.int(24, 36), r.pick(colors), '#7a3d24')).join('')
      );
    }
    case 'dog': {
      const g = pickGround(r, WARM_LIGHT);
      const coat = r.pick(['#a8683c', '#d9b58a', '#3a2a28', '#c98a4b', '#8b8581']);
      const dark = darker(coat, 0.35);
      const muzzle = lighter(coat, 0.55);
      return (
        paint(g.wall) +
        circle(480, 520, 400, g.light) +
        fill('M200,1200C190,960 300,800 480,800C660,800 770,960 760,1200Z', coat) +
        fill('M480,800C660,800 770,960 760,1200H560C600,1040 580,900 480,800Z', dark, 0.5) +
        fill('M370,1200C370,1010 420,920 480,900C540,920 590,1010 590,1200Z', muzzle) +
        fill('M250,560C240,390 330,270 480,270C630,270 720,390 710,560C706,720 610,880 480,880C350,880 254,720 250,560Z', coat) +
        fill('M520,275C650,290 720,400 710,560C706,720 610,880 480,880C600,760 560,420 520,275Z', dark, 0.35) +
        fill('M310,330C210,330 150,460 170,640C190,700 260,690 282,600C290,500 300,420 350,330Z', dark) +
        fill('M650,330C750,330 810,460 790,640C770,700 700,690 678,600C670,500 660,420 610,330Z', darker(coat, 0.5)) +
        ellipse(480, 720, 140, 126, muzzle) +
        fill('M480,594C620,600 640,760 560,830C600,740 540,650 480,640Z', mix(muzzle, coat, 0.4), 0.7) +
        fill('M456,320C466,460 464,560 440,640H520C496,560 494,460 504,320Z', muzzle) +
        fill('M424,660C424,630 536,630 536,660C536,700 500,720 480,720C460,720 424,700 424,660Z', '#2a1518') +
        ellipse(462, 654, 16, 7, '#fff', 0.4) +
        fill('M440,776H520C522,840 500,866 480,866C460,866 438,840 440,776Z', '#c2575a') +
        stroke('M480,720V766M480,766C460,790 420,790 400,764M480,766C500,790 540,790 560,764', '#2a1518', 9) +
        [380, 580].map((x) => ellipse(x, 540, 27, 31, '#2a1518') + circle(x - 8, 528, 9, '#fff')).join('') +
        stroke('M344,478q34,-26 66,-6M550,472q34,-20 66,6', dark, 10) +
        stroke('M318,900C400,970 560,970 642,900', g.accent, 34) +
        circle(480, 968, 30, '#dfae55')
      );
    }
    case 'cat': {
      const g = pickGround(r, [0, 1, 3, 5, 6, 12]);
      const coat = r.pick(['#d98a4e', '#2b2330', '#8b8581', '#efdcc0', '#5a3a2c']);
      const dark = darker(coat, 0.3);
      const eye = r.pick(['#8d9a3c', '#dfae55', '#7aa4bd']);
      const stripes =
        coat !== '#2b2330' && r.chance(0.7)
          ? stroke('M480,330V420M430,340L440,410M530,340L520,410M262,560l70,10M268,620l66,-6M698,560l-70,10M692,620l-66,-6', dark, 15)
          : '';
      return (
        paint(g.wall) +
        rect(110, 60, 740, 900, g.light) +
        rect(464, 60, 32, 900, g.wall) +
        rect(110, 430, 740, 28, g.wall) +
        circle(270, 240, 90, g.accent) +
        rect(0, 960, W, 240, g.mid) +
        rect(0, 940, W, 44, mix(g.mid, g.light, 0.4)) +
        stroke('M690,980C860,960 880,800 800,740', dark, 62) +
        fill('M240,1010C220,860 300,730 480,730C660,730 740,860 720,1010C700,1040 260,1040 240,1010Z', coat) +
        fill('M480,730C660,730 740,860 720,1010C700,1040 580,1036 560,1030C620,920 580,800 480,730Z', dark, 0.55) +
        ellipse(390, 1020, 74, 34, lighter(coat, 0.2)) +
        ellipse(570, 1020, 74, 34, coat) +
        fill(
          'M236,560C230,480 240,330 258,280C320,310 360,350 390,370C450,352 510,352 570,370C600,350 640,310 702,280C720,330 730,480 724,560C716,710 610,800 480,800C350,800 244,710 236,560Z',
          coat,
        ) +
        fill(
          'M530,362L570,370C600,350 640,310 702,280C720,330 730,480 724,560C716,710 610,800 480,800C610,700 590,500 530,362Z',
          dark,
          0.45,
        ) +
        fill(
          'M274,330C300,350 330,372 346,392C310,410 290,430 276,460C270,420 270,370 274,330ZM686,330C660,350 630,372 614,392C650,410 670,430 684,460C690,420 690,370 686,330Z',
          '#e2a79c',
          0.8,
        ) +
        stripes +
        [372, 588].map((x) => ellipse(x, 570, 48, 44, eye) + ellipse(x, 570, 13, 38, '#1c1012') + circle(x - 14, 554, 9, '#fff')).join('') +
        fill('M450,652H510C506,680 490,690 480,690C470,690 454,680 450,652Z', '#b5565a') +
        stroke('M480,690V714C466,740 430,740 420,720M480,714C494,740 530,740 540,720', '#2a1518', 7) +
        stroke('M350,690L190,660M352,712L200,730M610,690L770,660M608,712L760,730', '#fff3de', 5, 0.85)
      );
    }
    case 'vineyard': {
      const g = pickGround(r, [0, 2, 5, 11, 12, 6]);
      const rows = Array.from({ length: 9 }, (_, i) => {
        const k = i - 4;
        return fill(
          `M${480 + k * 52 - 10},620L${480 + k * 52 + 14},620L${480 + k * 290 + 70},1240H${480 + k * 290 - 70}Z`,
          i % 2 ? '#5f7460' : '#4b5d3a',
        );
      }).join('');
      const grapes = [
        [0, 0],
        [50, 0],
        [100, 0],
        [25, 44],
        [75, 44],
        [50, 88],
      ] as const;
      return (
        paint(g.light) +
        sun(r.int(200, 760), 280, 104, g) +
        fill('M0,520C180,400 420,430 560,500C720,570 860,500 960,450V1200H0Z', g.wall) +
        cypress(760, 520, 230, '#4b5d3a') +
        cypress(830, 530, 180, '#4b5d3a') +
        cypress(890, 520, 210, '#4b5d3a') +
        rect(560, 440, 120, 80, '#f0e2cf') +
        fill('M546,446L620,390L694,446Z', '#a3402f') +
        rect(640, 440, 40, 80, '#d0b48f') +
        fill('M0,640C300,560 660,660 960,590V1200H0Z', '#b9a35c') +
        rows +
        move(
          leaf(-20, -40, 190, 20, '#3f5549') +
            leaf(20, -60, 170, 140, '#5f7460') +
            stroke('M40,-60C50,-110 90,-130 130,-130', '#5a3a2c', 12) +
            grapes
              .map(
                ([x, y]) => circle(x, y, 34, '#6b2440') + circle(x + 8, y + 8, 22, '#4a1530', 0.6) + circle(x - 11, y - 12, 7, '#fff', 0.4),
              )
              .join(''),
          130,
          900,
          1.35,
        )
      );
    }
    case 'sailing': {
      const g = pickGround(r, [3, 8, 13, 0]);
      return (
        paint(g.light) +
        sun(r.chance(0.5) ? 220 : 740, 250, 90, g) +
        fill(
          discs([
            [120, 460, 60],
            [190, 440, 80],
            [280, 466, 56],
            [700, 380, 50],
            [770, 360, 70],
            [850, 384, 48],
          ]),
          '#fff8ec',
          0.8,
        ) +
        rect(0, 760, W, 440, g.mid) +
        rect(476, 160, 14, 620, '#5a3a2c') +
        fill('M462,180C420,420 300,600 190,720H462Z', '#fff8ec') +
        fill('M462,180C440,420 400,600 360,720H462Z', '#ecd9bd') +
        fill('M504,230C600,380 700,560 740,720H504Z', r.pick(['#c2454a', '#e2a15a', '#7c1a2c'])) +
        fill('M160,760H800C770,860 710,900 640,900H300C230,900 180,850 160,760Z', '#7a3d24') +
        fill('M480,760H800C770,860 710,900 640,900H480Z', '#54281a') +
        rect(160, 760, 640, 22, '#dfae55') +
        fill('M0,890C120,850 240,930 360,890C480,850 600,930 720,890C820,856 900,900 960,880V1200H0Z', g.wall) +
        fill('M0,1010C160,960 300,1050 480,1000C660,950 800,1050 960,990V1200H0Z', g.deep)
      );
    }
  }
}
