import { ROOT_ELEMENT, START_WORDS_ELEMENT } from '@amarena/shared/federation/bootElements';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { reloadWhenRecovered, showStartFailure } from './showStartFailure.ts';

const missing = Object.assign(new Error('Loading chunk 7 failed. (error: http://localhost/shell/1/7.js)'), { name: 'ChunkLoadError' });
const broken = new Error('The page has no element "boot".');
const fetched = jest.fn<typeof fetch>();

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = `<div id="${ROOT_ELEMENT}"></div><template id="${START_WORDS_ELEMENT}">
    <p><strong data-when="missing">Non è arrivata tutta</strong><strong data-when="broken">Non è partita</strong></p>
    <p data-when="missing">Forse la connessione si è interrotta.</p><p data-when="broken">È un problema nostro.</p>
    <p><a href="">Riprova</a></p></template>`;
  globalThis.fetch = fetched;
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  fetched.mockReset();
});

const answer = (ok: boolean) => fetched.mockResolvedValue({ ok } as Response);

describe('a shell that cannot start', () => {
  it('says of a part that did not arrive that the connection may be why, without words for developers', () => {
    showStartFailure(missing);
    expect(screen.getByRole('heading', { name: 'Non è arrivata tutta' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Forse la connessione si è interrotta.');
    expect(screen.getByRole('alert')).not.toHaveTextContent(/chunk|http|Non è partita|problema nostro/);
  });

  it('says of what arrived and is broken that it is ours, with the reason', () => {
    showStartFailure(broken);
    expect(screen.getByRole('heading', { name: 'Non è partita' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('È un problema nostro.');
    expect(screen.getByRole('alert')).toHaveTextContent('The page has no element "boot".');
    expect(screen.getByRole('alert')).not.toHaveTextContent(/interrotta|arrivata/);
  });

  it('gives the reason where the HTML brought no words', () => {
    document.getElementById(START_WORDS_ELEMENT)?.remove();
    showStartFailure(broken);
    expect(screen.getByRole('alert')).toHaveTextContent('The page has no element "boot".');
  });

  it('loads the page again once the part that did not arrive can be had', async () => {
    const reload = jest.fn(() => true);
    answer(false);
    reloadWhenRecovered(missing, reload);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(fetched).toHaveBeenCalledWith('http://localhost/shell/1/7.js', expect.objectContaining({ method: 'HEAD' }));
    expect(reload).not.toHaveBeenCalled();
    answer(true);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('CHK-02 waits on where it was loaded again less than a minute ago', async () => {
    const answers = [false, true];
    const reload = jest.fn(() => answers.shift() ?? true);
    answer(true);
    reloadWhenRecovered(missing, reload);
    await jest.advanceTimersByTimeAsync(5_000);
    await jest.advanceTimersByTimeAsync(10_000);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('loads a broken page again after a minute, not sooner', async () => {
    const reload = jest.fn(() => true);
    answer(true);
    reloadWhenRecovered(broken, reload);
    await jest.advanceTimersByTimeAsync(59_999);
    expect(reload).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
