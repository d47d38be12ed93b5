import type { Page } from '@playwright/test';
import { callAs } from '../../pages/api.ts';
import { nav, navEntry } from '../../pages/bar.ts';
import { box, chatLine, chatList, log, openChat, room, say, sendButton } from '../../pages/chat.ts';
import { to } from '../../pages/italian.ts';
import { buyCredits, joinActive, like, write } from '../../pages/members.ts';
import { choose } from '../../pages/menu.ts';
import { pair } from '../../pages/pair.ts';
import { expect, test } from '../../test.ts';

const MESSAGE_LENGTH = 1_000;

interface Found {
  results: { id: string; name: string; fictional: boolean }[];
  next: string | null;
}

/** A fictional profile of the demonstration; a tenth of its members are fictional. */
async function someFictional(page: Page): Promise<{ id: string; name: string }> {
  for (let cursor: string | null = ''; cursor !== null; ) {
    const found: Found = await callAs<Found>(page, 'GET', `/api/search.php?country=IT${cursor === '' ? '' : `&cursor=${cursor}`}`);
    const fictional = found.results.find((card) => card.fictional);
    if (fictional !== undefined) return fictional;
    cursor = found.next;
  }
  throw new Error('The demonstration has fictional profiles.');
}

const reload = (page: Page) => page.reload({ waitUntil: 'domcontentloaded' });

test('RT-18 CH-01 CH-04 lists the conversations by name and face, and marks the one with something new', async ({ page, anotherPage }) => {
  const { me, other, theirs } = await pair(page, anotherPage);
  const read = await joinActive(await anotherPage());
  await write(page, read.id, 'Ciao, come va?');
  await write(theirs, me.id, 'Buonasera.');
  await page.goto('/chats');
  await expect(page.getByRole('heading', { level: 1, name: 'Messaggi' })).toBeVisible();
  const unread = chatLine(page, other.name);
  await expect(unread).toContainText('Buonasera.');
  await expect(unread.getByText('1 non letto')).toBeAttached();
  await expect(chatLine(page, read.name)).toContainText('Tu: Ciao, come va?');
  await expect(chatLine(page, read.name).getByText(/non lett/)).toHaveCount(0);
});

test('RT-19 CH-02 CH-03 CH-05 shows a conversation beside the list, its partner above and its texts in order', async ({
  page,
  anotherPage,
}) => {
  const { me, other, theirs } = await pair(page, anotherPage);
  await buyCredits(theirs);
  const conversation = await write(theirs, me.id, 'Prima riga.');
  await write(theirs, me.id, 'Seconda riga.');
  await page.goto(`/chats/${conversation}`);
  await expect(chatLine(page, other.name)).toBeVisible();
  await expect(chatLine(page, other.name)).toHaveAttribute('aria-current', 'page');
  await expect(room(page, other.name).getByText(new RegExp(`^${other.name}, \\d+`))).toBeVisible();
  await expect(log(page, other.name).getByText(/riga\.$/)).toHaveText(['Prima riga.', 'Seconda riga.']);
  await expect(nav(page)).toHaveCount(0);
});

test('CO-32 CO-33 CO-34 keeps the list between 300 and 400 px and the chat at most 800 px wide', async ({ page, anotherPage }) => {
  const { me, other, theirs } = await pair(page, anotherPage);
  const conversation = await write(theirs, me.id, 'Misuriamo.');
  await page.goto(`/chats/${conversation}`);
  await expect(log(page, other.name)).toBeVisible();
  const widthOf = async (part: ReturnType<typeof chatList>) => (await part.boundingBox())?.width ?? 0;
  for (const width of [992, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await widthOf(chatList(page)), `list at ${width} px`).toBeGreaterThanOrEqual(300);
    expect(await widthOf(chatList(page)), `list at ${width} px`).toBeLessThanOrEqual(400);
    expect(await widthOf(room(page, other.name)), `chat at ${width} px`).toBeLessThanOrEqual(800);
  }
});

