import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { lazy } from 'react';
import type { AppProps } from 'single-spa';
import { defineCatalogue, setLanguage } from '../../i18n/index.ts';
import { useParams } from '../router.ts';
import { definePage } from './definePage.tsx';
import type { Lifecycles, MountProps } from './lifecycles.ts';

/** Texts that load or fail when the test says so. */
function lateTexts() {
  const texts = Promise.withResolvers<void>();
  const late = definePage({ catalogue: { ready: () => texts.promise }, screens: { 'members-id': () => <p>Late</p> } });
  return { texts, late };
}

const catalogue = defineCatalogue<{ title: string }>({
  namespace: 'page-test',
  load: async (language) => ({ default: { title: language === 'it' ? 'Profilo' : 'Profil' } }),
});

function Profile() {
  const t = catalogue.useT();
  return (
    <p>
      {t('title')} {useParams<'members-id'>().id}
    </p>
  );
}
function Broken(): never {
  throw new Error('render');
}

let page: Lifecycles;
let props: MountProps & AppProps;
beforeEach(() => {
  window.history.replaceState(null, '', '/members/p1');
  page = definePage({ catalogue, screens: { 'members-id': Profile, members: Broken } });
  props = {
    name: 'mf_members_1_0_0',
    singleSpa: {},
    mountParcel: () => Promise.reject(new Error('not used')) as never,
    domElement: document.body.appendChild(document.createElement('div')),
    onCrash: jest.fn(),
  };
});
afterEach(() => props.domElement.remove());

// A page settles when React renders by itself, as in the shell; inside act() it would wait for act to end.
let actEnvironment: unknown;
beforeEach(() => {
  actEnvironment = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
});
afterEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', actEnvironment);
});

async function mount(): Promise<void> {
  await page.bootstrap(props);
  await page.mount(props);
}
const unmount = () => page.unmount(props);

describe('a page of a remote', () => {
  it('shows the screen of the address with its parameters', async () => {
    await mount();
    expect(screen.getByText('Profilo p1')).toBeInTheDocument();
    await unmount();
    expect(props.domElement).toBeEmptyDOMElement();
  });

  it('follows a change of language without being mounted again', async () => {
    await mount();
    await setLanguage('de');
    expect(await screen.findByText('Profil p1')).toBeInTheDocument();
    await setLanguage('it');
    await unmount();
  });

  it('tells the shell when it throws while rendering, and shows nothing', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    window.history.replaceState(null, '', '/members');
    await mount();
    expect(props.onCrash).toHaveBeenCalledWith(expect.objectContaining({ message: 'render' }));
    expect(props.domElement).toBeEmptyDOMElement();
    await unmount();
    logged.mockRestore();
  });

  it('can be mounted again after it was taken down', async () => {
    await mount();
    await unmount();
    await mount();
    expect(screen.getByText('Profilo p1')).toBeInTheDocument();
    await unmount();
  });

  it('comes down quietly where its texts failed to come', async () => {
    const { texts, late } = lateTexts();
    const mounting = late.mount(props);
    texts.reject(new Error('no texts'));
    await expect(mounting).rejects.toThrow('no texts');
    await expect(late.unmount(props)).resolves.toBeUndefined();
  });

  it('does not show itself any more where it was taken down before its texts came', async () => {
    const { texts, late } = lateTexts();
    const mounting = late.mount(props);
    await late.unmount(props);
    texts.resolve();
    await mounting;
    expect(props.domElement).toBeEmptyDOMElement();
  });

  it('leaves a sign in its place while the chunk of its screen is on its way', async () => {
    const screens = { 'members-id': lazy(() => new Promise<never>(() => undefined)) };
    page = definePage({ catalogue, screens });
    await mount();
    expect(props.domElement).not.toBeEmptyDOMElement();
    expect(props.domElement).toHaveTextContent(/^$/);
    await unmount();
  });

  it('shows nothing at an address of another remote', async () => {
    window.history.replaceState(null, '', '/chats');
    await mount();
    expect(props.domElement).toBeEmptyDOMElement();
    expect(props.onCrash).not.toHaveBeenCalled();
    await unmount();
  });

  it('has no screen for a route that does not exist', async () => {
    // @ts-expect-error The compiler refuses a name that the table of routes does not have.
    page = definePage({ catalogue, screens: { nowhere: Profile } });
    window.history.replaceState(null, '', '/nowhere');
    await mount();
    expect(props.domElement).toBeEmptyDOMElement();
    await unmount();
  });
});
