import { callAs } from '../../pages/api.ts';
import { someFictional } from '../../pages/profile.ts';
import {
  type Answer,
  choice,
  expectListed,
  filter,
  filterBar,
  heart,
  openSearch,
  profileLinks,
  resultList,
  searching,
} from '../../pages/results.ts';
import { settingsOf, withSettings } from '../../pages/settings.ts';
import { expect, test } from '../../test.ts';

const RESULTS_PER_PAGE = 24;

test.describe('search', () => {
  test('RT-04 RP-01 shows a visitor the filters and who is there', async ({ page }) => {
    await openSearch(page);
    await expect(filterBar(page)).toBeVisible();
    await expect(profileLinks(resultList(page)).first()).toBeVisible();
  });

  test('SR-01 lists one gender', async ({ page }) => {
    await openSearch(page);
    const { results } = await filter(page, { Cerco: 'female' });
    expect(new Set(results.map(({ gender }) => gender))).toEqual(new Set(['female']));
  });

  test('SR-02 lists one country', async ({ page }) => {
    await openSearch(page, '?min_age=18&max_age=99');
    const { results } = await filter(page, { Paese: 'NL' });
    expect(new Set(results.map(({ country }) => country))).toEqual(new Set(['NL']));
  });

  test('SR-03 lists one region of the chosen country', async ({ page }) => {
    await openSearch(page, '?country=IT');
    const { results } = await filter(page, { Regione: { label: 'Toscana' } });
    expect(new Set(results.map(({ country, region }) => `${country} ${region}`))).toEqual(new Set(['IT toscana']));
    await choice(page, 'Paese').selectOption('DE');
    await expect(choice(page, 'Land').getByRole('option', { name: 'Bayern' })).toBeAttached();
    await expect(filterBar(page).getByRole('option', { name: 'Toscana' })).toHaveCount(0);
  });

  test('SR-04 lists nobody under the minimum age', async ({ page }) => {
    await openSearch(page);
    const { results } = await filter(page, { 'Età minima': '30' });
    expect(results).not.toEqual([]);
    expect(results.filter(({ age }) => age < 30)).toEqual([]);
  });

  test('SR-05 lists nobody over the maximum age', async ({ page }) => {
    await openSearch(page);
    const { results } = await filter(page, { 'Età massima': '40' });
    expect(results).not.toEqual([]);
    expect(results.filter(({ age }) => age > 40)).toEqual([]);
  });

  test('SR-06 names the number that the server counted', async ({ page }) => {
    const { numResults } = await openSearch(page, '?country=AT&min_age=25&max_age=70');
    await expect(page.getByText(`${numResults} persone in Austria`)).toBeVisible();
  });

  test('SR-07 shows a page of results and adds the next on demand', async ({ page }) => {
    const first = await openSearch(page, '?country=IT');
    expect(first.numResults).toBeGreaterThan(RESULTS_PER_PAGE);
    await expect(profileLinks(resultList(page))).toHaveCount(RESULTS_PER_PAGE);
    await page.getByRole('button', { name: 'Mostra altre persone' }).click();
    await expect.poll(() => profileLinks(resultList(page)).count()).toBeGreaterThan(RESULTS_PER_PAGE);
  });

  test('SR-07 grows by itself, stays light, and finds its place again after a profile', async ({ page }) => {
    await openSearch(page, '?country=IT&gender=female&min_age=18&max_age=99');
    const shown = page.getByText(/^\d+ di \d+$/);
    await expect
      .poll(
        async () => {
          await page.mouse.wheel(0, 5000);
          return Number.parseInt((await shown.textContent()) ?? '', 10);
        },
        { timeout: 20_000 },
      )
      .toBeGreaterThan(RESULTS_PER_PAGE * 5);
    await expect.poll(() => profileLinks(resultList(page)).count()).toBeLessThan(RESULTS_PER_PAGE * 4);
    await page.mouse.wheel(0, -1500);
    const inView = async () => {
      for (const link of await profileLinks(resultList(page)).all()) {
        const box = await link.boundingBox();
        if (box !== null && box.y > 200 && box.y < 700) return link;
      }
      throw new Error('No card in view.');
    };
    const card = await inView();
    const href = String(await card.getAttribute('href'));
    await card.click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(resultList(page).locator(`a[href="${href}"]`)).toBeInViewport();
  });

  test('GEO-03 offers a way on from a shared distance where nobody may know the place', async ({ page, context }) => {
    await context.grantPermissions([]);
    await openSearch(page, '?country=IT');
    await page.goto('/members?country=IT&distance=10&min_age=18&max_age=99');
    await expect(page.getByRole('heading', { name: 'Da dove misuriamo?' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Usa la mia posizione' }).last().click();
    await expect(page.getByText('Non hai condiviso la posizione')).not.toHaveCount(0);
    await searching(page, () => page.getByRole('button', { name: 'Cerca senza distanza' }).click());
    await expect(page).not.toHaveURL(/distance/);
  });

  test('GEO-04 keeps what the server calls the place of a known position', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 44.49381, longitude: 11.34262 });
    await openSearch(page, '?country=IT&min_age=18&max_age=99');
    const told = page.waitForResponse((one) => one.url().includes('/api/geocode.php'));
    await searching(page, () => page.getByRole('button', { name: 'Usa la mia posizione' }).click());
    const place = await (await told).json();
    expect(place).toMatchObject({ country: 'IT', city: 'Bologna' });
    const kept = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('amarena.geocode') ?? 'null'));
    await expect.poll(kept).toMatchObject({ near: '44.49,11.34', geocode: place });
  });

  test('GEO-06 searches around the person after a press, and a reload finds the same list', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 44.49381, longitude: 11.34262 });
    await openSearch(page, '?country=IT&min_age=18&max_age=99');
    const press = page.getByRole('button', { name: 'Usa la mia posizione' });
    const asked = page.waitForRequest((request) => request.url().includes('near='));
    const around = await searching(page, () => press.click());
    expect(new URL((await asked).url()).searchParams.get('near')).toBe('44.49,11.34');
    expect(around.results.some(({ city }) => city === 'Bologna')).toBe(true);
    expect(around.results.some(({ city }) => city === 'Roma' || city === 'Milano')).toBe(false);
    await expect(page).toHaveURL(/distance=50/);
    expect(page.url()).not.toContain('44.');
    const again = await searching(page, () => page.reload());
    expect(again.numResults).toBe(around.numResults);
    await filter(page, { Distanza: '10' });
    await expect(page.getByText(/persone entro 10\skm/)).toBeVisible();
  });

  test('lists who shares an interest, kept in the address', async ({ page }) => {
    const everybody = await openSearch(page, '?country=IT&min_age=18&max_age=99');
    await page.getByRole('button', { name: 'Interessi' }).click();
    const sheet = page.getByRole('dialog', { name: 'Interessi' });
    await sheet.getByRole('button', { name: 'Yoga' }).click();
    const some = await searching(page, () => sheet.getByRole('button', { name: 'Mostra le persone' }).click());
    expect(some.numResults).toBeGreaterThan(0);
    expect(some.numResults).toBeLessThan(everybody.numResults);
    await expect(page).toHaveURL(/interests=yoga/);
    expect((await searching(page, () => page.reload())).numResults).toBe(some.numResults);
  });

  test('SR-08 lists similar results below a page that is not full', async ({ page }) => {
    const { results, similar } = await openSearch(page, '?country=IT&countryregion=molise&min_age=18&max_age=99');
    expect(results.length).toBeLessThan(RESULTS_PER_PAGE);
    const block = page.getByRole('region', { name: 'Risultati simili' });
    await expect(block.getByText('tutto il Paese')).toBeVisible();
    await expectListed(block.getByRole('list'), similar?.results ?? []);
    expect(similar?.results.length).toBeGreaterThan(0);
  });

  test('SR-09 leads from a card to that profile, and back to the same place in the list', async ({ page }) => {
    const { results } = await openSearch(page, '?country=FR');
    const [, , , , , , , , , , last] = results;
    await profileLinks(resultList(page)).nth(10).click();
    await expect(page).toHaveURL(new RegExp(`/members/${last?.id}$`));
    await expect(page.getByRole('heading', { level: 1, name: `${last?.name}, ${last?.age}` })).toBeVisible();
    await page.goBack();
    await expect(profileLinks(resultList(page)).nth(10)).toBeInViewport();
  });

  test('keeps the filters in the address: a reload and the way back find the same list', async ({ page }) => {
    await openSearch(page, '?country=IT');
    await filter(page, { Cerco: 'male', 'Età minima': '50' });
    await expect(page).toHaveURL(/gender=male.*min_age=50/);
    const again = await searching(page, () => page.reload());
    expect(again.results.every(({ gender, age }) => gender === 'male' && age >= 50)).toBe(true);
    await page.goBack();
    await expect(choice(page, 'Cerco')).toHaveValue('');
  });

  test('leaves fictional profiles out at one press', async ({ page }) => {
    const { age, gender } = await someFictional(page);
    await openSearch(page, `?country=IT&gender=${gender}&min_age=${age}&max_age=${age}`);
    await expect(
      resultList(page)
        .getByText(/^profilo fittizio$/i)
        .first(),
    ).toBeVisible();
    const { results } = await searching(page, () => page.getByRole('button', { name: 'Solo persone reali' }).click());
    expect(results.some(({ fictional }) => fictional)).toBe(false);
    await expect(resultList(page).getByText(/^profilo fittizio$/i)).toHaveCount(0);
  });

  test('labels every fictional profile of a list', async ({ page }) => {
    const { age, gender } = await someFictional(page);
    const { results } = await openSearch(page, `?country=IT&gender=${gender}&min_age=${age}&max_age=${age}`);
    const fictional = results.filter((one) => one.fictional).length;
    expect(fictional).toBeGreaterThan(0);
    await expect(resultList(page).getByText(/^profilo fittizio$/i)).toHaveCount(fictional);
  });

  test('EN-59 offers the countries of the settings', async ({ page }) => {
    await openSearch(page);
    const { countries } = await settingsOf(page);
    const offered = async () => {
      const options = choice(page, 'Paese').getByRole('option');
      const values = await options.evaluateAll((each) => each.map((option) => (option as HTMLOptionElement).value));
      return values.filter((value) => value !== '').sort();
    };
    // The code of the filters arrives after the cards.
    await expect.poll(offered).toEqual([...countries].sort());
  });

  test('EN-62 shows no filter that the settings leave out', async ({ page }) => {
    await withSettings(page, ({ search_fields }) => ({
      search_fields: search_fields.filter((field) => field !== 'age' && field !== 'online'),
    }));
    await openSearch(page);
    await expect(choice(page, 'Cerco')).toBeVisible();
    await expect(choice(page, 'Età minima')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Online', exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Con foto', exact: true })).toBeVisible();
  });

  test('RP-05 asks a visitor who likes someone to sign up or log in', async ({ page }) => {
    const { results } = await openSearch(page, '?country=IT');
    await heart(page, String(results[0]?.name)).click();
    const dialog = page.getByRole('dialog', { name: 'Iscriviti gratis' });
    await expect(dialog.getByLabel('Nome visibile')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Accedi' }).or(dialog.getByRole('button', { name: 'Accedi' }))).toBeVisible();
  });

  test('finds the same members as the call itself', async ({ page }) => {
    const shown = await openSearch(page, '?country=NZ&gender=female');
    const asked = await callAs<Answer>(page, 'GET', '/api/search.php?country=NZ&gender=female&min_age=18&max_age=99');
    expect(asked.numResults).toBe(shown.numResults);
  });
});
