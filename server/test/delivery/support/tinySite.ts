import { LIVE_PATH } from '@amarena/shared/contracts/chat/live';
import { postClientError } from '@amarena/shared/contracts/platform/clientErrors';
import { type GuestContract, isGuestName } from '@amarena/shared/contracts/platform/guests';
import { type AnyRemote, type RemoteName, ROUTES } from '@amarena/shared/contracts/platform/routes';
import type { WidgetExamples } from '@amarena/shared/contracts/platform/widgetExamples';
import { exposedAs } from '@amarena/shared/contracts/platform/widgets';
import { BOOT_ELEMENT, ROOT_ELEMENT } from '@amarena/shared/federation/bootElements';
import { ARTIFACTS_POLICY } from '@amarena/shared/federation/integrity';
import { containerName, ENTRY_FILE, type Manifest } from '@amarena/shared/federation/manifest';
import { ROUTING_HELD, RUNTIME_GLOBAL } from '@amarena/shared/federation/runtime';
import type { DeliveryStores } from '../../../src/delivery/folders.ts';
import { publishBuild } from './delivery.ts';

/** Patterns of the addresses that a remote has. */
const addresses = (remote: RemoteName): string[] =>
  ROUTES.filter(({ owner }) => owner === remote).map(({ path }) => `^${path.replaceAll(/:\w+/g, '[^/]+')}$`);

/** A version whose page stands for a while before the shell follows the address. */
export const SLOW_VERSION = '1.9.9';

/**
 * A handwritten shell: runs the entry of the page's remote, mounts its page, and reports exceptions. No fallback
 * version, no retry. Every address to which a page goes without a reload is one that does not exist.
 */
export const TINY_SHELL = `
  const { snapshot } = JSON.parse(document.getElementById('${BOOT_ELEMENT}').textContent);
  const addresses = ${JSON.stringify({ 'mf-chat': addresses('mf-chat'), 'mf-signup': addresses('mf-signup') })};
  const [, more, guest] = location.pathname.split('/');
  const ofSite = Object.keys(addresses).find((one) => addresses[one].some((pattern) => new RegExp(pattern).test(location.pathname)));
  const remote = more === 'more' ? 'mf-' + guest : ofSite;
  const [version] = snapshot.remotes[remote] ?? [];
  const slot = document.createElement('main');
  document.getElementById('${ROOT_ELEMENT}').append(slot);
  const report = (kind, cause) => fetch('${postClientError.path}', {
    method: '${postClientError.method}',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ remote, version: version.version, kind, message: cause.message, route: '' }),
  });
  const notFound = () => {
    slot.replaceChildren(document.createElement('h1'));
    slot.firstChild.textContent = 'Not found';
  };
  let leave = async () => {};
  const { pushState } = history;
  const follow = (...words) => {
    pushState.apply(history, words);
    leave().then(notFound);
  };
  const handOver = () => {
    history.pushState = follow;
    delete window[Symbol.for('${ROUTING_HELD}')];
  };
  // As on a busy machine, where a page stands for a while before what follows the address has come.
  if (version?.version !== '${SLOW_VERSION}') handOver();
  else {
    window[Symbol.for('${ROUTING_HELD}')] = true;
    history.pushState = (...words) => pushState.apply(history, words);
    setTimeout(handOver, 3_000);
  }
  const show = async () => {
    const { bootstrap, mount, unmount } = (await window[version.container].get('./page'))();
    const props = { domElement: slot.appendChild(document.createElement('div')), onCrash: (cause) => report('crashed', cause) };
    await bootstrap(props);
    await mount(props);
    leave = () => unmount(props);
  };
  if (remote === undefined) notFound();
  else {
  const script = document.createElement('script');
  script.integrity = version.integrity['${ENTRY_FILE}'];
  script.crossOrigin = 'anonymous';
  script.src = trustedTypes.createPolicy('${ARTIFACTS_POLICY}', { createScriptURL: (url) => url }).createScriptURL(version.base + '${ENTRY_FILE}');
  script.onload = () => show().catch((cause) => report('threw_while_mounting', cause));
  document.head.append(script);
  }
`;

