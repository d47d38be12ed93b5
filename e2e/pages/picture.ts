import type { Page } from '@playwright/test';

/** A picture that a page can draw itself: no file of ours is needed. */
export async function aPicture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 1_200;
    const context = canvas.getContext('2d');
    for (let line = 0; line < 1_200; line += 1) {
      if (context) context.fillStyle = `hsl(${line % 360} 60% ${30 + (line % 40)}%)`;
      context?.fillRect(0, line, 900, 1);
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}
