import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { parse } from 'yaml';

const DEPLOY = join(import.meta.dirname, '../../deploy');
const read = (file: string): string => readFileSync(join(DEPLOY, file), 'utf8');

interface Service {
  readonly image?: string;
  readonly command?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>> | readonly string[];
}
const { services }: { services: Readonly<Record<string, Service>> } = parse(read('compose.yaml'), { merge: true });

it('no settings file gets into the image', () => {
  expect(read('Containerfile.dockerignore').split('\n')).toEqual(expect.arrayContaining(['**/*.env', '**/.env.*']));
});

it('a start of the site releases nothing over what teams shipped, and replaces one server after the other', () => {
  expect(services.deliver?.command).toContain('--missing');
  expect(services['site-2']?.depends_on).toMatchObject({ 'site-1': { condition: 'service_healthy' } });
});

it('every image has an exact version', () => {
  const images = Object.values(services).flatMap(({ image = 'amarena' }) => (image === 'amarena' ? [] : [image]));
  expect(images).not.toHaveLength(0);
  for (const image of images) expect(image).toMatch(/:\d+\.\d+(\.\d+)?(-\w+)?$/);
});

it('the proxy bounds what it takes, and waits for another server instead of failing', () => {
  for (const word of ['read_body', 'read_header', 'max_size', 'lb_try_duration']) expect(read('Caddyfile')).toContain(word);
});
