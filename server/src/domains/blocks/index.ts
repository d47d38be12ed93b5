import type { Api } from '../../http/platform.ts';
import { registerBlocks } from './routes.ts';
import { createBlocks } from './service.ts';

/** Blocks between members. */
export function openBlocks(api: Api) {
  const blocks = createBlocks();
  registerBlocks(api, blocks);
  return blocks;
}
