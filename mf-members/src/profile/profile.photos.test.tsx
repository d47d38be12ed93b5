import { getProfile } from '@amarena/shared/contracts/people/profile';
import { anId, aProfile, type FakeApi } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asked, lockedPhoto, open, photo, visitor, withPhotos } from './testing.tsx';

describe('the photos of a profile', () => {
  it('MP-02 MP-03 MP-11 shows the main image, a thumbnail for each photo and their count', async () => {
    await open(withPhotos);
    expect(await screen.findByRole('img', { name: 'Foto di Giulia' })).toHaveAttribute('src', '/photos/101-640.webp');
    expect(within(screen.getByRole('list', { name: 'Foto' })).getAllByRole('button')).toHaveLength(3);
    expect(screen.getByText('1 di 3 foto')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Foto 2' }));
    expect(screen.getByRole('img', { name: 'Foto di Giulia' })).toHaveAttribute('src', '/photos/102-640.webp');
    expect(screen.getByText('2 di 3 foto')).toBeInTheDocument();
  });

  it('MP-03 loads the small photos at their own size, and at twice that where a fine screen needs it', async () => {
    await open({ photos: [photo(101, '101-thumb-0a.webp'), photo(102, '102-thumb-0a.webp')], num_photos: 2 });
    const small = (await screen.findByRole('button', { name: 'Foto 2' })).querySelector('img');
    expect(small).toHaveAttribute('srcset', '/photos/102-avatar-0a.webp 160w, /photos/102-thumb-0a.webp 320w');
    expect(small).toHaveAttribute('sizes', '72px');
    await userEvent.click(screen.getByRole('button', { name: 'Apri la foto a tutto schermo' }));
    const large = await screen.findByRole('img', { name: '1 di 2 foto' });
    expect(large).toHaveStyle({ backgroundImage: 'url("/photos/101-avatar-0a.webp")' });
  });

  it('MP-04 shows a locked photo only in its blurred file', async () => {
    await open(withPhotos);
    const locked = await screen.findByRole('button', { name: 'Foto 3, visibile con Premium' });
    expect(locked.querySelector('img')).toHaveAttribute('src', '/photos/103-blurred.webp');
    expect(screen.getByText('1 altra foto è visibile ai membri Premium.')).toBeInTheDocument();
  });

  it('MP-15 RP-04 asks a visitor to join for a locked photo', async () => {
    await open(withPhotos, { session: visitor });
    await userEvent.click(await screen.findByRole('button', { name: 'Foto 3, visibile con un account' }));
    expect(asked).toEqual([{ type: 'signup', profile: anId(1) }]);
  });

  it('MP-16 explains Premium to a free member for a locked photo', async () => {
    await open(withPhotos);
    await userEvent.click(await screen.findByRole('button', { name: 'Foto 3, visibile con Premium' }));
    expect(asked).toEqual([{ type: 'upgrade', feature: 'all_photos' }]);
  });

  it('MP-17 shows a neutral place where there is no photo', async () => {
    await open({ photos: [], main_image: null, num_photos: 0 });
    await screen.findByRole('heading', { level: 1 });
    expect(document.querySelector('[data-photo="none"]')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Foto di Giulia' })).not.toBeInTheDocument();
  });

  it('walks through the open photos over the whole window with the arrow keys', async () => {
    await open(withPhotos);
    await userEvent.click(await screen.findByRole('button', { name: 'Apri la foto a tutto schermo' }));
    const viewer = within(await screen.findByRole('dialog', { name: 'Foto di Giulia' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(await viewer.findByRole('img', { name: '2 di 3 foto' })).toHaveAttribute('src', '/photos/102-1200.webp');
    expect(viewer.getByRole('status')).toHaveTextContent('2 di 3 foto');
    await userEvent.keyboard('{ArrowRight}');
    expect(await viewer.findByRole('img', { name: '1 di 3 foto' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('shows over the whole window what it has of a photo until the large one is here', async () => {
    await open(withPhotos);
    await userEvent.click(await screen.findByRole('button', { name: 'Apri la foto a tutto schermo' }));
    const first = await screen.findByRole('img', { name: '1 di 3 foto' });
    expect(first).toHaveStyle({ backgroundImage: 'url("/photos/101-320.webp")' });
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByRole('img', { name: '2 di 3 foto' })).not.toBe(first);
  });

  it('leads to the next open photo by a swipe on the page, which opens nothing', async () => {
    await open(withPhotos);
    const target = await screen.findByRole('button', { name: 'Apri la foto a tutto schermo' });
    await userEvent.pointer([
      { keys: '[TouchA>]', target, coords: { clientX: 300, clientY: 300 } },
      { pointerName: 'TouchA', target, coords: { clientX: 100, clientY: 300 } },
      { keys: '[/TouchA]', target, coords: { clientX: 100, clientY: 300 } },
    ]);
    expect(screen.getByText('2 di 3 foto')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(target);
    expect(await screen.findByRole('dialog', { name: 'Foto di Giulia' })).toBeVisible();
  });

  it('walks through the open photos by a swipe, and takes a short one for a press', async () => {
    await open(withPhotos);
    await userEvent.click(await screen.findByRole('button', { name: 'Apri la foto a tutto schermo' }));
    const viewer = within(await screen.findByRole('dialog', { name: 'Foto di Giulia' }));
    const swipe = async (from: number, to: number) => {
      const target = viewer.getByRole('img', { name: /di 3 foto$/ });
      await userEvent.pointer([
        { keys: '[TouchA>]', target, coords: { clientX: from, clientY: 300 } },
        { pointerName: 'TouchA', target, coords: { clientX: to, clientY: 300 } },
        { keys: '[/TouchA]', target, coords: { clientX: to, clientY: 300 } },
      ]);
    };
    await swipe(300, 270);
    expect(viewer.getByRole('img', { name: '1 di 3 foto' })).toBeInTheDocument();
    await swipe(300, 100);
    expect(viewer.getByRole('img', { name: '2 di 3 foto' })).toBeInTheDocument();
    await swipe(100, 300);
    expect(viewer.getByRole('img', { name: '1 di 3 foto' })).toBeInTheDocument();
  });

  it('ERR-24 says in the place of a photo that it was deleted, and shows the others', async () => {
    const { api } = await open(withPhotos);
    const image = await screen.findByRole('img', { name: 'Foto di Giulia' });
    api.answer(getProfile, { profile: aProfile({ photos: [photo(102), lockedPhoto(103)], num_photos: 2 }) });
    fireEvent.error(image);
    expect(await screen.findByText('Questa foto è stata cancellata.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Apri la foto a tutto schermo' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Foto 2' }));
    expect(screen.getByRole('img', { name: 'Foto di Giulia' })).toHaveAttribute('src', '/photos/102-640.webp');
    expect(screen.queryByText('Questa foto è stata cancellata.')).not.toBeInTheDocument();
  });

  it.each([
    ['the network is lost', (api: FakeApi) => api.handle(getProfile, () => ({ status: 404, data: { code: 'not_found' } }))],
    ['the server still has it', (api: FakeApi) => api],
  ])('ERR-24 does not call a photo deleted that did not load because %s, and loads it again on request', async (_why, happens) => {
    const { api } = await open(withPhotos);
    const image = await screen.findByRole('img', { name: 'Foto di Giulia' });
    happens(api);
    const before = api.seen(getProfile).length;
    fireEvent.error(image);
    expect(screen.getByText('Questa foto non si è caricata.')).toBeInTheDocument();
    await waitFor(() => expect(api.seen(getProfile).length).toBeGreaterThan(before));
    expect(screen.queryByText('Questa foto è stata cancellata.')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(screen.getByRole('img', { name: 'Foto di Giulia' })).toBeInTheDocument();
  });

  it('ERR-24 says so over the whole window too', async () => {
    const { api } = await open(withPhotos);
    await userEvent.click(await screen.findByRole('button', { name: 'Apri la foto a tutto schermo' }));
    const viewer = within(await screen.findByRole('dialog', { name: 'Foto di Giulia' }));
    api.answer(getProfile, { profile: aProfile({ photos: [photo(102), lockedPhoto(103)], num_photos: 2 }) });
    fireEvent.error(viewer.getByRole('img', { name: '1 di 3 foto' }));
    expect(await viewer.findByText('Questa foto è stata cancellata.')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    expect(viewer.getByRole('img', { name: '2 di 3 foto' })).toBeInTheDocument();
  });

  it('keeps the fictional label on a photo that fills the window', async () => {
    await open({ ...withPhotos, fictional: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Apri la foto a tutto schermo' }));
    expect(within(await screen.findByRole('dialog')).getByText('Profilo fittizio')).toBeInTheDocument();
  });
});
