import { between, circle, ellipse, fill, HEIGHT, LENGTH, line, placed, rect, swing, WIDTH } from './shapes.ts';

const SUN = { x: 640, y: 430 } as const;
const RINGS = [
  [760, '#a32f3d'],
  [600, '#c24a40'],
  [450, '#dd6d48'],
  [310, '#ee9a5f'],
] as const;
const HORIZON = 566;

const sky = (at: number): string =>
  rect(0, 0, WIDTH, HEIGHT, '#7f1f34') +
  RINGS.map(([r, color], place) => circle(SUN.x, SUN.y + 60, r + 10 * swing(at, 1, place * 0.14), color)).join('') +
  circle(SUN.x, SUN.y + 20 + 10 * swing(at, 1, 0.25), 168, '#fbd08d');

function sea(at: number): string {
  const glints = Array.from({ length: 11 }, (_, row) => {
    const y = HORIZON + 16 + row * 24;
    const half = 150 - row * 5 + 34 * swing(at, 2, row * 0.31);
    return line(`M${SUN.x - half + 18 * swing(at, 1, row * 0.2)},${y}h${half * 2}`, row % 2 === 0 ? '#fbd08d' : '#ee9a5f', 7);
  });
  return rect(0, HORIZON, WIDTH, HEIGHT - HORIZON, '#6a1730') + rect(0, HORIZON, WIDTH, 70, '#8c2740') + glints.join('');
}

/** Three gulls that cross the sky once. */
function gulls(at: number): string {
  const x = -160 + between(at, 0, LENGTH) * (WIDTH + 320);
  const one = (dx: number, dy: number, phase: number) => {
    const beat = 14 * swing(at, 6, phase);
    return line(`M${x + dx - 26},${190 + dy - beat}q16,${beat * 0.4 - 8} 26,${beat + 4}q10,${-beat - 12} 26,${-beat - 4}`, '#4a0f20', 6);
  };
  return one(0, 0, 0) + one(-96, 46, 0.2) + one(-150, -34, 0.4);
}

const woman = (lean: number): string =>
  fill('M-118,330C-120,180 -84,112 0,108C84,112 120,180 118,330Z', '#b3283f') +
  fill('M30,112C96,124 120,190 118,330H60C70,240 62,160 30,112Z', '#dd5a48') +
  placed(
    ellipse(0, 18, 62, 72, '#2b0c17') +
      fill('M-64,8C-70,90 -66,170 -46,210C-20,224 28,222 52,206C70,160 70,80 62,4C40,-60 -46,-60 -64,8Z', '#3d1220') +
      line('M34,-20C50,40 54,120 44,190', '#8e3a3a', 7),
    4,
    0,
    lean,
  );

const man = (lean: number): string =>
  fill('M-140,330C-142,176 -104,104 0,98C104,104 142,176 140,330Z', '#2a1630') +
  fill('M-40,102C-112,120 -142,190 -140,330H-92C-100,230 -86,150 -40,102Z', '#5a2b45') +
  placed(
    rect(-30, 40, 60, 76, '#a65a45', 24) +
      ellipse(0, 0, 62, 76, '#b46a4c') +
      fill('M-66,10C-72,-56 -40,-92 0,-92C44,-92 72,-54 64,12C62,44 44,58 0,58C-44,58 -62,44 -66,10Z', '#1c0a14') +
      line('M-54,-16C-50,-50 -30,-68 -6,-72', '#7d3a3f', 7),
    0,
    0,
    lean,
  );

const bench = (): string =>
  rect(190, 800, 900, 30, '#1f0812', 8) +
  rect(190, 848, 900, 30, '#1f0812', 8) +
  rect(270, 780, 26, 200, '#160510', 6) +
  rect(984, 780, 26, 200, '#160510', 6);

/** Two people on a bench by the sea; at the end one rests their head on the other. */
export function evening(at: number): string {
  const lean = between(at, 2.6, 4) * (1 - between(at, 6.8, 8));
  return (
    sky(at) +
    sea(at) +
    gulls(at) +
    placed(man(-3 * lean + 0.6 * swing(at, 2)), 770, 560 + 3 * swing(at, 2)) +
    placed(woman(15 * lean + 0.6 * swing(at, 2, 0.3)), 528 + 26 * lean, 590 + 3 * swing(at, 2, 0.2)) +
    rect(0, 884, WIDTH, 80, '#2b0a16') +
    bench()
  );
}
