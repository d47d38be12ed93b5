import type { Page } from '@playwright/test';
import { type Action, act, found } from './act.ts';
import { arrive, comeBack, isAway, type Setting, stayLoggedIn } from './arrive.ts';
import { type Control, controlsOn } from './controls.ts';
import { addressOf, type Fault, faultsOn, lasting } from './faults.ts';
import { kindOf, note, type Reached } from './reached.ts';
import { atRest } from './rest.ts';
import { documentOf } from './steady.ts';

export interface Walk {
  readonly actions: readonly Action[];
  /** The first fault; null if none. */
  readonly fault: Fault | null;
}

/** Performs what `next` returns until it returns nothing, and checks the page after each action. */
export async function walk(
  setting: Setting,
  reached: Reached,
  next: (page: Page, controls: readonly Control[]) => Action | null,
): Promise<Walk> {
  const { url } = setting;
  const { context, page: first, heard, email } = await arrive(setting);
  const actions: Action[] = [];
  let fault: Fault | null = null;
  let page = first;
  try {
    let last: string | null = null;
    let before = '';
    await atRest(page, heard);
    for (;;) {
      const controls = await controlsOn(page);
      const here = addressOf(page);
      note(reached, controls, here, here === before ? last : null);
      const action = next(page, controls);
      if (action === null) break;
      actions.push(action);
      const began = await documentOf(page);
      const control = 'control' in action ? found(controls, action.control) : undefined;
      last = control === undefined ? null : kindOf(control, here);
      before = here;
      heard.missed = false;
      page = await act(page, action, controls, heard);
      if (last !== null && !heard.missed) reached.used.add(last);
      if (isAway(page, url)) await comeBack(page, heard);
      await atRest(page, heard);
      const sameDocument = (await documentOf(page)) === began;
      const pressed = action.do === 'press' && control !== undefined && !heard.missed;
      // An overlay that hides the site disappears a moment later.
      const look = async () =>
        isAway(page, url) ? [] : faultsOn(page, { sameDocument, pressed, offline: heard.offline, controls: await controlsOn(page) });
      const faults = await lasting(page, look);
      if (isAway(page, url)) await comeBack(page, heard);
      fault = heard.faults[0] ?? faults[0] ?? null;
      if (fault !== null) break;
      if (email !== null && !heard.offline) await stayLoggedIn(page, email);
    }
  } catch (problem) {
    // One page that never loads ends its walk, not the run; its seed can be repeated like that of any other fault.
    if (!(problem instanceof Error)) throw problem;
    fault = { what: `the walk broke off: ${problem.message.split('\n')[0]}`, at: addressOf(page) };
  } finally {
    await context.close();
  }
  return { actions, fault };
}