test('CVS-01 has read what it opens: the count of the conversation goes, the badge sinks by it', async ({ page, anotherPage }) => {
  const { me, other, theirs } = await pair(page, anotherPage);
  const second = await anotherPage();
  const third = await joinActive(second);
  await buyCredits(theirs);
  await write(theirs, me.id, 'Uno.');
  await write(theirs, me.id, 'Due.');
  await write(second, me.id, 'Tre.');
  await page.goto('/chats');
  await expect(navEntry(page, 'Messaggi', '3 messaggi non letti')).toBeVisible();
  await chatLine(page, other.name).click();
  await expect(log(page, other.name).getByText('Due.')).toBeVisible();
  await expect(chatLine(page, other.name).getByText(/non lett/)).toHaveCount(0);
  await expect(chatLine(page, third.name).getByText('1 non letto')).toBeAttached();
  await expect(page).toHaveTitle(/^\(1\) /);
});

test('ERR-21 says above the first message that older ones are hidden, and nothing where there are none', async ({ page, anotherPage }) => {
  const { me, other, theirs } = await pair(page, anotherPage);
  await write(theirs, me.id, 'Ci risentiamo dopo un anno!');
  await openChat(page, other);
  const notice = log(page, other.name).getByText(/I messaggi più vecchi di 180 giorni sono nascosti per la tua privacy/);
  await expect(log(page, other.name).getByText('Ci risentiamo dopo un anno!')).toBeVisible();
  await expect(notice).toHaveCount(0);
  // No message of the demonstration is that old.
  await page.route('**/api/chat.php?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), old_messages_hidden: true } });
  });
  await openChat(page, other);
  await expect(notice).toBeVisible();
});

test('CH-06 keeps what was sent, also over a reload', async ({ page, anotherPage }) => {
  const { other } = await pair(page, anotherPage);
  await openChat(page, other);
  await say(page, 'Questo resta.');
  await expect(log(page, other.name).getByText('Inviato')).toBeVisible();
  await expect(box(page)).toHaveValue('');
  await reload(page);
  await expect(log(page, other.name).getByText('Questo resta.')).toHaveCount(1);
});

test('CH-07 sends no message that is longer than allowed', async ({ page, anotherPage }) => {
  const { other } = await pair(page, anotherPage);
  let asked = 0;
  await page.route('**/api/chat.php', (route) => {
    if (route.request().method() === 'POST') asked += 1;
    return route.continue();
  });
  await openChat(page, other);
  await say(page, 'a'.repeat(MESSAGE_LENGTH + 1));
  await expect(page.getByText('1 carattere di troppo')).toBeVisible();
  await expect(box(page)).toHaveValue('a'.repeat(MESSAGE_LENGTH + 1));
  expect(asked).toBe(0);
  await say(page, 'a'.repeat(MESSAGE_LENGTH));
  await expect(log(page, other.name).getByText('Inviato')).toBeVisible();
  expect(asked).toBe(1);
});

test('CH-08 warns in the conversation with a fictional profile, and in no other', async ({ page, anotherPage }) => {
  const { other } = await pair(page, anotherPage);
  const fictional = await someFictional(page);
  await openChat(page, fictional);
  const warning = page.getByText('è un profilo fittizio: dietro non c’è una persona reale');
  await expect(room(page, fictional.name).getByText(/è un profilo fittizio: dietro/)).toBeVisible();
  await openChat(page, other);
  await expect(warning).toHaveCount(0);
});

test('IB-01 IB-02 offers ready lines in an empty conversation, and puts the chosen one into the message box', async ({
  page,
  anotherPage,
}) => {
  const { other } = await pair(page, anotherPage);
  await openChat(page, other);
  await expect(page.getByRole('heading', { name: 'Rompi il ghiaccio' })).toBeVisible();
  const line = log(page, other.name).getByRole('listitem').getByRole('button').first();
  const text = ((await line.textContent()) ?? '').trim();
  await line.click();
  await expect(box(page)).toHaveValue(text);
  await expect(box(page)).toBeFocused();
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: 'Rompi il ghiaccio' })).toHaveCount(0);
});

test('RT-08 CH-11 CH-12 begins a conversation with the first message and finds it again by the profile', async ({ page, anotherPage }) => {
  const { other } = await pair(page, anotherPage);
  await openChat(page, other);
  await expect(page.getByText('Il primo messaggio è gratis.')).toBeVisible();
  await expect(chatLine(page, other.name)).toHaveCount(0);
  await say(page, 'Che giornata!');
  await expect(chatLine(page, other.name)).toContainText('Che giornata!');
  await openChat(page, other);
  await expect(log(page, other.name).getByText('Che giornata!')).toHaveCount(1);
});

