import type { Area } from 'react-easy-crop';

/** Longest side to send: the server keeps no more. */
const LONGEST = 2_400;
const QUALITY = 0.92;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Size of the bounding box of a rotated picture. */
function turnedSize(width: number, height: number, rotation: number): { width: number; height: number } {
  const [sin, cos] = [Math.abs(Math.sin(radians(rotation))), Math.abs(Math.cos(radians(rotation)))];
  return { width: width * cos + height * sin, height: width * sin + height * cos };
}

async function loaded(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
}

/** The selected part of a picture, rotated as chosen, as JPEG. Null if this browser cannot create it: send the original then. */
export async function cropped(src: string, area: Area, rotation: number): Promise<Blob | null> {
  const image = await loaded(src);
  const { naturalWidth: width, naturalHeight: height } = image;
  const around = turnedSize(width, height, rotation);
  const scale = Math.min(1, LONGEST / Math.max(area.width, area.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(area.width * scale);
  canvas.height = Math.round(area.height * scale);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.scale(scale, scale);
  context.translate(around.width / 2 - area.x, around.height / 2 - area.y);
  context.rotate(radians(rotation));
  context.drawImage(image, -width / 2, -height / 2);
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
}
