/** Scenes under a roof. */
import { darker, lighter, mix } from './color.ts';
import type { Random } from './random.ts';
import { leaf, paint, pickGround, pot, steam, WARM_LIGHT, wine } from './sceneParts.ts';
import { circle, discs, ellipse, fill, mirror, move, rect, ring, rotate, stroke, WIDTH as W } from './svg.ts';

export type IndoorScene = 'coffee' | 'books' | 'dinner table' | 'guitar' | 'dance floor' | 'kitchen';

export function drawIndoors(kind: IndoorScene, r: Random): string {
  switch (kind) {
    case 'coffee': {
      const g = pickGround(r, WARM_LIGHT);
      const cup = '#fff8ee';
      const bun = r.chance(0.5);
      return (
        paint(g.wall) +
        fill('M0,0H520L200,820H0Z', g.light, 0.7) +
        fill('M0,800H960V1200H0Z', g.deep) +
        ellipse(480, 960, 380, 110, darker(g.deep, 0.35), 0.7) +
        ellipse(470, 925, 330, 92, '#fbf2e6') +
        ellipse(470, 915, 214, 54, '#e8d8c4') +
        ring(690, 690, 78, mix(cup, g.mid, 0.25), 36) +
        fill('M250,560H690C690,800 610,918 466,918C330,918 250,800 250,560Z', cup) +
        fill('M500,560H690C690,800 610,918 466,918C560,830 540,700 500,560Z', mix(cup, g.mid, 0.3)) +
        rect(282, 690, 380, 30, g.accent, 0, 0.85) +
        ellipse(470, 560, 220, 56, mix(cup, g.mid, 0.12)) +
        ellipse(470, 564, 196, 46, '#4b2318') +
        ellipse(470, 570, 150, 32, '#a9693c') +
        fill('M470,592c-60,-22 -52,-46 -18,-42c10,2 14,8 18,12c4,-4 8,-10 18,-12c34,-4 42,20 -18,42Z', '#f3dcb8') +
        steam(420, 480, '#fff8ee') +
        (bun
          ? move(
              fill('M-130,30C-120,-60 -50,-92 20,-76C90,-60 130,-10 128,44C70,20 -60,20 -130,30Z', '#d98a3f') +
                stroke('M-80,-30C-60,-10 -50,10 -48,24M-20,-64C-4,-36 0,0 0,22M54,-50C62,-26 60,4 56,26', '#a85f24', 9),
              800,
              1000,
            )
          : move(rotate(ellipse(0, 0, 130, 16, '#d8c3a5') + ellipse(-130, 0, 44, 26, '#d8c3a5'), -12), 800, 1050))
      );
    }
    case 'books': {
      const g = pickGround(r, WARM_LIGHT);
      const colors = ['#a3242f', '#2f5963', '#dfa24a', '#5f7460', '#7c1a2c', '#f0e2cf', '#34425f', '#c98a4b'];
      const offset = r.int(0, 7);
      const stack = Array.from({ length: 5 }, (_, i) => {
        const c = colors[(i + offset) % colors.length] ?? '#a3242f';
        const w = 460 - i * 26 + r.int(-20, 20);
        const x = 330 - w / 2 + r.int(-14, 14) + 60;
        const y = 900 - i * 74;
        return (
          rect(x, y, w, 70, c, 6) +
          rect(x + w - 60, y, 60, 70, darker(c, 0.25), 6) +
          rect(x + 40, y + 14, 16, 42, lighter(c, 0.5)) +
          rect(x + 70, y + 14, 8, 42, lighter(c, 0.5))
        );
      }).join('');
      return (
        paint(g.wall) +
        fill('M0,0L520,0L960,640V980H0Z', g.light, 0.55) +
        circle(740, 300, 128, g.accent, 0.3) +
        stroke('M740,430V880', g.deep, 16) +
        fill('M640,430L690,230H790L840,430Z', g.accent) +
        fill('M760,230H790L840,430H760Z', darker(g.accent, 0.18)) +
        ellipse(740, 900, 96, 24, g.deep) +
        rect(0, 960, W, 240, g.deep) +
        rect(0, 960, W, 22, mix(g.deep, g.light, 0.25)) +
        stack +
        move(
          fill('M-150,0C-100,-40 -40,-34 0,0C40,-34 100,-40 150,0V-20C100,-70 40,-62 0,-24C-40,-62 -100,-70 -150,-20Z', '#fbf2e6') +
            fill('M0,0C40,-34 100,-40 150,0V-20C100,-70 40,-62 0,-24Z', '#e0cdb4') +
            stroke('M-120,-34C-90,-50 -50,-46 -24,-28', '#c9a98a', 5),
          380,
          596,
          1.15,
        ) +
        stroke('M560,1090c30,-30 100,-30 110,0s80,30 110,0', '#2b1a1c', 10) +
        ring(590, 1088, 44, '#2b1a1c', 10) +
        ring(740, 1088, 44, '#2b1a1c', 10)
      );
    }
    case 'dinner table': {
      const g = pickGround(r, [1, 10, 3, 0, 12]);
      const plate = (x: number, y: number): string =>
        ellipse(x, y + 12, 210, 84, darker('#f5e8d6', 0.35), 0.5) +
        ellipse(x, y, 206, 82, '#fbf2e6') +
        ellipse(x, y - 4, 150, 56, '#eadac4');
      const pasta = move(
        fill(
          discs([
            [-60, 0, 50],
            [0, -20, 56],
            [60, 0, 50],
            [0, 16, 60],
          ]),
          '#e8bd6c',
        ) +
          stroke(
            'M-90,0C-60,-50 0,-60 40,-30M-70,20C-30,-20 40,-20 80,10M-50,36C0,10 40,16 66,32M-30,-44C10,-20 60,-30 80,-10',
            '#c9933f',
            9,
          ) +
          fill(
            discs([
              [0, -50, 34],
              [-26, -36, 24],
              [30, -38, 24],
            ]),
            '#b8352f',
          ) +
          leaf(4, -66, 50, -60, '#5f7460') +
          leaf(4, -66, 46, -130, '#3f5549'),
        400,
        860,
      );
      return (
        paint(g.wall) +
        circle(480, 150, 260, g.accent, 0.16) +
        stroke('M480,0V70', g.deep, 10) +
        fill('M340,170C350,90 420,66 480,66C540,66 610,90 620,170Z', g.accent) +
        ellipse(480, 172, 138, 20, lighter(g.accent, 0.5)) +
        rect(0, 640, W, 560, '#efdcc0') +
        Array.from({ length: 7 }, (_, i) => rect(i * 150, 640, 60, 560, g.mid, 0, 0.2)).join('') +
        rect(0, 640, W, 18, '#fff8ec') +
        plate(400, 890) +
        pasta +
        wine(760, 780, 1.45) +
        wine(180, 740, 1.2) +
        move(
          rect(-26, -200, 52, 190, '#f6ead8', 6) +
            fill('M0,-270c34,40 24,70 0,74c-24,-4 -34,-34 0,-74Z', '#f3b35e') +
            fill('M0,-244c16,22 10,40 0,44c-10,-4 -16,-22 0,-44Z', '#fff1c9') +
            rect(-60, -16, 120, 22, '#b9793f', 8),
          500,
          680,
        ) +
        stroke('M690,1020L790,1140M150,960L70,1110', '#8b8581', 14) +
        fill('M820,930c50,10 90,60 70,120c-60,10 -110,-20 -120,-70Z', '#d98a3f')
      );
    }
    case 'guitar': {
      const g = pickGround(r, [1, 3, 5, 7, 0, 13]);
      const wood = r.pick(['#c97f3a', '#a8552c', '#d9a55a', '#7c3a24']);
      const body =
        'M480,560C580,540 650,600 640,680C634,740 690,770 720,850C760,970 640,1090 480,1090C320,1090 200,970 240,850C270,770 326,740 320,680C310,600 380,540 480,560Z';
      const instrument =
        fill(body, darker(wood, 0.45)) +
        move(fill(body, wood), 0, -14) +
        fill(
          'M520,546C600,546 650,600 640,668C634,730 690,756 720,836C760,956 640,1076 480,1076C640,960 560,700 520,546Z',
          darker(wood, 0.3),
          0.55,
        ) +
        circle(480, 780, 84, darker(wood, 0.3)) +
        circle(480, 780, 68, '#2a1518') +
        rect(446, 90, 68, 640, '#4a2a1e') +
        Array.from({ length: 9 }, (_, i) => rect(446, 190 + i * 52, 68, 6, '#dfae55', 0, 0.8)).join('') +
        fill('M436,-20H524L532,100H428Z', '#3a1f18') +
        [0, 44, 84].map((y) => rect(402, y - 4, 30, 20, '#f6ead8', 8) + rect(528, y - 4, 30, 20, '#f6ead8', 8)).join('') +
        rect(384, 930, 192, 34, '#3a1f18', 8) +
        stroke([458, 472, 488, 502].map((x) => `M${x},20V940`).join(''), '#f6ead8', 3, 0.9);
      return (
        paint(g.wall) +
        circle(560, 520, 410, g.light, 0.75) +
        fill('M0,1040H960V1200H0Z', g.deep) +
        ellipse(500, 1120, 330, 30, darker(g.deep, 0.4), 0.7) +
        move(rotate(instrument, r.pick([-12, 12, 9, -8]), 480, 700), 0, 40) +
        pot(140, 940, 0.75, '#c2694a', '#5f7460')
      );
    }
    case 'dance floor': {
      const g = pickGround(r, [7, 10, 3]);
      const beam = (x: number, to: number, c: string): string => fill(`M${x - 16},0H${x + 16}L${to + 190},1000H${to - 190}Z`, c, 0.22);
      const dancer = (x: number, s: number, c: string, dress: boolean): string =>
        move(
          circle(0, -270, 44, c) +
            fill('M-18,-230h36l10,26h-56Z', c) +
            (dress
              ? fill(
                  'M-56,-206C-20,-220 20,-220 56,-206C40,-150 34,-120 40,-90C90,-20 130,50 140,110H-120C-100,40 -70,-30 -40,-90C-34,-120 -40,-150 -56,-206Z',
                  c,
                )
              : fill('M-70,-206C-20,-220 20,-220 70,-206L54,-20L70,220H14L0,40L-14,220H-70L-54,-20Z', c)) +
            stroke('M-54,-196C-120,-230 -130,-300 -104,-360M54,-196C110,-150 150,-170 176,-230', c, 34) +
            (dress ? stroke('M-30,100L-44,220M36,100L60,216', c, 30) : ''),
          x,
          880,
          s,
        );
      return (
        paint(g.deep) +
        rect(0, 0, W, 760, g.mid, 0, 0.6) +
        beam(160, 300, g.accent) +
        beam(480, 640, '#d9776a') +
        beam(800, 420, '#a4c3ba') +
        stroke('M480,0V120', '#f6ead8', 5) +
        circle(480, 210, 96, '#cfc2c0') +
        fill('M480,114a96,96 0 0 1 0,192C540,260 540,160 480,114Z', '#8d7f88') +
        stroke(
          'M390,178H570M386,216H574M396,252H564M448,118C426,180 426,240 448,302M512,118C534,180 534,240 512,302M480,114V306',
          g.deep,
          5,
          0.7,
        ) +
        Array.from({ length: 34 }, () =>
          circle(r.int(20, 940), r.int(40, 760), r.range(4, 13), r.pick([g.accent, '#f6ead8', '#d9776a']), 0.75),
        ).join('') +
        fill('M0,920L960,880V1200H0Z', darker(g.deep, 0.4)) +
        [
          [120, 1050],
          [360, 1110],
          [600, 1040],
          [840, 1100],
        ]
          .map(([x, y], i) => ellipse(x ?? 0, y ?? 0, 110, 28, [g.accent, '#d9776a', '#a4c3ba', g.light][i] ?? g.accent, 0.4))
          .join('') +
        dancer(300, 1.05, darker(g.deep, 0.65), true) +
        mirror(dancer(330, 1.1, darker(g.deep, 0.75), false), 480) +
        dancer(820, 0.7, darker(g.deep, 0.5), true) +
        dancer(110, 0.66, darker(g.deep, 0.5), false)
      );
    }
    case 'kitchen': {
      const g = pickGround(r, [0, 2, 4, 6, 8, 9]);
      const pan = r.pick(['#a3242f', '#2f5963', '#dfa24a', '#5f7460']);
      return (
        paint(g.wall) +
        Array.from({ length: 24 }, (_, i) => rect((i % 6) * 160 + 6, Math.floor(i / 6) * 160 + 230, 148, 148, g.light, 8, 0.5)).join('') +
        rect(60, 190, 840, 26, g.deep) +
        stroke('M150,216v60M300,216v40M450,216v50', '#8b8581', 8) +
        circle(150, 330, 62, '#b9793f') +
        circle(150, 330, 44, '#8a5a3c') +
        ellipse(300, 310, 30, 58, '#d9b58a') +
        rect(430, 262, 40, 110, '#8b8581', 10) +
        [620, 710, 800]
          .map(
            (x, i) => rect(x - 34, 96, 68, 94, ['#f6ead8', '#c2694a', '#8d9a7c'][i] ?? '#fff', 8) + rect(x - 38, 82, 76, 20, '#7a4a2c', 4),
          )
          .join('') +
        rect(0, 900, W, 300, '#e9d5b8') +
        rect(0, 880, W, 44, '#8a5a3c') +
        rect(0, 924, W, 14, '#5a3a2c', 0, 0.4) +
        fill('M180,640H600V800C600,860 570,880 530,880H250C210,880 180,860 180,800Z', pan) +
        fill('M440,640H600V800C600,860 570,880 530,880H400C470,820 460,720 440,640Z', darker(pan, 0.3)) +
        rect(160, 620, 460, 40, lighter(pan, 0.25), 20) +
        rect(100, 690, 80, 34, '#2b2330', 17) +
        rect(600, 690, 80, 34, '#2b2330', 17) +
        steam(340, 580, '#fff8ee') +
        rect(690, 846, 230, 34, '#c98a4b', 8) +
        fill(
          discs([
            [750, 806, 44],
            [850, 812, 38],
          ]),
          '#c2454a',
        ) +
        fill(
          discs([
            [764, 812, 28],
            [860, 818, 24],
          ]),
          '#8f2b3a',
          0.6,
        ) +
        leaf(750, 766, 40, -30, '#5f7460') +
        leaf(850, 776, 36, -140, '#5f7460') +
        stroke('M800,700C810,640 850,610 900,600', '#5f7460', 8) +
        [0, 1, 2, 3].map((i) => leaf(806 + i * 22, 680 - i * 26, 56, i % 2 ? -10 : -120, '#3f5549')).join('') +
        stroke('M120,1040H420M540,1040H840', '#8a5a3c', 10) +
        rect(60, 990, 400, 210, '#dcc3a0', 8, 0.6) +
        rect(500, 990, 400, 210, '#dcc3a0', 8, 0.6)
      );
    }
  }
}
