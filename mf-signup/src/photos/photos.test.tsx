import { getUser } from '@amarena/shared/contracts/account/userCalls';
import { deletePhoto, postPhoto, postPhotoRestore, postUpload, putPhoto, putPhotoOrder } from '@amarena/shared/contracts/people/ownPhotos';
import { FREE_PHOTOS } from '@amarena/shared/contracts/people/photoLimits';
import type { OwnPhoto } from '@amarena/shared/contracts/people/photos';
import { anId, anOwnProfile, aUser, type FakeApi, fakeApi, renderWith } from '@amarena/shared/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useOwnUser } from '../useOwnUser.ts';
import { PhotoManager } from './PhotoManager.tsx';

// jsdom does not decode pictures, and its files do not give their bytes.
beforeEach(() => {
  Blob.prototype.arrayBuffer ??= function (this: Blob) {
    return new Promise((done) => {
      const reader = new FileReader();
      reader.onload = () => done(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(this);
    });
  };
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

const aPhoto = (number: number, change: Partial<OwnPhoto> = {}): OwnPhoto => ({
  locked: false,
  id: anId(number),
  filename: `${number}.webp`,
  thumb_filename: `${number}-t.webp`,
  match: `${number}-m.webp`,
  status: 'active',
  reason: null,
  created_at: '2026-11-20T18:30:00.000Z',
  ...change,
});
const withPhotos = (photos: OwnPhoto[]) => anOwnProfile({ photos });

function Own() {
  const user = useOwnUser();
  return user && <PhotoManager user={user} />;
}

async function open(photos: OwnPhoto[], api: FakeApi = fakeApi(), paid_user = false) {
  const user = aUser({ profile: withPhotos(photos), paid_user });
  api.answer(getUser, { user });
  const asked: string[] = [];
  const toasts: string[] = [];
  const rendered = await renderWith(<Own />, { api, session: { status: 'member', user }, address: '/profile' });
  const heard = rendered.shell.intents$.subscribe((intent) => {
    asked.push(intent.type);
    if (intent.type === 'toast') toasts.push(intent.text);
  });
  return { ...rendered, asked, toasts, done: () => heard.unsubscribe() };
}

const file = (name = 'me.jpg', size = 20) => new File([new Uint8Array(size)], name, { type: 'image/jpeg' });
/** A file that only has the name and type of a photo. */
const text = (name: string) => new File(['Non sono una foto'], name, { type: 'image/jpeg' });
/** What the browser tells about a picture that it cannot display. */
const showNothing = () => {
  for (const picture of document.querySelectorAll('img[src="blob:picture"]')) fireEvent.error(picture);
};
const pick = (...files: File[]) => userEvent.upload(screen.getByLabelText('Scegli una foto'), files);
const options = (index: number) => userEvent.click(screen.getByRole('button', { name: `Opzioni della foto ${index}` }));
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }));

