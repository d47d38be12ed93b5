import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { callAs } from './api.ts';

/** A picture that the page draws itself, so that no file is needed. */
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

/** Adds a photo to the profile of the page's member, without using the screens. The page has to be one of the site's. */
export async function addPhoto(page: Page): Promise<void> {
  const answer = await page.request.post('/api/upload.php', {
    data: await aPicture(page),
    headers: { 'Content-Type': 'application/octet-stream', 'Idempotency-Key': randomUUID() },
  });
  expect(answer.ok(), `the upload answered ${answer.status()}`).toBe(true);
  const { upload } = await answer.json();
  await callAs(page, 'POST', '/api/photo.php', { upload });
}
