import { describe, expect, it } from '@jest/globals';
import { findRoute } from '../platform/routes.ts';
import { landerPath, ROUTED_TEMPLATES, routeTakesSlug, templateAt } from './landerAddresses.ts';
import { landerMark, readLanderMark } from './landerMark.ts';
import { filledIn, landerPlain, landerRuns } from './landerMarkup.ts';
import { checkLander, keepsFromSaving } from './landerProblems.ts';
import { LanderTemplates, rulesOf } from './landerTemplates.ts';
import { slugProblem } from './slugProblem.ts';

const DOCUMENT = {
  template: 'gallery',
  slug: '',
  name: 'La mostra',
  locales: ['it'],
  variants: [
    {
      key: 'a',
      weight: 1,
      content: {
        it: {
          title: 'Una mostra',
          description: 'Di persone',
          blocks: [
            { kind: 'headline', text: 'I *quadri* parlano' },
            { kind: 'form', button: 'Entra' },
            { kind: 'notice', text: 'Solo adulti' },
          ],
        },
      },
    },
  ],
};
/** Templates as a version of mf-landers declares them. */
const TEMPLATES = LanderTemplates.parse({
  gallery: { slug: true, blocks: { text: { max: 2 }, image: { max: 8 } } },
  quiz: { slug: false, blocks: { choices: { min: 3, max: 6 } } },
});
const codesOf = (value: unknown) => checkLander(value, TEMPLATES).problems.map(({ path, code }) => `${path} ${code}`);

describe('the address of a lander', () => {
  it('RT-67 RT-68 is a route for every template, with a slug where the table has room for one', () => {
    for (const template of [...ROUTED_TEMPLATES, 'quiz']) {
      const plain = findRoute(landerPath(template, '', 'm'));
      expect([plain?.route.owner, plain?.route.layout, plain && templateAt(plain)]).toEqual(['mf-landers', 'lander', template]);
      const slugged = findRoute(landerPath(template, 'estate', 'm'));
      expect([template, slugged?.params.slug]).toEqual([template, routeTakesSlug(template) ? 'estate' : undefined]);
    }
    expect(ROUTED_TEMPLATES.filter((template) => !routeTakesSlug(template))).toEqual([
      'adultonly',
      'tinderswipe',
      'whoneedsstrings',
      'landing',
    ]);
  });

  it('RT-68 leaves the first templates to their own rows, and is no address of anything but words', () => {
    for (const path of ['/landers/adultonly/more', '/landers/landing', '/landers/Quiz', '/landers/a_b', '/landers']) {
      expect([path, findRoute(path)]).toEqual([path, null]);
    }
  });

  it('refuses a slug that is a word of another address', () => {
    const rules = rulesOf(TEMPLATES, 'gallery');
    expect(slugProblem({ template: 'gallery', slug: 'signup' }, rules)).toMatchObject([
      { path: 'slug', code: 'slug_reserved', name: '/signup' },
    ]);
    expect(slugProblem({ template: 'gallery', slug: 'una-sera' }, rules)).toEqual([]);
    const quiz = { template: 'quiz', slug: 'una-sera' };
    expect(slugProblem(quiz, rulesOf(TEMPLATES, 'quiz'))).toMatchObject([{ code: 'slug_not_taken' }]);
  });
});

describe('the text of a lander', () => {
  it('carries an accent between two asterisks, and nothing else', () => {
    expect(landerRuns('I *quadri* parlano')).toEqual([
      { text: 'I ', accent: false },
      { text: 'quadri', accent: true },
      { text: ' parlano', accent: false },
    ]);
    expect(landerPlain('<b>*x*</b>')).toBe('<b>x</b>');
  });

  it('takes the site’s data in and leaves what it does not know', () => {
    expect(filledIn('{site}: {price}, {x}', { site: 'Amarena', price: '0,99 €', fictional: '' })).toBe('Amarena: 0,99 €, {x}');
  });
});

