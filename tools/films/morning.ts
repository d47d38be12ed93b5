import { circle, ellipse, faded, fill, HEIGHT, line, placed, rect, shownBetween, swing, WIDTH } from './shapes.ts';

const WALL = '#f0cfa4';

const windowInWall = (at: number): string =>
  rect(150, 90, 470, 500, '#fff3de', 10) +
  rect(172, 112, 426, 456, '#f7b98b') +
  circle(400, 380 + 14 * swing(at, 1), 96, '#fff0cf') +
  fill('M172,470C260,400 350,450 430,420C500,396 560,430 598,410V568H172Z', '#b9825c') +
  fill('M172,520C280,470 380,530 598,480V568H172Z', '#8c5a47') +
  rect(377, 112, 16, 456, '#fff3de') +
  rect(172, 320, 426, 14, '#fff3de') +
  rect(120, 584, 530, 26, '#fffaf0', 6);

/** The light of the window on the wall. */
const light = (at: number): string =>
  faded(fill(`M760,0L${1010 + 24 * swing(at, 1)},0L${1290 + 24 * swing(at, 1)},700L960,700Z`, '#fbe3bd'), 0.8);

const cat = (at: number): string =>
  placed(
    line(
      `M84,0C150,${10 + 10 * swing(at, 3)} ${176 + 8 * swing(at, 3)},${-40 + 24 * swing(at, 3)} 150,${-92 + 20 * swing(at, 3, 0.1)}`,
      '#5d2a2b',
      24,
    ) +
      fill('M-78,6C-92,-92 -46,-140 0,-146C56,-138 96,-88 90,6Z', '#6e3330') +
      fill('M-66,-120L-70,-206L-24,-176H14L60,-206L56,-120C48,-84 -56,-84 -66,-120Z', '#6e3330') +
      fill('M40,-138C86,-100 96,-50 90,6H44C60,-60 60,-100 40,-138Z', '#8f4a3c'),
    520,
    586,
  );

const steam = (x: number, at: number, phase: number): string => {
  const bend = 22 * swing(at, 2, phase);
  return faded(
    line(
      `M${x},610C${x - 30 + bend},570 ${x + 34 + bend},540 ${x - bend},490C${x - 24 - bend},452 ${x + 20 - bend},430 ${x + bend},390`,
      '#fffaf0',
      13,
    ),
    0.62 + 0.2 * swing(at, 2, phase),
  );
};

const cup = (x: number, color: string, shade: string): string =>
  ellipse(x, 802, 150, 30, '#7d3428') +
  ellipse(x, 790, 136, 28, '#fff6ea') +
  line(`M${x + 92},680c66,-8 66,86 -8,76`, color, 20) +
  fill(`M${x - 100},636H${x + 100}C${x + 100},740 ${x + 62},790 ${x},790C${x - 62},790 ${x - 100},740 ${x - 100},636Z`, color) +
  fill(`M${x + 36},636H${x + 100}C${x + 100},740 ${x + 62},790 ${x},790C${x + 40},756 ${x + 46},700 ${x + 36},636Z`, shade) +
  ellipse(x, 636, 100, 25, shade) +
  ellipse(x, 638, 86, 19, '#4b2318');

const phone = (at: number): string => {
  const lit = shownBetween(at, 1, 7.2);
  const bubble = fill(
    'M-150,-66a36,36 0 0 1 36,-36H114a36,36 0 0 1 36,36V-30a36,36 0 0 1 -36,36H10L-22,44L-28,6H-114a36,36 0 0 1 -36,-36Z',
    '#b3142f',
  );
  const words = line('M-108,-66H108M-108,-34H40', '#ffe9df', 15);
  return (
    placed(rect(-58, -18, 150, 34, '#2c1719', 15) + faded(rect(-46, -16, 126, 12, '#ffd9a0', 6), lit), 690, 806) +
    faded(placed(bubble + words, 760, 560 - 10 * lit + 5 * swing(at, 2), 0, 0.9 + 0.1 * lit), lit)
  );
};

const flowers = (at: number): string =>
  placed(
    [-26, -6, 16, 34]
      .map(
        (lean, place) =>
          line(`M${lean * 0.4},-60C${lean},-140 ${lean * 1.6},-190 ${lean * 2.4 + 4 * swing(at, 1, place * 0.2)},-240`, '#5f6c3f', 8) +
          circle(
            lean * 2.4 + 4 * swing(at, 1, place * 0.2),
            -246,
            26 + (place % 2) * 6,
            ['#c2454a', '#f6e6d0', '#a3242f', '#e2a15a'][place] ?? '#c2454a',
          ),
      )
      .join('') +
      fill('M-46,-80H46L58,10C58,44 -58,44 -58,10Z', '#3f6f78') +
      fill('M16,-80H46L58,10C58,36 20,40 0,36C28,10 26,-40 16,-80Z', '#2f5560'),
    1090,
    740,
  );

/** A table by the window: two steaming cups, a waiting cat, and a message arrives. */
export function morning(at: number): string {
  return (
    rect(0, 0, WIDTH, HEIGHT, WALL) +
    light(at) +
    windowInWall(at) +
    cat(at) +
    rect(0, 730, WIDTH, 240, '#a44a38') +
    rect(0, 730, WIDTH, 16, '#c0634a') +
    flowers(at) +
    steam(360, at, 0) +
    steam(410, at, 0.3) +
    cup(390, '#fff6ea', '#ead3bb') +
    phone(at) +
    steam(930, at, 0.55) +
    cup(930, '#c98a3a', '#a86f2b')
  );
}
