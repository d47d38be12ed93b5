import { afterEach, describe, expect, it, jest } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { hideAtOnce, hideOnDoubleEscape, NEUTRAL_PAGE } from './quickHide.ts';

let stop: (() => void) | undefined;
afterEach(() => stop?.());

describe('hiding at once', () => {
  it('leaves for a page that tells nothing', () => {
    const go = jest.fn();
    hideAtOnce(go);
    expect(go).toHaveBeenCalledWith(NEUTRAL_PAGE);
  });

  it('answers two quick presses of Escape, not one', async () => {
    const hide = jest.fn();
    stop = hideOnDoubleEscape(hide);
    await userEvent.keyboard('{Escape}');
    expect(hide).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(hide).toHaveBeenCalledTimes(1);
  });
});