test('IB-01 IB-02 opens a dialog with every ready line in an empty conversation; the chosen one stands in the box', async ({
  page,
  anotherPage,
}) => {
  const { other } = await pair(page, anotherPage);
  await openChat(page, other);
  await page.getByRole('button', { name: 'Rompi il ghiaccio' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rompi il ghiaccio' });
  const lines = dialog.getByRole('listitem').getByRole('button');
  await expect(lines).toHaveCount(12);
  const text = ((await lines.last().textContent()) ?? '').trim();
  await lines.last().click();
  await expect(dialog).toHaveCount(0);
  await expect(box(page)).toHaveValue(text);
  await expect(box(page)).toBeFocused();
});

test.describe('removal', () => {
  /** A removal can be undone for ten seconds before the server is told. */
  const UNDO_WAIT = 20_000;
  const REFUSED = { status: 403, contentType: 'application/json', body: JSON.stringify({ code: 'forbidden' }) };

  async function remove(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Altre azioni' }).click();
    await choose(page, 'Elimina la conversazione');
    await expect(page.getByText(/^Conversazione con .+ eliminata/)).toBeVisible();
  }

  test('CVS-06 CVS-07 ERR-25 that fails says so, then reads the list again and shows the line', async ({ page, anotherPage }) => {
    const { other } = await pair(page, anotherPage);
    await write(page, other.id, 'Resto qui.');
    await openChat(page, other);
    await expect(chatLine(page, other.name)).toBeVisible();
    const happened: string[] = [];
    await page.route('**/api/chat.php**', async (route) => {
      if (route.request().method() !== 'DELETE') return route.continue();
      happened.push('refused');
      return route.fulfill(REFUSED);
    });
    const alert = page.getByText('Conversazione non eliminata');
    const waited = { timeout: UNDO_WAIT };
    const held = Promise.withResolvers<void>();
    await page.route('**/api/chats.php*', async (route) => {
      if (happened.includes('refused')) {
        await alert.waitFor(waited);
        happened.push('read again');
        held.resolve();
      }
      return route.continue();
    });
    await remove(page);
    await expect(alert).toBeVisible(waited);
    await held.promise;
    expect(happened.slice(0, 2)).toEqual(['refused', 'read again']);
    await expect(chatLine(page, other.name)).toBeVisible();
  });

  test('takes the conversation off one’s own list and leaves it on the other’s', async ({ page, anotherPage }) => {
    const { me, other, theirs } = await pair(page, anotherPage);
    await write(page, other.id, 'Ciao, e addio.');
    await openChat(page, other);
    await remove(page);
    await expect(page).toHaveURL('/chats');
    await expect(page.getByText('Ancora nessun messaggio')).toBeVisible();
    await expect(page.getByText(/^Conversazione con .+ eliminata/)).toHaveCount(0, { timeout: UNDO_WAIT });
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(page.getByText('Ancora nessun messaggio')).toBeVisible();
    await theirs.goto('/chats');
    await expect(chatLine(theirs, me.name)).toContainText('Ciao, e addio.');
  });
});

test('finds a conversation by its last line, and gives back one that was removed', async ({ page, anotherPage }) => {
  const { other } = await pair(page, anotherPage);
  const second = await joinActive(await anotherPage());
  await write(page, other.id, 'Perché no?');
  await write(page, second.id, 'A domani.');
  await page.goto('/chats');
  const search = page.getByRole('searchbox', { name: 'Cerca nei messaggi' });
  await search.fill('perche');
  await expect(chatList(page).getByRole('listitem')).toHaveCount(1);
  await expect(chatLine(page, other.name)).toBeVisible();
  await search.press('Escape');
  await expect(chatList(page).getByRole('listitem')).toHaveCount(2);
  let told = 0;
  page.on('request', (request) => {
    if (request.method() === 'DELETE') told += 1;
  });
  await page.getByRole('button', { name: 'Gestisci le conversazioni' }).click();
  await page.getByRole('button', { name: `Elimina la conversazione con ${other.name}` }).click();
  await expect(chatLine(page, other.name)).toHaveCount(0);
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(chatLine(page, other.name)).toBeFocused();
  expect(told).toBe(0);
});

test('RP-03 asks a visitor who wants to write to join or to log in', async ({ page, anotherPage }) => {
  const { id, name } = await joinActive(await anotherPage(), { gender: 'female' });
  await page.goto(`/members/${id}`);
  await page.getByRole('button', { name: `Scrivi ${to(name)}` }).click();
  await expect(page.getByRole('dialog', { name: 'Iscriviti gratis' })).toBeVisible();
  await page.goto(`/members/${id}/chat`);
  await expect(page).toHaveURL(`/login?${new URLSearchParams({ back: `/members/${id}/chat` })}`);
});

test('RP-18 ERR-19 says which credits are missing, and after the purchase one press sends the text', async ({ page, anotherPage }) => {
  const { me, other, theirs } = await pair(page, anotherPage);
  await write(theirs, me.id, 'Mi rispondi?');
  await openChat(page, other);
  await say(page, 'Volentieri, appena posso.');
  const dialog = page.getByRole('dialog', { name: 'Crediti insufficienti' });
  await expect(dialog).toContainText('Serve 1 credito, il tuo saldo è di 0 crediti.');
  await dialog.getByRole('button', { name: 'Non ora' }).click();
  await expect(box(page)).toHaveValue('Volentieri, appena posso.');
  await expect(log(page, other.name).getByText('Volentieri')).toHaveCount(0);
  await say(page, 'Volentieri, appena posso.');
  await dialog.getByRole('link', { name: 'Vedi i crediti' }).click();
  await expect(page).toHaveURL('/credits');
  await page.getByRole('link', { name: 'Continua al pagamento' }).click();
  await page.getByRole('button', { name: /^Paga / }).click();
  await expect(page).toHaveURL(/\/sandbox-pay\//);
  await page.getByRole('radio', { name: 'Approva il pagamento' }).check();
  await page.getByRole('button', { name: 'Invia l’esito' }).click();
  await page.getByRole('link', { name: 'Torna alla conversazione con ' }).click();
  await expect(page).toHaveURL(`/members/${other.id}/chat`);
  await expect(box(page)).toHaveValue('Volentieri, appena posso.');
  await sendButton(page).click();
  await expect(log(page, other.name).getByText('Volentieri, appena posso.')).toHaveCount(1);
  await expect(log(page, other.name).getByText('Inviato')).toBeVisible();
});

test('a refused message says that no credit was used', async ({ page, anotherPage }) => {
  const { me, other, theirs } = await pair(page, anotherPage);
  await buyCredits(page);
  await openChat(page, other);
  await expect(page.getByText('saldo 10')).toBeVisible();
  await callAs(theirs, 'POST', '/api/block.php', { profile: me.id });
  await say(page, 'Ci sei?');
  await expect(log(page, other.name).getByRole('alert')).toContainText('Non inviato, nessun credito usato');
  expect((await callAs<{ user: { credits: number } }>(page, 'GET', '/api/user.php')).user.credits).toBe(10);
});

test('two tabs agree: what one sends the other shows, and what one reads the other has read', async ({ page, context, anotherPage }) => {
  const { me, other, theirs } = await pair(page, anotherPage);
  await buyCredits(page);
  const tab = await context.newPage();
  await tab.goto('/members');
  await expect(nav(tab)).toBeVisible();
  await write(theirs, me.id, 'Da leggere.');
  await expect(navEntry(tab, 'Messaggi', '1 messaggio non letto')).toBeVisible();
  await openChat(page, other);
  await expect(tab).not.toHaveTitle(/^\(/);
  await openChat(tab, other);
  await say(page, 'Da una scheda.');
  await expect(log(tab, other.name).getByText('Da una scheda.')).toHaveCount(1);
  await expect(tab.getByText('saldo 9')).toBeVisible();
  await box(page).fill('Comincio qui');
  await expect(box(tab)).toHaveValue('Comincio qui');
});

test('a draft survives a reload and shows in the list', async ({ page, anotherPage }) => {
  const { me, other, theirs } = await pair(page, anotherPage);
  await write(theirs, me.id, 'Pensaci.');
  await openChat(page, other);
  await box(page).fill('Ci sto pensando');
  await reload(page);
  await expect(box(page)).toHaveValue('Ci sto pensando');
  await page.goto('/chats');
  await expect(chatLine(page, other.name)).toContainText('Bozza: Ci sto pensando');
});

test('a long conversation fetches what is older without moving what is being read', async ({ page, anotherPage }) => {
  const { me, other, theirs } = await pair(page, anotherPage);
  await buyCredits(theirs, 'p2');
  for (let number = 1; number <= 50; number += 1) await write(theirs, me.id, `Riga ${number} della storia.`);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/chat.php?**before=**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await openChat(page, other);
  const messages = log(page, other.name);
  // More is unread than fits: it opens at the first unread message.
  await expect(messages.getByText('Non ancora letti')).toBeInViewport();
  await page.getByRole('button', { name: 'Vai alla fine' }).click();
  await expect(messages.getByText('Riga 50 della storia.', { exact: true })).toBeInViewport();
  await expect(messages.getByText('Riga 10 della storia.', { exact: true })).toHaveCount(0);
  const coming = page
    .getByRole('status', { name: 'Messaggi precedenti in arrivo' })
    .or(messages.getByText('Messaggi precedenti in arrivo'));
  // The page may still be scrolling down, which would undo this scroll.
  await expect(async () => {
    await messages.evaluate((element) => element.scrollTo({ top: 100 }));
    await expect(coming).toBeAttached({ timeout: 500 });
  }).toPass();
  const anchor = messages.getByText('Riga 14 della storia.', { exact: true });
  await expect(anchor).toBeInViewport();
  const before = (await anchor.boundingBox())?.y ?? 0;
  held.resolve();
  await expect(messages.getByText('Riga 1 della storia.', { exact: true })).toBeAttached();
  await expect.poll(async () => Math.abs(((await anchor.boundingBox())?.y ?? 0) - before)).toBeLessThan(48);
});

test('two tabs that write to the same person each keep and send their own text', async ({ page, context, anotherPage }) => {
  const { other } = await pair(page, anotherPage);
  await buyCredits(page);
  const tab = await context.newPage();
  await openChat(page, other);
  await openChat(tab, other);
  await box(page).fill('Dalla prima scheda.');
  await box(tab).fill('Dalla seconda scheda.');
  await expect(box(page)).toHaveValue('Dalla prima scheda.');
  await sendButton(tab).click();
  await expect(log(page, other.name).getByText('Dalla seconda scheda.')).toHaveCount(1);
  await expect(box(page)).toHaveValue('Dalla prima scheda.');
  await reload(page);
  await expect(box(page)).toHaveValue('Dalla prima scheda.');
  await sendButton(page).click();
  await expect(log(tab, other.name).getByText('Dalla prima scheda.')).toHaveCount(1);
});

test('a second press right after the first leaves the dialog about missing credits open', async ({ page, anotherPage }) => {
  const { me, other, theirs } = await pair(page, anotherPage);
  await write(theirs, me.id, 'Mi rispondi?');
  // The time of a person, however busy this machine is.
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() / 10;
  });
  await openChat(page, other);
  await box(page).fill('Volentieri.');
  const dialog = page.getByRole('dialog', { name: 'Crediti insufficienti' });
  const { x = 0, y = 0, width = 0, height = 0 } = (await sendButton(page).boundingBox()) ?? {};
  const press = () => page.mouse.click(x + width / 2, y + height / 2);
  await press();
  await dialog.waitFor({ state: 'attached' });
  await press();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('link', { name: 'Vedi i crediti' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Non ora' })).toBeVisible();
});

test('tells both of a pair that is made from a conversation', async ({ page, anotherPage }) => {
  const { me, other, theirs } = await pair(page, anotherPage);
  await like(theirs, me.id);
  await openChat(theirs, me);
  await openChat(page, other);
  await page.getByRole('button', { name: `Metti like ${to(other.name)}` }).click();
  await expect(page.getByText(`Tu e ${other.name} vi piacete.`)).toHaveCount(1);
  await expect(theirs.getByText(`Tu e ${me.name} vi piacete.`)).toHaveCount(1);
});
