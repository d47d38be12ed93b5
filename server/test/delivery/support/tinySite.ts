import { postClientError } from '@amarena/shared/contracts/platform/clientErrors';
import type { GuestContract } from '@amarena/shared/contracts/platform/guests';
import { type AnyRemote, type RemoteName, ROUTES } from '@amarena/shared/contracts/platform/routes';
import { BOOT_ELEMENT, ROOT_ELEMENT } from '@amarena/shared/federation/bootElements';
import { ARTIFACTS_POLICY } from '@amarena/shared/federation/integrity';
import { containerName, ENTRY_FILE } from '@amarena/shared/federation/manifest';
import type { DeliveryStores } from '../../../src/delivery/folders.ts';
import { publishBuild } from './delivery.ts';

/** Patterns of the addresses that a remote has. */
const addresses = (remote: RemoteName): string[] =>
  ROUTES.filter(({ owner }) => owner === remote).map(({ path }) => `^${path.replaceAll(/:\w+/g, '[^/]+')}$`);

/**
 * A handwritten shell: runs the entry of the page's remote, mounts its page, and reports exceptions. No fallback
 * version, no retry.
 */
export const TINY_SHELL = `
  const { snapshot } = JSON.parse(document.getElementById('${BOOT_ELEMENT}').textContent);
  const chats = ${JSON.stringify(addresses('mf-chat'))};
  const [, more, guest] = location.pathname.split('/');
  const ofSite = chats.some((pattern) => new RegExp(pattern).test(location.pathname)) ? 'mf-chat' : 'mf-signup';
  const remote = more === 'more' ? 'mf-' + guest : ofSite;
  const [version] = snapshot.remotes[remote];
  const slot = document.createElement('main');
  document.getElementById('${ROOT_ELEMENT}').append(slot);
  const report = (kind, cause) => fetch('${postClientError.path}', {
    method: '${postClientError.method}',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ remote, version: version.version, kind, message: cause.message, route: '' }),
  });
  const show = async () => {
    const { bootstrap, mount } = (await window[version.container].get('./page'))();
    const props = { domElement: slot.appendChild(document.createElement('div')), onCrash: (cause) => report('crashed', cause) };
    await bootstrap(props);
    await mount(props);
  };
  const script = document.createElement('script');
  script.integrity = version.integrity['${ENTRY_FILE}'];
  script.crossOrigin = 'anonymous';
  script.src = trustedTypes.createPolicy('${ARTIFACTS_POLICY}', { createScriptURL: (url) => url }).createScriptURL(version.base + '${ENTRY_FILE}');
  script.onload = () => show().catch((cause) => report('threw_while_mounting', cause));
  document.head.append(script);
`;

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
  /** Body of the mount of the widget "signup"; absent: the remote has none. */
  readonly widget?: string;
  /** What a guest says otherwise. */
  readonly guest?: Partial<GuestContract>;
}

/** Publishes a handwritten remote of one file. */
export function publishTiny(
  stores: DeliveryStores,
  { remote, version, page = shows('h1', 'Stands'), widget, guest = {} }: TinyVersion,
): Promise<void> {
  const lifecycles = (mount: string) =>
    `{ bootstrap: async () => {}, unmount: async () => {}, mount: async ({ domElement, onCrash, onClose }) => {${mount}} }`;
  const entry = `window.${containerName(remote, version)} = {
    get: async (name) => () => ({ './page': ${lifecycles(page)}, './signup': ${lifecycles(widget ?? '')} })[name],
  };`;
  const widgets: Record<string, string> = widget === undefined ? {} : { signup: '1.0.0' };
  return publishBuild(stores, { remote, version, widgets, guest, files: { [ENTRY_FILE]: entry } });
}
