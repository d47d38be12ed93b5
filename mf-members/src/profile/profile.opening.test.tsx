import { getLikes, putLikes } from '@amarena/shared/contracts/people/likes';
import { getProfile } from '@amarena/shared/contracts/people/profile';
import { postVisit } from '@amarena/shared/contracts/people/visits';
import type { AppError } from '@amarena/shared/errors';
import { navigate } from '@amarena/shared/router';
import { aLikedBy, anId, aUser } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { asked, open, server, visitor } from './testing.tsx';

describe('a visit', () => {
  it('is told to the server once the page is there', async () => {
    const { api } = await open();
    await screen.findByRole('heading', { level: 1, name: 'Giulia, 34' });
    await waitFor(() => expect(api.seen(postVisit).map(({ body }) => body)).toEqual([{ profile: anId(1) }]));
  });

  it.each([
    ['a member on their own profile', { status: 'member', user: aUser({ id: anId(1) }) } as const],
    ['a person without a session', visitor],
  ])('is not told of %s', async (_who, session) => {
    const { api } = await open({}, { session });
    await screen.findByRole('heading', { level: 1, name: 'Giulia, 34' });
    expect(api.seen(postVisit)).toHaveLength(0);
  });
});

describe('a member seen before', () => {
  const goTo = (number: number) => act(async () => navigate(`/members/${anId(number)}`));

  it('EN-45 comes from the cache before the call answers', async () => {
    const api = server();
    await open({}, { api });
    await screen.findByRole('heading', { level: 1, name: 'Giulia, 34' });
    api.handle(getProfile, () => 'wait');
    await goTo(2);
    await goTo(1);
    expect(screen.getByRole('heading', { level: 1, name: 'Giulia, 34' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'In breve' })).toBeInTheDocument();
  });

  it('shows what a grid knew while the profile is on the way', async () => {
    const api = server();
    await open({}, { api });
    await screen.findByRole('region', { name: 'Persone simili' });
    api.handle(getProfile, () => 'wait');
    await goTo(2);
    expect(screen.getByRole('heading', { level: 1, name: 'Martina, 34' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'In breve' })).not.toBeInTheDocument();
  });
});

describe('a profile that cannot be shown', () => {
  it.each<[string, AppError['code'], string]>([
    ['ERR-23 tells that the member has blocked', 'blocked_by_user', 'Questa persona ti ha bloccato'],
    ['tells that it is paused', 'profile_disabled', 'Questo profilo è in pausa'],
    ['tells that it was deleted', 'profile_deleted', 'Questo profilo non c’è più'],
    ['tells that it does not exist', 'not_found', 'Profilo non trovato'],
  ])('%s', async (_title, code, words) => {
    await open({}, { api: server().refuse(getProfile, { code } as AppError, 404) });
    expect(await screen.findByRole('heading', { level: 1, name: words })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Torna alla ricerca' })).toHaveAttribute('href', '/members');
  });

  it('asks the server for no address that is not an id', async () => {
    const { api } = await open({}, { address: '/members/nobody' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Profilo non trovato' })).toBeInTheDocument();
    expect(api.seen(getProfile)).toHaveLength(0);
  });
});

describe('the profile of someone who likes the member', () => {
  const likes = [1, 2, 3].map((number) => aLikedBy({ id: anId(number), like_new: true }));
  /** The new flags of the likes in the cache, as every part of the page reads them. */
  const flags = () => screen.getByRole('status', { name: 'flags' }).textContent;
  const bus = { badges: { unread: 0, newLikes: 3 } };

  it('CVS-02 CVS-03 clears the new flag of all likes, the opened one too', async () => {
    const api = server().answer(getLikes, { profiles: [], liked_by: likes }).answer(putLikes, undefined);
    await open({}, { api, bus });
    await waitFor(() => expect(asked).toContainEqual({ type: 'likesSeen' }));
    expect(api.seen(putLikes)).toHaveLength(1);
    expect(flags()).toBe('false false false');
  });

  it('leaves the flags where someone else is opened', async () => {
    const api = server().answer(getLikes, { profiles: [], liked_by: likes.slice(1) });
    await open({}, { api, bus });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(api.seen(getLikes)).toHaveLength(1));
    expect(asked).not.toContainEqual({ type: 'likesSeen' });
    expect(flags()).toBe('true true');
  });
});
