import { between, circle, dice, faded, fill, HEIGHT, LENGTH, line, placed, rect, shownBetween, swing, WIDTH } from './shapes.ts';

const roll = dice(23);

interface House {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly color: string;
  readonly windows: readonly { x: number; y: number; phase: number; always: boolean }[];
}

function row(base: number, color: string, widths: readonly number[], heights: readonly number[]): House[] {
  let x = -20;
  return widths.map((width, place) => {
    const y = base - (heights[place] ?? 300);
    const columns = Math.max(2, Math.floor((width - 40) / 56));
    const gap = (width - columns * 32) / (columns + 1);
    const rows = Math.floor((base - y - 60) / 78);
    const windows = Array.from({ length: columns * rows }, (_, index) => ({
      x: x + gap + (index % columns) * (32 + gap),
      y: y + 42 + Math.floor(index / columns) * 78,
      phase: roll(),
      always: roll() < 0.16,
    })).filter(() => roll() < 0.62);
    const house = { x, y, width: width - 6, color, windows };
    x += width;
    return house;
  });
}

const FAR = row(760, '#43234d', [190, 240, 170, 260, 200, 240], [330, 470, 390, 520, 360, 440]);
const NEAR = row(860, '#2a1533', [260, 210, 330, 220, 300], [330, 420, 250, 450, 340]);

/** A window is lit for part of the film, including over its end. */
const burning = (at: number, phase: number): number => Math.min(1, Math.max(0, 0.5 + 2.4 * swing(at, 1, phase)));

const drawn = (houses: readonly House[], at: number): string =>
  houses
    .map(
      ({ x, y, width, color, windows }) =>
        rect(x, y, width, HEIGHT - y, color) +
        windows
          .map(
            ({ x: wx, y: wy, phase, always }) =>
              rect(wx, wy, 32, 46, '#1b0d24', 3) + faded(rect(wx, wy, 32, 46, '#ffc978', 3), always ? 1 : burning(at, phase)),
          )
          .join(''),
    )
    .join('');

const tram = (at: number): string => {
  const x = -620 + between(at, 0.4, LENGTH - 0.4) * (WIDTH + 1240);
  const panes = Array.from({ length: 7 }, (_, place) => rect(-250 + place * 74, -92, 58, 58, '#ffe2ad', 8)).join('');
  const people = [-220, -70, 84, 232].map((px) => circle(px, -54, 15, '#7a2a35') + rect(px - 20, -42, 40, 12, '#7a2a35', 6)).join('');
  return placed(
    line('M-20,-120L20,-190L60,-120', '#120a18', 6) +
      rect(-280, -120, 560, 132, '#b3142f', 26) +
      rect(-280, -28, 560, 16, '#fbe3cd') +
      panes +
      people +
      circle(-170, 16, 26, '#120a18') +
      circle(170, 16, 26, '#120a18') +
      circle(262, -6, 10, '#ffe2ad'),
    x,
    888,
  );
};

/** Two people at their windows, and what passes between them. */
function call(at: number): string {
  const somebody = (x: number, y: number, hair: string, coat: string) =>
    rect(x - 62, y - 84, 124, 158, '#1b0d24', 6) +
    rect(x - 54, y - 76, 108, 142, '#ffcf86', 4) +
    circle(x, y - 10, 27, '#b8694a') +
    fill(
      `M${x - 32},${y - 8}C${x - 36},${y - 52} ${x + 36},${y - 52} ${x + 32},${y - 8}C${x + 20},${y - 26} ${x - 20},${y - 26} ${x - 32},${y - 8}Z`,
      hair,
    ) +
    fill(`M${x - 46},${y + 66}C${x - 44},${y + 22} ${x + 44},${y + 22} ${x + 46},${y + 66}Z`, coat);
  const bubble = (x: number, y: number, flip: 1 | -1, color: string, alpha: number) =>
    faded(
      `<g transform="translate(${x} ${y}) scale(${flip} 1)">${fill('M-62,-30a24,24 0 0 1 24,-24H38a24,24 0 0 1 24,24V-6a24,24 0 0 1 -24,24H-24L-48,42L-44,17C-56,14 -62,6 -62,-6Z', color)}</g>${line(`M${x - 34},${y - 18}h${68}`, color === '#fff3de' ? '#7a1a2c' : '#ffe9df', 9)}`,
      alpha,
    );
  return (
    somebody(300, 560, '#3d1220', '#9a2233') +
    somebody(990, 470, '#140a12', '#3f6f78') +
    bubble(412, 440, 1, '#fff3de', shownBetween(at, 0.8, 6.9)) +
    bubble(868, 350, -1, '#d12a45', shownBetween(at, 2.4, 7.1)) +
    bubble(520, 350, 1, '#fff3de', shownBetween(at, 4, 7.3))
  );
}

/** A street at night: lights go on and out, a tram passes, and two people talk from house to house. */
export function city(at: number): string {
  return (
    rect(0, 0, WIDTH, HEIGHT, '#1d1030') +
    rect(0, 330, WIDTH, 500, '#2f1840') +
    rect(0, 520, WIDTH, 400, '#4a1f45') +
    circle(980, 190, 74 + 2 * swing(at, 1), '#ffe2b0') +
    drawn(FAR, at) +
    drawn(NEAR, at) +
    call(at) +
    rect(0, 860, WIDTH, 100, '#170b1d') +
    line(`M0,906H${WIDTH}`, '#4a2b52', 5) +
    tram(at)
  );
}
