import { callAs } from '../../pages/api.ts';
import { to } from '../../pages/italian.ts';
import { logIn } from '../../pages/login.ts';
import { joinActive, like } from '../../pages/members.ts';
import { answer, drag, nameOnTop, roundOf, swipe, topCard, topName } from '../../pages/play.ts';
import { profileLinks } from '../../pages/results.ts';
import { SOFIA } from '../../seed/people.ts';
import { expect, test } from '../../test.ts';

test.describe('the swipe game', () => {
  test('RT-44 SW-01 SW-02 offers one member at a time: a pass brings the next, a like is an ordinary like', async ({ page }) => {
    await joinActive(page);
    await page.goto('/members');
    await page.getByRole('link', { name: 'Ti va?' }).click();
    await expect(page).toHaveURL(/\/swipe-game$/);
    const first = await nameOnTop(page);
    await page.getByRole('button', { name: 'Passa' }).click();
    await expect(topName(page)).not.toHaveText(first);
    const second = await nameOnTop(page);
    await page.keyboard.press('ArrowRight');
    await expect(topName(page)).not.toHaveText(second);
    await expect(page.getByText('Per oggi ti restano: 3 like, 28 profili')).toBeAttached();
    // The screen shows it before the server answers; leaving the page would abort the like.
    await expect.poll(async () => (await roundOf(page)).day).toMatchObject({ likes_left: 3, swipes_left: 28 });
    await page.goto('/likes/given');
    await expect(profileLinks(page.getByRole('list', { name: 'Inviati' }))).toHaveText([second]);
  });

  test('shows card and buttons together on a phone on its side', async ({ page }) => {
    await joinActive(page);
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto('/swipe-game');
    await expect(topName(page)).toBeInViewport({ ratio: 1 });
    for (const name of ['Passa', 'Mi piace']) await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  });

  test('swipes by dragging, and brings a card back that was not dragged far', async ({ page }) => {
    await joinActive(page);
    await page.goto('/swipe-game');
    const first = await nameOnTop(page);
    await drag(page, 40);
    expect(await nameOnTop(page)).toBe(first);
    await drag(page, -300);
    await expect(topName(page)).not.toHaveText(first);
    await expect.poll(async () => (await roundOf(page)).day).toMatchObject({ likes_left: 4, swipes_left: 29 });
    await page.getByRole('button', { name: 'Annulla l’ultimo passo' }).click();
    await expect(topName(page)).toHaveText(first);
  });

  test('SW-03 ERR-30 ERR-31 says when likes and swipes of the day are used up, and leads on', async ({ page }) => {
    await joinActive(page);
    await swipe(page, 'like', 3);
    await page.goto('/swipe-game');
    await nameOnTop(page);
    await page.getByRole('button', { name: 'Mi piace' }).click();
    await expect(page.getByText('Nel gioco hai 4 like al giorno. Domani ne avrai altri 4.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'I tuoi 4 like di oggi' })).toBeVisible();
    await page.getByRole('button', { name: 'Guarda altri 26 profili' }).click();
    await nameOnTop(page);
    await swipe(page, 'pass', 26);
    await page.reload();
    await expect(page.getByText('Per oggi hai finito gli swipe e i like. Riprova domani.')).toBeVisible();
    await page.getByRole('link', { name: 'Torna alla ricerca, lì i like non hanno limite' }).click();
    await expect(page).toHaveURL(/\/members$/);
  });

  test('leads from a mutual like to a first message', async ({ page, anotherPage }) => {
    const member = await joinActive(page);
    const her = await anotherPage();
    await logIn(her, SOFIA.email);
    await like(her, member.id);
    await page.goto('/swipe-game');
    expect(await nameOnTop(page)).toContain(SOFIA.name);
    await page.keyboard.press('ArrowRight');
    const dialog = page.getByRole('dialog', { name: `Tu e ${SOFIA.name} vi piacete.` });
    await dialog.getByRole('link', { name: `Scrivi ${to(SOFIA.name)}` }).click();
    await expect(page).toHaveURL(/\/members\/[\da-f-]+\/chat$/);
  });

  test('labels every fictional member, and leaves them out on request', async ({ page }) => {
    await joinActive(page);
    const { profiles } = await callAs<{ profiles: { fictional: boolean }[] }>(page, 'GET', '/api/swipe.php?only_real=true');
    expect(profiles).not.toEqual([]);
    expect(profiles.filter(({ fictional }) => fictional)).toEqual([]);
    await page.goto('/swipe-game');
    await nameOnTop(page);
    await page.getByRole('button', { name: 'Solo persone reali' }).click();
    await expect(page).toHaveURL(/only_real=true$/);
    await nameOnTop(page);
    await expect(topCard(page).getByText('Profilo fittizio')).toHaveCount(0);
  });
});

test.describe('the match-finder', () => {
  test('RT-43 MFI-01 asks five questions and finds six people, each with reasons, who stay', async ({ page }) => {
    await joinActive(page);
    await page.goto('/members');
    await page.getByRole('link', { name: 'Affinità' }).click();
    await expect(page).toHaveURL(/\/match-finder$/);
    await answer(page, 'Una storia');
    await answer(page, 'Più o meno la mia');
    await page.getByRole('button', { name: 'Indietro' }).click();
    await expect(page.getByRole('radio', { name: /^Più o meno la mia/ })).toBeChecked();
    await page.getByRole('button', { name: 'Continua' }).click();
    await answer(page, 'Un tavolo e una bottiglia');
    await page.getByRole('button', { name: 'Salta' }).click();
    await answer(page, 'Viaggi');

    await expect(page.getByRole('heading', { level: 1, name: '6 persone per te' })).toBeVisible();
    const found = page.getByRole('main').getByRole('article');
    await expect(found).toHaveCount(6);
    for (const one of await found.all()) expect(await one.getByText('A favore:').count()).toBeGreaterThan(0);
    const names = await found.getByRole('heading').allTextContents();
    await page.reload();
    await expect(found).toHaveCount(6);
    expect(await found.getByRole('heading').allTextContents()).toEqual(names);
    await page.getByRole('button', { name: 'Rifai' }).click();
    await expect(page.getByRole('radio', { name: /^Una storia/ })).toBeChecked();
  });

  test('shows no one twice: a liked member is not found again', async ({ page }) => {
    await joinActive(page);
    const answers = { looking_for: null, age: null, evening: 'table', reach: null, talk: null };
    const ask = async () =>
      (
        await callAs<{ round: { profiles: { id: string }[] } }>(page, 'POST', '/api/match-finder.php', {
          answers,
          only_real: false,
          everywhere: false,
        })
      ).round.profiles.map(({ id }) => id);
    const [best = ''] = await ask();
    await page.goto('/match-finder');
    await page
      .getByRole('main')
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Metti like/ })
      .click();
    await expect(page.getByRole('button', { name: /^Metti like/, pressed: true })).toHaveCount(1);
    await expect.poll(async () => (await callAs<{ profiles: { id: string }[] }>(page, 'GET', '/api/likes.php')).profiles.length).toBe(1);
    expect(await ask()).not.toContain(best);
  });
});
