import { createServer } from 'node:http';
import webpack from 'webpack';
import middleware from 'webpack-dev-middleware';
import { galleryConfig } from './galleryConfig.ts';
import { PORTRAIT } from './galleryPortrait.ts';
import type { Owner } from './places.ts';

const PAGE =
  '<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Gallery</title></head><body><script src="/gallery.js"></script></body></html>';

const send = (type: string, body: string) => ({ type, body });
/** Where stories find photos and pictures of landers. */
const PHOTOS = ['/photos/', '/landers/', '/api/chatphoto.php'];
const own = (path: string) => {
  if (path === '/') return send('text/html; charset=utf-8', PAGE);
  return PHOTOS.some((folder) => path.startsWith(folder)) ? send('image/svg+xml', PORTRAIT) : null;
};

export interface GalleryOptions {
  /** Folder of the packages, for caches. */
  readonly root: string;
  readonly port: number;
}

/**
 * Serves the components of some packages in all the states that their `*.stories.tsx` files show, on the loopback
 * address. A saved file is built again; reload the page to see it. Throws if webpack rejects its configuration.
 */
export function serveGallery(owners: readonly Owner[], { root, port }: GalleryOptions): void {
  const compiler = webpack(galleryConfig(owners, root));
  if (compiler === null) throw new Error('webpack rejected the configuration.');
  const files = middleware(compiler, { publicPath: '/', stats: 'errors-warnings' });
  createServer((request, response) => {
    const answer = own(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (answer !== null) {
      response.writeHead(200, { 'content-type': answer.type, 'cache-control': 'no-store' }).end(answer.body);
      return;
    }
    void files(request, response, () => response.writeHead(404).end());
  }).listen(port, '127.0.0.1', () => console.log(`The gallery is open at http://localhost:${port}`));
}