/** What `tinyShell` does for a part that asks for sign-up: the body of a function of the event. */
export const SIGNUP_DIALOG = `
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-label', 'Sign up');
  dialog.textContent = 'Welcome';
  document.body.append(dialog);`;
/** What `tinyShell` does with an event from the server: the body of a function of the event and of those who listen. */
export const PASS_ON = 'for (const hear of listeners) hear(event);';

/** The handwritten shell with a bus: remotes find it as `window.tinyBus`. */
export const tinyShell = ({ signup = SIGNUP_DIALOG, passOn = PASS_ON } = {}): string => `{
  const listeners = new Set();
  const bus = {
    ask: (event) => {
      if (event.type === 'signup') { ${signup} }
    },
    live$: { subscribe: (hear) => listeners.add(hear) },
  };
  window.tinyBus = bus;
  const consumes = ({ chunkId, webpackRequire }) => {
    for (const id of webpackRequire.consumesLoadingData.chunkMapping[chunkId]) webpackRequire.m[id] = (module) => (module.exports = { bus });
  };
  Object.defineProperty(window, '${RUNTIME_GLOBAL}', { value: { runtime: {}, bundlerRuntime: { init: () => ({}), consumes } } });
  const received = (event) => { ${passOn} };
  const { user } = JSON.parse(document.getElementById('${BOOT_ELEMENT}').textContent);
  if (user !== null) new EventSource('${LIVE_PATH}').onmessage = ({ data }) => received(JSON.parse(data));
}
${TINY_SHELL}`;

/** Body of a mount that works: it adds an element with a text to its box. */
export const shows = (tag: string, text: string): string => `
  const element = document.createElement('${tag}');
  element.textContent = '${text}';
  domElement.append(element);`;

interface TinyVersion {
  readonly remote: AnyRemote;
  readonly version: string;
  /** Body of the page's mount; default: a heading. */
  readonly page?: string;
  /** Body of the unmount of both; default: nothing. */
  readonly unmount?: string;
  /** Body of the mount of the widget "signup", of a guest of its widget "teaser"; absent: the remote has none. */
  readonly widget?: string;
  /** Widgets that it shows, by name, with examples of them; a guest also has some of its own. */
  readonly examples?: WidgetExamples | Readonly<Record<string, readonly object[]>>;
  readonly eventExamples?: Manifest['event_examples'];
  readonly routeExamples?: Manifest['route_examples'];
  /** What a guest says otherwise. */
  readonly guest?: Partial<GuestContract>;
}

/** Publishes a handwritten remote of one file. */
export function publishTiny(
  stores: DeliveryStores,
  { remote, version, page = shows('h1', 'Stands'), unmount = '', widget, examples = {}, guest = {}, ...more }: TinyVersion,
): Promise<void> {
  const lifecycles = (mount: string, end = '') =>
    `{ bootstrap: async () => {}, unmount: async ({ domElement }) => {${end}}, mount: async ({ domElement, onCrash, onClose, email, name }) => {${mount}} }`;
  const offered = isGuestName(remote) ? `${remote}/teaser` : 'signup';
  const entry = `window.${containerName(remote, version)} = {
    get: async (name) => () => ({ './page': ${lifecycles(page, unmount)}, '${exposedAs(offered)}': ${lifecycles(widget ?? '', unmount)} })[name],
  };`;
  const widgets: Record<string, string> = widget === undefined ? {} : { [offered]: '1.0.0' };
  const shown = Object.keys(examples).filter((name) => widgets[name] === undefined);
  const uses = Object.fromEntries(shown.map((name) => [name, '1.0.0']));
  const requires = { runtime: '1.0.0', widgets: '1.2.0', ...(isGuestName(remote) && { guests: '1.0.0' }) };
  const manifest = { event_examples: more.eventExamples, route_examples: more.routeExamples };
  return publishBuild(stores, { remote, version, widgets, uses, examples, guest, requires, manifest, files: { [ENTRY_FILE]: entry } });
}
