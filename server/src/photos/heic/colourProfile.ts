import { crc32, deflateSync } from 'node:zlib';

/** Offset in a PNG before which its colour profile has to be: after signature and header. */
const HEADER_END = 33;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Adds the profile that a PNG's pixels are in. Without it, the wide colours of a phone's picture would look pale. */
export function withColourProfile(png: Buffer, profile: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from('icc\0\0', 'latin1'), deflateSync(profile)]);
  return Buffer.concat([png.subarray(0, HEADER_END), chunk('iCCP', named), png.subarray(HEADER_END)]);
}