describe('a document', () => {
  it('passes with all that its template needs, and with defaults for what it leaves out', () => {
    expect(checkLander(DOCUMENT, TEMPLATES)).toMatchObject({
      problems: [],
      document: { tracking: {}, starts: null, variants: [{ name: '' }] },
    });
  });

  it('needs what its template names, and headline, form and notice whatever it names', () => {
    const empty = {
      ...DOCUMENT,
      template: 'quiz',
      variants: [{ ...DOCUMENT.variants[0], content: { it: { title: 'a', description: 'b', blocks: [] } } }],
    };
    expect(checkLander(empty, TEMPLATES).problems.map(({ name, limit }) => [name, limit])).toEqual([
      ['headline', 1],
      ['form', 1],
      ['notice', 1],
      ['choices', 3],
    ]);
  });

  it('needs words for a picture that people may not see, unless it is decoration', () => {
    const having = (block: object) => {
      const variants = DOCUMENT.variants.map(({ content: { it }, ...variant }) => ({
        ...variant,
        content: { it: { ...it, blocks: [...it.blocks, block] } },
      }));
      return codesOf({ ...DOCUMENT, variants });
    };
    const alt = 'variants[0].content.it.blocks[3].alt text_missing';
    const picture = { kind: 'image', image: 'abc', alt: '' };
    expect(having(picture)).toEqual([alt]);
    expect(having({ ...picture, alt: 'Il mare' })).toEqual([]);
    expect(having({ ...picture, decorative: true })).toEqual([]);
    const question = { kind: 'choices', question: 'Un cane?', image: 'abc', options: ['Sì', 'No'] };
    expect(having(question)).toContain(alt);
    expect(having({ ...question, image: '' })).not.toContain(alt);
    expect(having({ ...question, decorative: true })).not.toContain(alt);
  });

  it('is kept, but not published, while no version that is live has its template', () => {
    for (const template of ['popup', 'constructor']) {
      const { document, problems } = checkLander({ ...DOCUMENT, template }, TEMPLATES);
      expect([document?.template, problems.map((problem) => [problem.code, problem.name, keepsFromSaving(problem)])]).toEqual([
        template,
        [['template_unknown', template, false]],
      ]);
    }
  });

  it('is read whatever it is, with a place for each thing that is wrong', () => {
    expect(codesOf(null)).toEqual([' invalid']);
    expect(codesOf('<script>')).toEqual([' invalid']);
    expect(codesOf({ ...DOCUMENT, template: '../x' })).toEqual(['template invalid']);
    expect(codesOf({ ...DOCUMENT, name: 'x'.repeat(81) })).toEqual(['name too_long_to_keep']);
    expect(codesOf({ ...DOCUMENT, variants: [] })).toEqual(['variants variant_missing']);
    expect(codesOf({ ...DOCUMENT, locales: ['de'] })).toEqual([
      'locales italian_missing',
      'variants[0].content.de locale_missing',
      'variants[0].content.it locale_unlisted',
    ]);
    const twice = [0, 0].map((weight) => ({ ...DOCUMENT.variants[0], weight }));
    expect(codesOf({ ...DOCUMENT, variants: twice })).toEqual(['variants[1].key variant_twice', 'variants weights_zero']);
    expect(codesOf({ ...DOCUMENT, starts: '2026-12-02T00:00:00.000Z', ends: '2026-12-01T00:00:00.000Z' })).toEqual([
      'ends ends_before_start',
    ]);
  });

  it('may be kept unfinished, but never with markup', () => {
    const withText = (text: string) =>
      checkLander(
        {
          ...DOCUMENT,
          variants: [
            {
              ...DOCUMENT.variants[0],
              content: { it: { title: text, description: 'b', blocks: DOCUMENT.variants[0]?.content.it.blocks } },
            },
          ],
        },
        TEMPLATES,
      ).problems.map((problem) => [problem.code, keepsFromSaving(problem)]);
    expect(withText('')).toEqual([['text_missing', false]]);
    expect(withText('<img src=x onerror=alert(1)>')).toEqual([['markup', true]]);
    expect(withText('1 < 2 e <3')).toEqual([]);
  });
});

describe('the mark of a lander', () => {
  it('names the wording that was seen, and is read back or not at all', () => {
    const mark = { document: '019aa000-0000-7000-8000-000000000001', version: 3, variant: 'b' };
    expect(readLanderMark(landerMark(mark))).toEqual(mark);
    for (const text of ['', 'x', `${mark.document}.3.bb`, `${mark.document}.-1.b`, `${'-'.repeat(36)}.1.a`])
      expect(readLanderMark(text)).toBeNull();
  });
});
