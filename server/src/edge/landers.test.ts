import { getLander } from '@amarena/shared/contracts/landers/landers';
import type { RenderedScreen } from '@amarena/shared/federation/render';
import { describe, expect, it } from '@jest/globals';
import { screenAt } from './landers.ts';

const SCREEN: RenderedScreen = {
  html: '<h1>Una prova</h1>',
  styles: '',
  links: '',
  answers: [
    [[getLander.name, { template: 'gallery', slug: '' }], 1],
    [['getCommunity'], 2],
  ],
};

describe('a lander under the words of its address', () => {
  it('answers to them where it comes as HTML', () => {
    expect(screenAt({ screen: SCREEN, answers: [], made: [] }, 'roma').screen?.answers).toStrictEqual([
      [[getLander.name, { template: 'gallery', slug: 'roma' }], 1],
      [['getCommunity'], 2],
    ]);
  });

  it('answers to them where it comes without', () => {
    const query = { template: 'gallery', slug: '' };
    const at = screenAt({ screen: null, answers: [[getLander.path, query, 1]], made: [[getLander.path, query]] }, 'roma');
    expect(at).toEqual({
      screen: null,
      answers: [[getLander.path, { ...query, slug: 'roma' }, 1]],
      made: [[getLander.path, { ...query, slug: 'roma' }]],
    });
  });
});
