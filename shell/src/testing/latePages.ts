import type { AnyRemote } from '@amarena/shared/contracts/platform/routes';
import { RENDERED } from '@amarena/shared/federation/render';
import type { AppProps } from '@amarena/shared/spa';
import type { Lifecycles } from '@amarena/shared/spa-react';
import { afterEach, beforeEach, jest } from '@jest/globals';
import { createPageApplication, type PageApplication } from '../loading/pageApplication.ts';
import { createLoader } from '../loading/versions.ts';
import { createLateRouting } from '../routing/lateRouting.ts';
import { aPage, aSnapshot, aVersion, fakeFederation } from './fakeRemotes.ts';

type SingleSpa = typeof import('@amarena/shared/spa');

/** Gives each test of a file a single-spa of its own, at `/members`. */
export function withOwnSingleSpa(): void {
  const { addEventListener, removeEventListener } = window;
  const { pushState, replaceState } = window.history;
  beforeEach(() => {
    jest.resetModules();
    // Each one warns of the one before.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    window.history.replaceState(null, '', '/members');
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Object.assign(window, { addEventListener, removeEventListener });
    Object.assign(window.history, { pushState, replaceState });
  });
}

/** Lets everything run that does not wait for a time. */
export const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A remote that notes what happens to it. */
function anApplication(name: string, said: string[]) {
  const got: AppProps[] = [];
  return {
    got,
    bootstrap: async () => undefined,
    async mount(props: AppProps) {
      got.push(props);
      said.push(`${name} stands`);
    },
    async unmount() {
      said.push(`${name} is gone`);
    },
    // It stands as soon as it is mounted.
    cancel: () => false,
  };
}

interface Given {
  readonly first: AnyRemote;
  readonly applications: readonly (readonly [AnyRemote, PageApplication])[];
  readonly said: string[];
  /** Whether someone is logged in. */
  readonly loggedIn?: () => boolean;
}

/** Routing between the search and the chats; single-spa arrives when the test says so. */
function aRouting({ first, applications, said, loggedIn = () => true }: Given) {
  const path = (remote: AnyRemote) => (remote === 'mf-chat' ? '/chats' : '/members');
  let open = true;
  const coming = Promise.withResolvers<SingleSpa>();
  const load = jest.fn(() => coming.promise);
  const reload = jest.fn(() => true);
  const shows = (remote: AnyRemote) => open && loggedIn() && window.location.pathname === path(remote);
  const routing = createLateRouting({ first, shows, load, reload });
  return {
    said,
    load,
    reload,
    routing,
    coming,
    start: () => routing.start(new Map(applications), () => said.push('followed')),
    async arrive() {
      coming.resolve(await import('@amarena/shared/spa'));
      await routing.load();
      await settled();
    },
    /** The instance of single-spa of this test changes nothing any more. */
    close() {
      open = false;
    },
  };
}

/** A page of the search that stands, with the chats as another remote. */
export function aStandingPage() {
  const said: string[] = [];
  const [members, chat] = [anApplication('members', said), anApplication('chat', said)];
  let loggedIn = true;
  const applications = [
    ['mf-members', members],
    ['mf-chat', chat],
  ] as const;
  const page = aRouting({ first: 'mf-members', applications, said, loggedIn: () => loggedIn });
  page.start();
  return {
    ...page,
    members,
    logOut() {
      loggedIn = false;
      page.routing.refresh();
    },
    logIn() {
      loggedIn = true;
      page.routing.refresh();
    },
  };
}

/** The chats as the server rendered them, not started; their code arrives when the test says so. */
export function aRenderedPage() {
  window.history.replaceState(null, '', '/chats');
  const code = Promise.withResolvers<Lifecycles>();
  const slot = document.createElement('div');
  slot.innerHTML = `<div ${RENDERED}="mf_chat_1_0_0">rendered</div>`;
  const reports: string[] = [];
  const loader = createLoader({
    snapshot: aSnapshot(aVersion('1.0.0')),
    federation: fakeFederation({ '1.0.0': () => code.promise }),
    report: (_, version, failure) => reports.push(`${version} ${failure.kind}`),
    there: async () => false,
  });
  const view = { starting: jest.fn(), started: jest.fn(), failed: jest.fn() };
  const chat = createPageApplication('mf-chat', { loader, slot, view, reloadForChunk: () => false });
  const said: string[] = [];
  const applications = [
    ['mf-chat', chat],
    ['mf-members', anApplication('members', said)],
  ] as const;
  return {
    ...aRouting({ first: 'mf-chat', applications, said }),
    slot,
    reports,
    async codeArrives() {
      code.resolve(aPage('mounted'));
      await settled();
    },
  };
}
