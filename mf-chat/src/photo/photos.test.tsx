import type { User } from '@amarena/shared/contracts/account/user';
import { deleteChatPhoto, getChat, type Message, postChat } from '@amarena/shared/contracts/chat/chats';
import { postUpload } from '@amarena/shared/contracts/people/ownPhotos';
import { provideWidgets } from '@amarena/shared/spa-react';
import { aMessage, anId, aUser, type FakeApi, renderWith, type SeenRequest } from '@amarena/shared/testing';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChatsScreen } from '../ChatsScreen.tsx';
import { aChatServer, aPage, CONVERSATION } from '../testing.tsx';

beforeAll(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

let members = 0;
const aMember = (is: Partial<User>) => {
  members += 1;
  return aUser({ id: anId(700 + members), ...is });
};
async function open(api: FakeApi, { paid_user = true, credits = 10, user = aMember({ credits, paid_user }) } = {}) {
  const rendered = await renderWith(<ChatsScreen />, { api, address: CONVERSATION, session: { status: 'member', user } });
  const asked: unknown[] = [];
  rendered.shell.intents$.subscribe((intent) => intent.type !== 'title' && asked.push(intent));
  await screen.findByRole('textbox', { name: 'Scrivi un messaggio' });
  return { ...rendered, asked, user };
}

const aFile = (type = 'image/jpeg', bytes: BlobPart = 'a picture') => new File([bytes], 'mare.jpg', { type });
const aPhoto = (change: Partial<Extract<Message, { kind: 'photo' }>> = {}): Message => {
  const { text: _text, automatic: _automatic, ...said } = aMessage({ id: anId(330), client_id: anId(331), sequence: 7 });
  return { ...said, kind: 'photo', photo: { width: 1_200, height: 900 }, ...change };
};
const uploaded = { upload: anId(801), width: 1_200, height: 900 };
const stored = ({ body }: SeenRequest) => ({
  message: aPhoto({ id: anId(340), client_id: (body as { client_id: string }).client_id, from_me: true, cost: 2 }),
  credits: 8,
  sending: { cost: 1, reason: 'credits' as const },
});
const server = (messages: Message[] = [aMessage()]) => aChatServer([], aPage({ messages }));
const pick = async (file: File) => {
  const picker = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (picker === null) throw new Error('There is no picker.');
  await userEvent.upload(picker, file, { applyAccept: false });
};
const tray = () => screen.findByRole('region', { name: 'La foto che stai per inviare' });
const log = () => screen.findByRole('log');

describe('sending a photo', () => {
  it('uploads and sends it once, however often its button is pressed before the page shows that it is busy', async () => {
    const api = server().answer(postUpload, uploaded).answer(postChat, stored);
    await open(api);
    await pick(aFile());
    const button = within(await tray()).getByRole('button', { name: 'Invia la foto' });
    act(() => {
      for (let press = 0; press < 3; press++) button.click();
    });
    expect(await within(await log()).findByRole('button', { name: /La tua foto/ })).toBeVisible();
    expect([api.seen(postUpload).length, api.seen(postChat).length]).toEqual([1, 1]);
  });

  it('CH-09 shows it with its price first, then uploads it and stands in the conversation', async () => {
    const api = server().answer(postUpload, uploaded).answer(postChat, stored);
    await open(api);
    await pick(aFile());
    expect(within(await tray()).getByText(/2 crediti/)).toBeVisible();
    expect(api.seen(postUpload)).toHaveLength(0);
    await userEvent.click(within(await tray()).getByRole('button', { name: 'Invia la foto' }));
    expect(await within(await log()).findByRole('button', { name: /La tua foto/ })).toBeVisible();
    expect(api.seen(postChat)[0]?.body).toMatchObject({ photo: uploaded.upload, conversation: anId(201) });
    expect(api.seen(postUpload)[0]?.header('Content-Type')).toBe('application/octet-stream');
  });

  it('takes what is dropped on the page or pasted into it', async () => {
    await open(server());
    const drop = createEvent.drop(window, { dataTransfer: { types: ['Files'], files: [aFile()] } });
    fireEvent(window, drop);
    expect(await tray()).toBeVisible();
    await userEvent.click(within(await tray()).getByRole('button', { name: 'Annulla' }));
    expect(screen.queryByRole('region', { name: /La foto che/ })).not.toBeInTheDocument();
    fireEvent.paste(window, { clipboardData: { files: [aFile('image/png')] } });
    expect(await tray()).toBeVisible();
  });

  it('RP-20 shows a free member the upgrade alert, and no tray', async () => {
    const { asked } = await open(server(), { paid_user: false });
    await userEvent.click(screen.getByRole('button', { name: 'Invia una foto' }));
    expect(asked).toEqual([{ type: 'upgrade', feature: 'photo_messages' }]);
  });

  it('opens the buy-credits alert where the balance is too low, before anything is sent', async () => {
    const api = server();
    const { asked } = await open(api, { credits: 1 });
    await pick(aFile());
    await userEvent.click(within(await tray()).getByRole('button', { name: 'Invia la foto' }));
    expect(asked).toEqual([{ type: 'buyCredits', needed: 2, balance: 1 }]);
    expect(api.seen(postUpload)).toHaveLength(0);
  });

  it('says at once what is no photo that can be sent, and offers no sending', async () => {
    await open(server());
    await pick(aFile('image/gif'));
    expect(within(await tray()).getByRole('alert')).toHaveTextContent(/JPEG, PNG, WebP, AVIF o HEIC/);
    expect(within(await tray()).queryByRole('button', { name: /Invia|Riprova/ })).not.toBeInTheDocument();
  });

  it('offers what phones make, and shows a neutral picture where the browser cannot draw it', async () => {
    const api = server().answer(postUpload, uploaded).answer(postChat, stored);
    await open(api);
    const accepted = document.querySelector<HTMLInputElement>('input[type="file"]')?.accept.split(',');
    expect(accepted).toEqual(expect.arrayContaining(['image/heic', 'image/heif', '.heic', '.heif']));
    await pick(aFile('image/heic'));
    const preview = within(await tray()).getByRole('img', { name: 'La foto che stai per inviare' });
    fireEvent.error(preview);
    expect(preview).not.toBeInTheDocument();
    expect(within(await tray()).getByRole('img', { name: 'La foto che stai per inviare' })).toBeVisible();
    await userEvent.click(within(await tray()).getByRole('button', { name: 'Invia la foto' }));
    expect(await within(await log()).findByRole('button', { name: /La tua foto/ })).toBeVisible();
  });

  it('keeps the photo when the upload fails, and sends the same one again', async () => {
    let broken = true;
    const api = server().handle(postUpload, () =>
      broken ? { status: 403, data: { code: 'forbidden' } } : { status: 200, data: uploaded },
    );
    api.answer(postChat, stored);
    await open(api);
    await pick(aFile());
    await userEvent.click(within(await tray()).getByRole('button', { name: 'Invia la foto' }));
    expect(await within(await tray()).findByRole('alert')).toBeVisible();
    broken = false;
    await userEvent.click(within(await tray()).getByRole('button', { name: 'Riprova' }));
    await within(await log()).findByRole('button', { name: /La tua foto/ });
    const [first, second] = api.seen(postUpload);
    expect(second?.header('Idempotency-Key')).toBe(first?.header('Idempotency-Key'));
  });

  it('stops an upload that is under way', async () => {
    const api = server().handle(postUpload, () => 'wait');
    await open(api);
    await pick(aFile());
    await userEvent.click(within(await tray()).getByRole('button', { name: 'Invia la foto' }));
    expect(await within(await tray()).findByRole('progressbar')).toBeVisible();
    await userEvent.click(within(await tray()).getByRole('button', { name: 'Annulla' }));
    expect(screen.queryByRole('region', { name: /La foto che/ })).not.toBeInTheDocument();
    expect(api.seen(postChat)).toHaveLength(0);
  });
});

describe('a photo in the conversation', () => {
  const theirs = (name: RegExp) => screen.findByRole('button', { name });
  const uncover = async () => userEvent.click(await theirs(/Mostra le foto di Giulia/));
  const openTheirs = async () => {
    await uncover();
    await userEvent.click(await theirs(/^Foto di Giulia/));
  };

  it('is covered where a stranger sends it, until the reader wants to see what this person sends', async () => {
    const api = server([aPhoto(), aPhoto({ id: anId(332), client_id: anId(333), sequence: 8 })]);
    const { unmount, user } = await open(api);
    expect(await screen.findAllByRole('button', { name: 'Foto coperta Mostra le foto di Giulia' })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Foto di Giulia/ })).toBeNull();
    await userEvent.click(screen.getAllByRole('button', { name: /Mostra le foto/ })[0] ?? document.body);
    expect(screen.getAllByRole('button', { name: /^Foto di Giulia/ })).toHaveLength(2);
    unmount();
    await open(api, { user });
    expect(await screen.findAllByRole('button', { name: /^Foto di Giulia/ })).toHaveLength(2);
  });

  it('can be reported while it is covered, and from the whole window', async () => {
    const reported: unknown[] = [];
    provideWidgets({
      mount(name, _container, props) {
        reported.push([name, props]);
        return { update: () => undefined, unmount: () => undefined };
      },
    });
    const { unmount } = await open(server([aPhoto()]));
    await userEvent.click(await screen.findByRole('button', { name: 'Segnala' }));
    unmount();
    await open(server([aPhoto()]));
    await openTheirs();
    await userEvent.click(within(await screen.findByRole('dialog', { name: 'Foto di Giulia' })).getByRole('button', { name: 'Segnala' }));
    expect(reported).toEqual(Array(2).fill(['report', expect.objectContaining({ about: { kind: 'message', id: anId(330) } })]));
  });

  it('has its own shape before it is loaded, and opens over the whole window', async () => {
    await open(server([aPhoto()]));
    await uncover();
    const button = await theirs(/^Foto di Giulia/);
    const image = button.querySelector('img');
    expect(image).toHaveAttribute('src', `/api/chatphoto.php?conversation=${anId(201)}&sequence=7&size=preview`);
    expect(getComputedStyle(image?.parentElement ?? button).aspectRatio).toBe(String(1_200 / 900));
    await userEvent.click(button);
    const viewer = await screen.findByRole('dialog', { name: 'Foto di Giulia' });
    expect(within(viewer).getByRole('img')).toHaveAttribute('src', expect.stringContaining('size=full'));
    expect(within(viewer).queryByRole('button', { name: 'Elimina la foto' })).not.toBeInTheDocument();
  });

  it.each([
    ['was deleted where the server has it no more', 404, /La foto è stata eliminata/],
    ['may not be seen any more where it is refused', 403, /Non puoi più vedere questa foto/],
    ['did not arrive where the server fails', 503, /Qualcosa è andato storto/],
    ['did not arrive where the network is lost', null, /Nessuna connessione con il sito/],
  ])('ERR-24 says that it %s', async (_what, status, said) => {
    await open(server([aPhoto()]));
    await openTheirs();
    const viewer = await screen.findByRole('dialog', { name: 'Foto di Giulia' });
    globalThis.fetch = async () => {
      if (status === null) throw new TypeError('Failed to fetch');
      return { status } as Response;
    };
    fireEvent.error(within(viewer).getByRole('img'));
    expect(await within(viewer).findByRole('alert')).toHaveTextContent(said);
  });

  it('blames no network for a fault of another kind, and reports it', async () => {
    await open(server([aPhoto()]));
    await openTheirs();
    const viewer = await screen.findByRole('dialog', { name: 'Foto di Giulia' });
    const fault = new Error('not the network');
    const reported: unknown[] = [];
    globalThis.reportError = (cause) => reported.push(cause);
    globalThis.fetch = async () => {
      throw fault;
    };
    fireEvent.error(within(viewer).getByRole('img'));
    expect(await within(viewer).findByRole('alert')).toHaveTextContent('Qualcosa è andato storto');
    expect(reported).toEqual([fault]);
  });

  it('stands as deleted once its sender took it away, here and on the other side', async () => {
    const api = server([aPhoto({ from_me: true })]).answer(deleteChatPhoto, undefined);
    await open(api);
    await userEvent.click(await theirs(/La tua foto/));
    await userEvent.click(await screen.findByRole('button', { name: 'Elimina la foto' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Elimina la foto' }));
    expect(await within(await log()).findByText('Foto eliminata')).toBeVisible();
    expect(api.seen(deleteChatPhoto)[0]?.body).toEqual({ conversation: anId(201), sequence: 7 });
  });

  it('goes away in an open conversation when the server says so', async () => {
    const { shell } = await open(server([aPhoto()]));
    await theirs(/Mostra le foto di Giulia/);
    act(() => shell.publish({ type: 'photo_removed', conversation: anId(201), sequence: 7 }));
    expect(await within(await log()).findByText('Foto eliminata')).toBeVisible();
  });

  it('offers another try where it does not load, and asks the conversation what became of it', async () => {
    const api = server([aPhoto()]);
    await open(api);
    await uncover();
    const button = await theirs(/^Foto di Giulia/);
    const before = api.seen(getChat).length;
    fireEvent.error(button.querySelector('img') ?? button);
    expect(await theirs(/Riprova/)).toBeVisible();
    await waitFor(() => expect(api.seen(getChat).length).toBeGreaterThan(before));
  });
});
