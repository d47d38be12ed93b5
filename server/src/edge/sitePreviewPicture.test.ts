import { type RouteName, routeNamed } from '@amarena/shared/contracts/platform/routes';
import { expect, it } from '@jest/globals';
import { sitePreviewPicture } from './sitePreviewPicture.ts';

const FILES = ['icon-512.png', 'share-home.jpg', 'share-pricing.jpg'];
const facts = { bytes: 1, gzip: 1, brotli: 1, integrity: 'sha384-x' };
const cardOf = (name: RouteName, files: readonly string[]) =>
  sitePreviewPicture(
    routeNamed(name),
    { version: '1.0.0', files: Object.fromEntries(files.map((file) => [file, facts])) },
    'https://amarena.example',
  );

it.each([
  ['index', FILES, { src: 'https://amarena.example/shell/1.0.0/share-home.jpg', width: 1200, height: 630 }],
  ['pricing', FILES, { src: 'https://amarena.example/shell/1.0.0/share-pricing.jpg', width: 1200, height: 630 }],
  ['complaints', FILES, { src: 'https://amarena.example/shell/1.0.0/icon-512.png', width: 512, height: 512 }],
  ['index', ['icon-512.png'], { src: 'https://amarena.example/shell/1.0.0/icon-512.png', width: 512, height: 512 }],
  ['index', [], null],
] as const)('a page has its own picture on other sites, else the icon of a shell that has one: %s %j', (name, files, card) => {
  expect(cardOf(name, files)).toEqual(card);
});
