import { createApi } from '@amarena/shared/api';
import { createBus } from '@amarena/shared/bus';
import { getSettings } from '@amarena/shared/contracts/platform/settings';
import { aSettings, fakeApi } from '@amarena/shared/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { followSettings, SETTINGS_FRESH } from './followSettings.ts';

let visibility: DocumentVisibilityState;
let stop: () => void = () => undefined;
beforeEach(() => {
  visibility = 'visible';
  jest.useFakeTimers();
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function page(madeAt?: number) {
  const writer = createBus().connect();
  writer.set('settings', aSettings({ message_credits: 1 }));
  const api = fakeApi().answer(getSettings, aSettings({ message_credits: 2 }));
  stop = followSettings(writer, { ask: createApi({ adapter: api.adapter }).call, ...(madeAt !== undefined && { madeAt }) });
  return { writer, api, costs: () => writer.bus.settings$.value?.message_credits };
}
function becomes(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the settings of a page that stays open', () => {
  it('API-19 API-20 API-21 are asked for with the host and the query of the address, the host for its own domain', async () => {
    window.history.replaceState(null, '', '/members?network=a&domain=x.test');
    const { api, costs } = page();
    expect(api.seen(getSettings)).toEqual([]);
    await jest.advanceTimersByTimeAsync(SETTINGS_FRESH);
    expect(api.seen(getSettings).map(({ query }) => query)).toEqual([{ network: 'a', domain: window.location.host }]);
    expect(costs()).toBe(2);
  });

  it('are read at once where the page was stored long ago', async () => {
    const { costs } = page(Date.now() - SETTINGS_FRESH);
    await jest.advanceTimersByTimeAsync(0);
    expect(costs()).toBe(2);
  });

  it('are left alone while nobody sees the page, and read once it is seen again', async () => {
    const { api, costs } = page();
    becomes('hidden');
    await jest.advanceTimersByTimeAsync(3 * SETTINGS_FRESH);
    expect(api.seen(getSettings)).toEqual([]);
    becomes('visible');
    await jest.advanceTimersByTimeAsync(0);
    expect([api.seen(getSettings).length, costs()]).toEqual([1, 2]);
    becomes('hidden');
    becomes('visible');
    await jest.advanceTimersByTimeAsync(0);
    expect(api.seen(getSettings)).toHaveLength(1);
  });

  it('tell nobody where nothing changed, and stay where they cannot be read', async () => {
    const { writer, api, costs } = page();
    const told = jest.fn();
    const subscription = writer.bus.settings$.subscribe(told);
    told.mockClear();
    api.answer(getSettings, aSettings({ message_credits: 1 }));
    await jest.advanceTimersByTimeAsync(SETTINGS_FRESH);
    api.refuse(getSettings, { code: 'generic', status: 400 });
    await jest.advanceTimersByTimeAsync(SETTINGS_FRESH);
    expect(told).not.toHaveBeenCalled();
    expect(costs()).toBe(1);
    subscription.unsubscribe();
  });

  it('keep the country that was chosen while they were asked for', async () => {
    const { writer, api } = page();
    api.answer(getSettings, () => {
      const settings = writer.bus.settings$.value;
      if (settings !== null) writer.set('settings', { ...settings, geoip_selected_country: 'DE' });
      return aSettings();
    });
    await jest.advanceTimersByTimeAsync(SETTINGS_FRESH);
    expect(writer.bus.settings$.value?.geoip_selected_country).toBe('DE');
  });
});
