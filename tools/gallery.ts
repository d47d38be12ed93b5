import { createServer } from 'node:http';
import { Command, InvalidArgumentError } from 'commander';
import webpack from 'webpack';
import middleware from 'webpack-dev-middleware';
import { galleryConfig } from './gallery/config.ts';
import { PORTRAIT } from './gallery/portrait.ts';

/**
 * `npm run gallery` serves every shared component, and the main ones of each remote, in all their states. A saved file
 * is built again; reload the page to see it.
 */
const PAGE =
  '<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Gallery</title></head><body><script src="/gallery.js"></script></body></html>';

const portOf = (text: string): number => {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new InvalidArgumentError('A port is a number from 1 to 65535.');
  return port;
};

const { port } = new Command('npm run gallery --')
  .description('Shows the components in all their states.')
  .option('--port <n>', 'the port to serve on', portOf, 8200)
  .parse()
  .opts<{ port: number }>();

const compiler = webpack(galleryConfig());
if (compiler === null) throw new Error('webpack rejected the configuration.');
const files = middleware(compiler, { publicPath: '/', stats: 'errors-warnings' });

const send = (type: string, body: string) => ({ type, body });
/** Where stories find photos and pictures of landers. */
const PHOTOS = ['/photos/', '/landers/', '/api/chatphoto.php'];
const own = (path: string) => {
  if (path === '/') return send('text/html; charset=utf-8', PAGE);
  return PHOTOS.some((folder) => path.startsWith(folder)) ? send('image/svg+xml', PORTRAIT) : null;
};

createServer((request, response) => {
  const answer = own(new URL(request.url ?? '/', 'http://localhost').pathname);
  if (answer !== null) {
    response.writeHead(200, { 'content-type': answer.type, 'cache-control': 'no-store' }).end(answer.body);
    return;
  }
  void files(request, response, () => response.writeHead(404).end());
}).listen(port, '127.0.0.1', () => console.log(`The gallery is open at http://localhost:${port}`));
