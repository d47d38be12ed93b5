import { postLanderStart } from '@amarena/shared/contracts/landers/landers';
import { fakeApi, renderWith } from '@amarena/shared/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aLanderPage } from '../testing/aLanderPage.ts';
import { TransitionsScreen } from '../transitionsvideolanding/TransitionsScreen.tsx';
import { VideoScreen } from '../video/VideoScreen.tsx';
import { mayAutoplay } from './mayAutoplay.ts';

const film = () => document.querySelector('video');
const wants = (less: boolean) => {
  window.matchMedia = (query) => Object.assign(new EventTarget(), { matches: less, media: query }) as MediaQueryList;
};

async function open(template: 'video' | 'transitionsvideolanding') {
  const View = template === 'video' ? VideoScreen : TransitionsScreen;
  await renderWith(<View page={aLanderPage(template)} />, { api: fakeApi().answer(postLanderStart, undefined) });
}

beforeEach(() => wants(false));

describe('a film', () => {
  it('LN-02 plays by itself without a sound, over its still picture', async () => {
    await open('video');
    expect(film()).toHaveProperty('muted', true);
    expect(film()?.querySelectorAll('source')).toHaveLength(2);
    expect(screen.getByRole('img', { name: 'Due tazze' })).toBeInTheDocument();
  });

  it('says its lines as captions at their time, and all of them to a screen reader', async () => {
    await open('video');
    expect(screen.getByText('Una riga al mattino.')).toBeInTheDocument();
    const video = film();
    if (video === null) throw new Error('No film');
    video.currentTime = 1;
    fireEvent.timeUpdate(video);
    expect(screen.getAllByText('Una riga al mattino.')).toHaveLength(2);
    video.currentTime = 5;
    fireEvent.timeUpdate(video);
    expect(screen.getAllByText('Una riga al mattino.')).toHaveLength(1);
  });

  it('is not loaded until play is pressed if less motion is preferred', async () => {
    wants(true);
    await open('video');
    expect(film()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Avvia il filmato' }));
    expect(film()).toBeInTheDocument();
  });

  it('is not loaded for who saves data', () => {
    expect(mayAutoplay({ matchMedia: window.matchMedia }, { connection: { saveData: true } })).toBe(false);
    expect(mayAutoplay({ matchMedia: window.matchMedia }, {})).toBe(true);
  });

  it('LN-03 gives way to the next scene at its end, and scenes can be chosen', async () => {
    await open('transitionsvideolanding');
    expect(screen.getByRole('button', { name: 'Due tazze' })).toHaveAttribute('aria-current', 'true');
    const video = film();
    if (video === null) throw new Error('No film');
    fireEvent.ended(video);
    expect(screen.getByRole('button', { name: 'Una panchina' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Due tazze' }));
    expect(screen.getByRole('button', { name: 'Due tazze' })).toHaveAttribute('aria-current', 'true');
  });
});