describe('the member’s own photos', () => {
  it('OP-02 API-55 sends a chosen photo and adds it once it arrived', async () => {
    const api = fakeApi()
      .answer(postUpload, { upload: anId(77), width: 800, height: 1000 })
      .answer(postPhoto, { profile: withPhotos([aPhoto(1, { status: 'pending' })]) });
    await open([], api);
    await pick(file());
    await userEvent.click(await screen.findByRole('button', { name: 'Usa questa foto' }));
    expect(await screen.findByText('In controllo')).toBeVisible();
    expect(api.seen(postPhoto)[0]?.body).toEqual({ upload: anId(77) });
    // The server refuses one key for two different calls.
    const keys = [postUpload, postPhoto].map((endpoint) => api.seen(endpoint)[0]?.header('Idempotency-Key'));
    expect(new Set(keys).size).toBe(2);
  });

  it('sends several at once, each with its own way out', async () => {
    const api = fakeApi().handle(postUpload, () => 'wait');
    await open([], api);
    await pick(file('a.jpg'), file('b.jpg'));
    await userEvent.click(await screen.findByRole('button', { name: 'Carica le altre senza ritagliarle' }));
    const ways = await screen.findAllByRole('button', { name: 'Annulla' });
    expect(ways).toHaveLength(2);
    await userEvent.click(ways[0] ?? document.body);
    expect(screen.getAllByRole('progressbar')).toHaveLength(1);
  });

  it('OP-02 sends a HEIC whole where the browser cannot show it, and says so before', async () => {
    const api = fakeApi()
      .answer(postUpload, { upload: anId(77), width: 800, height: 1000 })
      .answer(postPhoto, { profile: withPhotos([aPhoto(1, { status: 'pending' })]) });
    await open([], api);
    const heic = new File([new Uint8Array(20)], 'IMG_0001.HEIC');
    fireEvent.paste(document, { clipboardData: { files: [heic] } });
    await screen.findByRole('button', { name: 'Usa questa foto' });
    showNothing();
    expect(await screen.findByText(/non sa mostrare la foto/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Carica così com’è' }));
    expect(await screen.findByText('In controllo')).toBeVisible();
    expect(api.seen(postPhoto)[0]?.body).toEqual({ upload: anId(77) });
  });

  it('takes what is dropped', async () => {
    await open([]);
    const tile = screen.getByRole('button', { name: 'Aggiungi' });
    fireEvent.drop(tile, { dataTransfer: { types: ['Files'], files: [file()] } });
    expect(await screen.findByRole('dialog', { name: 'Ritaglia la foto' })).toBeVisible();
  });

  it('says of a dropped file that is no photo which ones it takes, and takes the photo beside it', async () => {
    const { toasts, done } = await open([]);
    const pdf = new File(['%PDF-1.7'], 'menu.pdf', { type: 'application/pdf' });
    const tile = screen.getByRole('button', { name: 'Aggiungi' });
    fireEvent.drop(tile, { dataTransfer: { types: ['Files'], files: [pdf] } });
    expect(toasts).toEqual([expect.stringMatching(/^Questo file non è una foto/)]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    fireEvent.drop(tile, { dataTransfer: { types: ['Files'], files: [pdf, file()] } });
    expect(await screen.findByRole('dialog', { name: 'Ritaglia la foto' })).toBeVisible();
    expect(toasts).toHaveLength(2);
    done();
  });

  it('says at once of a file that only has the name of a photo that it is none, and goes on to the next', async () => {
    const { toasts, done } = await open([]);
    await pick(text('words.jpg'), file('me.jpg'));
    await screen.findByRole('dialog', { name: 'Ritaglia la foto 1 di 2' });
    showNothing();
    expect(await screen.findByRole('dialog', { name: 'Ritaglia la foto 2 di 2' })).toBeVisible();
    expect(screen.queryByText(/non sa mostrare la foto/)).not.toBeInTheDocument();
    expect(toasts).toEqual([expect.stringMatching(/^Questo file non è una foto/)]);
    done();
  });

  it('closes the cutting if the only file is no picture, and sends nothing', async () => {
    const api = fakeApi();
    await open([], api);
    await pick(text('words.jpg'));
    await screen.findByRole('dialog', { name: 'Ritaglia la foto' });
    showNothing();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.seen(postUpload)).toEqual([]);
  });

  it('does not take the second press of a double tap for a press on the next photo', async () => {
    const api = fakeApi().handle(postUpload, () => 'wait');
    await open([], api);
    await pick(file('a.jpg'), file('b.jpg'));
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Usa questa foto' }));
    await userEvent.click(screen.getByRole('button', { name: 'Usa questa foto' }));
    expect(screen.getByRole('dialog', { name: 'Ritaglia la foto 2 di 2' })).toBeVisible();
    clock.mockRestore();
  });

  it('goes on sending a photo when the member leaves the page, and says if it was lost', async () => {
    const api = fakeApi().refuse(postUpload, { code: 'photo_unusable', problem: 'too_small' }, 422);
    const release = api.hold(postUpload);
    const { rerender, toasts, done } = await open([], api);
    await pick(file());
    await userEvent.click(await screen.findByRole('button', { name: 'Usa questa foto' }));
    await screen.findByRole('progressbar');
    rerender(<p>Altrove</p>);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    release();
    await waitFor(() => expect(toasts).toEqual([expect.stringMatching(/^Questa foto è troppo piccola/)]));
    done();
  });

  it('sends no photo of a member as the one who logs in meanwhile', async () => {
    const api = fakeApi()
      .answer(postUpload, { upload: anId(77), width: 800, height: 1000 })
      .answer(postPhoto, { profile: withPhotos([aPhoto(1)]) });
    const release = api.hold(postUpload);
    const { toasts, shell, done } = await open([], api);
    await pick(file());
    await userEvent.click(await screen.findByRole('button', { name: 'Usa questa foto' }));
    await screen.findByRole('progressbar');
    act(() => shell.set('session', { status: 'member', user: aUser({ id: anId(500) }) }));
    release();
    await waitFor(() => expect(api.seen(postUpload)).toHaveLength(1));
    await act(async () => undefined);
    expect([api.seen(postPhoto), toasts]).toEqual([[], []]);
    done();
  });

  it('stops sending at a press on "Annulla", and says nothing of it', async () => {
    const api = fakeApi()
      .answer(postUpload, { upload: anId(77), width: 800, height: 1000 })
      .answer(postPhoto, { profile: withPhotos([aPhoto(1)]) });
    const release = api.hold(postUpload);
    const { toasts, done } = await open([], api);
    await pick(file());
    await userEvent.click(await screen.findByRole('button', { name: 'Usa questa foto' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Annulla' }));
    await act(async () => release());
    expect(api.seen(postPhoto)).toEqual([]);
    expect(toasts).toEqual([]);
    done();
  });

  it('takes what is pasted', async () => {
    await open([]);
    fireEvent.paste(document.body, { clipboardData: { files: [file()] } });
    expect(await screen.findByRole('dialog', { name: 'Ritaglia la foto' })).toBeVisible();
  });

  it('says why a photo did not arrive, and offers another try only where one helps', async () => {
    const api = fakeApi().refuse(postUpload, { code: 'photo_unusable', problem: 'unreadable' }, 422);
    await open([], api);
    await pick(file());
    await userEvent.click(await screen.findByRole('button', { name: 'Usa questa foto' }));
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
    expect(screen.queryByRole('button', { name: 'Riprova' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Togli' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('RP-10 tells a free member with three photos what Premium gives, instead of opening the picker', async () => {
    const photos = Array.from({ length: FREE_PHOTOS }, (_, index) => aPhoto(index + 1));
    const { asked, done } = await open(photos);
    await userEvent.click(screen.getByRole('button', { name: 'Aggiungi' }));
    expect(asked).toContain('upgrade');
    done();
  });

  it('takes as many as there is room for, and explains the rest', async () => {
    const { asked, done } = await open([aPhoto(1), aPhoto(2)]);
    await pick(file('a.jpg'), file('b.jpg'));
    expect(await screen.findByRole('dialog', { name: 'Ritaglia la foto' })).toBeVisible();
    expect(asked).toContain('upgrade');
    done();
  });

  it('RP-10 keeps the place of a file that is no photo free for one that is', async () => {
    const api = fakeApi().refuse(postUpload, { code: 'photo_unusable', problem: 'unreadable' }, 422);
    const { asked, done } = await open([aPhoto(1), aPhoto(2)], api);
    for (const name of ['words.jpg', 'drawing.jpg']) {
      await pick(file(name));
      await userEvent.click(await screen.findByRole('button', { name: 'Usa questa foto' }));
      await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    }
    expect(screen.getAllByRole('button', { name: 'Togli' })).toHaveLength(2);
    expect(asked).toEqual([]);
    done();
  });

  it('IM-01 IM-02 shows all photos together, each with its information', async () => {
    await open([aPhoto(1), aPhoto(2, { status: 'pending' }), aPhoto(3, { status: 'refused', reason: 'no_face' })]);
    expect(screen.getAllByRole('button', { name: /^Informazioni sulla foto/ })).toHaveLength(3);
    const shown = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    for (const name of ['1', '2', '3']) expect(shown.some((src) => src?.includes(`${name}`) && src.endsWith('.webp'))).toBe(true);
  });

  it('IM-02 IM-04 tells of each photo where it stands, since when, and why it was refused', async () => {
    await open([aPhoto(1, { status: 'refused', reason: 'no_face' })]);
    await userEvent.click(screen.getByRole('button', { name: 'Informazioni sulla foto 1' }));
    const info = await screen.findByRole('dialog', { name: 'Informazioni sulla foto 1' });
    expect(info).toHaveTextContent('Rifiutata: gli altri non la vedono.');
    expect(info).toHaveTextContent('non si vede una persona');
    expect(info).toHaveTextContent('20 novembre');
  });

  it('IM-03 IM-04 API-57 offers to make another photo the main one', async () => {
    const api = fakeApi().answer(putPhoto, { profile: withPhotos([aPhoto(2), aPhoto(1)]) });
    await open([aPhoto(1), aPhoto(2)], api);
    await options(2);
    await choose('Rendi principale');
    await waitFor(() => expect(api.seen(putPhoto)[0]?.body).toEqual({ photo: anId(2) }));
  });

  it('orders the photos from the menu', async () => {
    const api = fakeApi().answer(putPhotoOrder, { profile: withPhotos([aPhoto(1), aPhoto(3), aPhoto(2)]) });
    await open([aPhoto(1), aPhoto(2), aPhoto(3)], api, true);
    await options(3);
    await choose('Sposta prima');
    await waitFor(() => expect(api.seen(putPhotoOrder)[0]?.body).toEqual({ photos: [anId(1), anId(3), anId(2)] }));
  });

  it('OP-03 API-56 removes a photo, takes the focus along, and puts it back', async () => {
    const api = fakeApi()
      .answer(deletePhoto, { profile: withPhotos([aPhoto(1)]) })
      .answer(postPhotoRestore, { profile: withPhotos([aPhoto(1), aPhoto(2)]) });
    await open([aPhoto(1), aPhoto(2)], api);
    await options(2);
    await choose('Elimina');
    const note = (await screen.findByText('Foto eliminata.')).closest('[role="status"]');
    await waitFor(() => expect(note).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Opzioni della foto 2' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Rimettila' }));
    expect(await screen.findByRole('button', { name: 'Opzioni della foto 2' })).toBeVisible();
    expect(api.seen(postPhotoRestore)[0]?.body).toEqual({ photo: anId(2) });
  });
});
