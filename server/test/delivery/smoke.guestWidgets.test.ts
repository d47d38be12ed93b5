import type { AnyRemote } from '@amarena/shared/contracts/platform/routes';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { activate } from '../../src/delivery/activate.ts';
import { candidateOf } from '../../src/delivery/check.ts';
import { liveSet } from '../../src/delivery/liveSet.ts';
import type { Refusal } from '../../src/delivery/refusal.ts';
import { LIMITS } from '../../src/delivery/smoke/limits.ts';
import { createSmoke, type Smoke } from '../../src/delivery/smoke/smoke.ts';
import { openTestDatabase } from '../support/database.ts';
import { delivered, openDelivery, publishShellBuild, type TestDelivery } from './support/delivery.ts';
import { publishTiny, shows, TINY_SHELL } from './support/tinySite.ts';

/** Pages take longer while other tests run. */
const A_WHILE = 120_000;
const TEASER = 'mf-gifts/teaser';

/** An example of the widget, by which it closes when its button is pressed. */
const closing = (says: string) => ({
  [TEASER]: [
    {
      says,
      properties: { email: 'valentina@smoke.example' },
      callbacks: ['onClose'],
      steps: [
        { press: 'button', name: 'Regala' },
        { called: 'onClose', with: [] },
      ] as const,
    },
  ],
});
const shown = { [TEASER]: [{ says: 'shows a button', properties: {}, callbacks: [], steps: [{ see: 'button' }] as const }] };
const BUTTON = shows('button', 'Regala');

let delivery: TestDelivery;
let smoke: Smoke;
beforeAll(async () => {
  delivery = await openDelivery();
  await publishShellBuild(delivery, { version: '1.1.0', main: TINY_SHELL });
  delivered(await activate(delivery, 'shell', '1.1.0'));
  smoke = createSmoke({ delivery, limits: { ...LIMITS, shown: 4_000 }, database: openTestDatabase });
});
afterAll(() => smoke.close());

async function mounted(remote: AnyRemote, version: string): Promise<Refusal[]> {
  const candidate = delivered(await candidateOf(delivery, remote, version));
  return smoke.mount([candidate], await liveSet(delivery, await delivery.registry.read()));
}

describe('the widget of a guest in a browser', () => {
  it(
    'is mounted with the properties of its own example, and a version whose widget throws or leaves a listener is refused',
    async () => {
      const own = { remote: 'mf-gifts', examples: shown } as const;
      await publishTiny(delivery, { ...own, version: '1.0.0', widget: `${BUTTON} element.onclick = () => onClose(email === '');` });
      await publishTiny(delivery, { ...own, version: '1.1.0', widget: "throw new Error('no gifts');" });
      await publishTiny(delivery, { ...own, version: '1.2.0', widget: `${BUTTON} addEventListener('resize', () => {});` });
      expect(await mounted('mf-gifts', '1.0.0')).toEqual([]);
      delivered(await activate(delivery, 'mf-gifts', '1.0.0'));
      const found = (await mounted('mf-gifts', '1.1.0')).map((one) => [one.rule, one.found]);
      expect(found).toContainEqual(['smoke_failed', expect.stringContaining(`widget ${TEASER}`)]);
      expect((await mounted('mf-gifts', '1.2.0')).map(({ rule }) => rule)).toEqual(['side_effect']);
    },
    A_WHILE,
  );

  it(
    'does what the examples of another guest rely on, else its next version is refused with the name of that guest',
    async () => {
      const own = { remote: 'mf-gifts', examples: shown } as const;
      const closes = `${BUTTON} element.onclick = () => onClose();`;
      await publishTiny(delivery, { ...own, version: '2.0.0', widget: closes });
      await publishTiny(delivery, { ...own, version: '2.1.0', widget: BUTTON });
      await publishTiny(delivery, { remote: 'mf-quiz', version: '1.0.0', examples: closing('closes when the gift is given') });
      delivered(await activate(delivery, 'mf-gifts', '2.0.0'));
      expect(await mounted('mf-quiz', '1.0.0')).toEqual([]);
      delivered(await activate(delivery, 'mf-quiz', '1.0.0'));
      expect(await mounted('mf-gifts', '2.0.0')).toEqual([]);
      const [refusal, ...others] = await mounted('mf-gifts', '2.1.0');
      expect(others).toEqual([]);
      expect(refusal).toMatchObject({
        rule: 'example_broken',
        found: expect.stringContaining(`mf-quiz@1.0.0 relies on ${TEASER} of mf-gifts@2.1.0: "closes when the gift is given"`),
      });
    },
    A_WHILE,
  );

  it(
    'owes nothing to an example that another guest shipped before its owner was live',
    async () => {
      const example = { ...shown[TEASER][0] };
      const wishes = { 'mf-shop/teaser': [{ ...example, says: 'has a map', steps: [{ see: 'img' }] }] };
      await publishTiny(delivery, { remote: 'mf-wishes', version: '1.0.0', examples: wishes });
      delivered(await activate(delivery, 'mf-wishes', '1.0.0'));
      await publishTiny(delivery, { remote: 'mf-shop', version: '1.0.0', examples: { 'mf-shop/teaser': [example] }, widget: BUTTON });
      expect(await mounted('mf-shop', '1.0.0')).toEqual([]);
    },
    A_WHILE,
  );
});
