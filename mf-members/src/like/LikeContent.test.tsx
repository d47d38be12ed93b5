import { aLikedBy, anId, aUser, renderWith } from '@amarena/shared/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LikeContent } from './LikeContent.tsx';

const anna = anId(1);
const image = { filename: 'a-photo-b.webp', thumb_filename: 'a-thumb-c.webp', match: 'a-large-d.webp', status: 'active' } as const;

async function show(change: Parameters<typeof aLikedBy>[0] = {}) {
  const onOpen = jest.fn<(id: string) => void>();
  const like = aLikedBy({ id: anna, name: 'Anna', age: 34, city: 'Bologna', main_image: image, ...change });
  await renderWith(<LikeContent like={like} onOpen={onOpen} />, { session: { status: 'member', user: aUser() } });
  return { onOpen };
}

describe('what a pop-up says of a like', () => {
  it('WB-23 shows the liker’s main image and who it is', async () => {
    await show();
    expect(screen.getByRole('heading', { name: 'Ad Anna piaci' })).toBeInTheDocument();
    expect(screen.getByText('Anna ha 34 anni, vive a Bologna e ti ha messo like.')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Foto di Anna' })).toHaveAttribute(
      'srcset',
      expect.stringContaining('/photos/a-photo-b.webp 640w'),
    );
    expect(screen.queryByText('Like automatico')).not.toBeInTheDocument();
  });

  it('EN-18 shows the picture of the match path, and smaller ones where they are enough', async () => {
    await show();
    const picture = screen.getByRole('img', { name: 'Foto di Anna' });
    expect(picture).toHaveAttribute('src', '/photos/a-large-d.webp');
    expect(picture.getAttribute('srcset')).toBe(
      '/photos/a-thumb-c.webp 320w, /photos/a-card-b.webp 480w, /photos/a-photo-b.webp 640w, /photos/a-large-d.webp 1200w',
    );
  });

  it('WB-24 WB-27 has one action, and reports whose profile is wanted', async () => {
    const { onOpen } = await show();
    await userEvent.click(screen.getByRole('button'));
    expect(onOpen.mock.calls).toEqual([[anna]]);
  });

  it('WB-26 reports whose profile is wanted when the photo is pressed', async () => {
    const { onOpen } = await show();
    await userEvent.click(screen.getByRole('link', { name: 'Foto di Anna' }));
    expect(onOpen.mock.calls).toEqual([[anna]]);
  });

  it('says that we made an automatic like, and WB-37 that nobody can be met behind a fictional profile', async () => {
    await show({ automatic: true, fictional: true, like_new: false });
    expect(screen.getByRole('heading', { name: 'Ti presentiamo Anna' })).toBeInTheDocument();
    expect(screen.getByText('Like automatico')).toBeInTheDocument();
    expect(screen.getByText('Profilo fittizio')).toBeInTheDocument();
    expect(
      screen.getByText(/^Questo like lo abbiamo messo noi, in automatico\..*un incontro reale non è possibile\.$/),
    ).toBeInTheDocument();
  });
});
