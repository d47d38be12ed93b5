import { postBrowserError } from '@amarena/shared/contracts/platform/browserErrors';
import type { Owner, RemoteName } from '@amarena/shared/contracts/platform/routes';
import type { Page } from '@playwright/test';
import { pageKept } from '../pages/installedApp.ts';
import { logIn } from '../pages/login.ts';
import { heading } from '../pages/main.ts';
import { joinActive } from '../pages/members.ts';
import { brokenRules } from '../pages/rules.ts';
import { DEVELOPER } from '../seed/people.ts';
import { expect, test } from '../test.ts';

/** Within this time an error has to be at `/delivery`. */
const WITHIN = 30_000;

interface Place {
  readonly remote: RemoteName;
  readonly who: 'member' | 'visitor';
  readonly path: string;
}

const PLACES: readonly Place[] = [
  { remote: 'mf-members', who: 'member', path: '/members' },
  { remote: 'mf-chat', who: 'member', path: '/chats' },
  { remote: 'mf-payments', who: 'member', path: '/premium' },
  { remote: 'mf-signup', who: 'visitor', path: '/signup' },
  { remote: 'mf-landers', who: 'visitor', path: '/' },
];

/** Lists cannot be drawn by the code of a remote in this page: each `.map()` throws, except while its modules load. */
const breakLists = (page: Page, remote: RemoteName) =>
  page.addInitScript((folder) => {
    const { map } = Array.prototype;
    Array.prototype.map = function broken(this: unknown[], ...given: Parameters<typeof map>) {
      const { stack = '' } = new Error('who calls');
      const [, , caller = ''] = stack.split('\n');
      if (caller.includes(folder) && !stack.includes('remoteEntry.js')) throw new TypeError('giulia@example.test cannot be drawn');
      return map.apply(this, given);
    } as typeof map;
  }, `/artifacts/${remote}/`);

const reported = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith(postBrowserError.path) && response.status() === 204);

/** The errors of a part as a developer sees them, with the line of the sources that contains `text`. */
async function expectShown(page: Page, part: Owner, { file, text }: { file: RegExp; text: string }): Promise<void> {
  await logIn(page, DEVELOPER.email);
  await page.goto('/delivery');
  await expect(heading(page, 'Registro dei remoti')).toBeVisible();
  const group = page.getByRole('region', { name: part, exact: true }).getByRole('listitem').filter({ hasText: text });
  await expect(async () => {
    await page.getByRole('button', { name: 'Aggiorna' }).click();
    await expect(group.getByText(file).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: WITHIN });
  await expect(page.getByText('giulia@example.test')).toHaveCount(0);
}

test.describe('an error that is thrown', () => {
  test.use({ expected: [/cannot be drawn|broken for this test|Minified React error/] });

  for (const { remote, who, path } of PLACES) {
    test(`in ${remote} is shown to developers with its file and line`, async ({ page, anotherPage }) => {
      if (who === 'member') await joinActive(page);
      await breakLists(page, remote);
      const told = reported(page);
      await page.goto(path);
      const body = (await told).request().postData() ?? '';
      expect(body).not.toContain('giulia');
      await expectShown(await anotherPage(), remote, { file: new RegExp(`^${remote}/src/[\\w/]+\\.tsx?:\\d+:\\d+$`), text: '.map(' });
    });
  }

  test('in the shell is shown to developers with its file and line', async ({ page, anotherPage }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => {
        throw new TypeError('broken for this test');
      };
    });
    const told = reported(page);
    await page.goto('/pricing');
    await told;
    const developer = await anotherPage();
    await expectShown(developer, 'shell', { file: /^shell\/src\/[\w/]+\.ts:\d+:\d+$/, text: 'requestIdleCallback' });
    expect(await brokenRules(developer)).toEqual([]);
  });

  test.describe('in a worker', () => {
    test.use({ serviceWorkers: 'allow' });

    test('is shown to developers with its file and line', async ({ page, context, anotherPage }) => {
      await joinActive(page);
      await page.goto('/members');
      await pageKept(page);
      const [worker] = context.serviceWorkers();
      if (worker === undefined) throw new Error('The page has no worker.');
      await worker.evaluate(() => {
        CacheStorage.prototype.delete = () => {
          throw new TypeError('broken for this test');
        };
      });
      await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ type: 'forget', left: true }));
      await expectShown(await anotherPage(), 'shell', {
        file: /^(shell\/src\/worker|shared\/src\/sharedPhoto)\/\w+\.ts:\d+:\d+$/,
        text: 'caches.delete',
      });
    });
  });
});
