import { circle, ellipse, fill, HEIGHT, LENGTH, line, placed, rect, swing, WIDTH, wave } from './shapes.ts';

const cloud = (x: number, y: number, scale: number): string =>
  placed(ellipse(0, 0, 130, 34, '#fff6e6') + circle(-40, -22, 44, '#fff6e6') + circle(34, -34, 56, '#fff6e6'), x, y, 0, scale);

const boat = (at: number): string =>
  placed(
    fill('M-8,-10V-330L-190,-10Z', '#fffaf0') +
      fill('M-8,-330L-190,-10H-130Z', '#f3dcb8') +
      fill('M14,-16V-270L150,-16Z', '#d12a45') +
      rect(-4, -350, 12, 370, '#5d2a2b', 4) +
      fill('M-210,14H220L160,92H-160Z', '#7a1a2c') +
      fill('M-210,14H220L206,34H-194Z', '#fbe3cd') +
      circle(-70, -22, 20, '#b46a4c') +
      fill('M-104,20C-104,-8 -40,-8 -40,20Z', '#3f6f78') +
      circle(50, -22, 20, '#d99a72') +
      fill('M18,20C18,-8 84,-8 84,20Z', '#c98a3a'),
    640 + 26 * swing(at, 1),
    640 + 16 * swing(at, 2, 0.1),
    4 * swing(at, 2),
  );

/** A boat that rocks between two rows of waves. */
export function sea(at: number): string {
  const drift = at / LENGTH;
  return (
    rect(0, 0, WIDTH, HEIGHT, '#f6cf9c') +
    circle(980, 300, 250 + 8 * swing(at, 1), '#f8dcae') +
    circle(980, 300, 150, '#e8694a') +
    cloud(256 + 20 * swing(at, 1), 190, 1) +
    cloud(794 - 26 * swing(at, 1, 0.2), 120, 0.7) +
    rect(0, 560, WIDTH, 400, '#5f9a98') +
    wave(590, 26, 320, drift, '#5f9a98') +
    wave(640, 30, 426.7, -drift * 2, '#4a858a') +
    boat(at) +
    wave(742, 40, 512, drift * 2, '#356a74') +
    wave(836, 44, 640, -drift, '#274f5b') +
    line(
      `M${120 + 30 * swing(at, 2)},800h120M${840 + 30 * swing(at, 2, 0.4)},786h160M${500 + 24 * swing(at, 2, 0.2)},900h140`,
      '#8fc0b8',
      8,
    )
  );
}
