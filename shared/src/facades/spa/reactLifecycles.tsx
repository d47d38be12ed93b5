import * as React from 'react';
import singleSpaReact from 'single-spa-react';
import type { Language } from '../../contracts/languages.ts';
import { currentLanguage } from '../../i18n/instance.ts';
import { InPage } from './InPage.tsx';
import type { Lifecycles, MountProps } from './lifecycles.ts';
import { pageRoot } from './pageRoot.ts';

/** What a page or a widget needs of its catalogue: that a language's texts are there. */
export interface PreparedCatalogue {
  ready(language: Language): Promise<unknown>;
}

/**
 * Lifecycles around one React root: with the page's one query cache, the texts of the language in use before the
 * first render, and a boundary that reports to the shell. Without the boundary a throw would leave `mount` unsettled.
 */
export function reactLifecycles<Props extends MountProps>(catalogue: PreparedCatalogue, Content: (props: Props) => React.ReactNode) {
  const Inside = (props: { of: Props }) => Content(props.of);

  function Root(props: Props) {
    return (
      <InPage onCrash={props.onCrash}>
        <Inside of={props} />
      </InPage>
    );
  }

  const react = singleSpaReact<Props>({
    React,
    ReactDOMClient: { createRoot: pageRoot },
    renderType: 'createRoot',
    rootComponent: Root,
    suppressComponentDidCatchWarning: true,
  });

  /** Elements whose texts are still on their way: they have no root yet, and the library fails at taking down what has none. */
  const waiting = new WeakSet<HTMLElement>();

  return {
    ...react,
    async bootstrap(props) {
      await catalogue.ready(currentLanguage());
      await react.bootstrap(props);
    },
    async mount(props) {
      waiting.add(props.domElement);
      // Texts in use follow a change of language; these were perhaps not in use yet when it happened.
      await catalogue.ready(currentLanguage());
      // Taken down meanwhile, by someone who waited no longer.
      if (!waiting.delete(props.domElement)) return;
      await react.mount(props);
    },
    async unmount(props) {
      if (!waiting.delete(props.domElement)) await react.unmount(props);
    },
  } satisfies Lifecycles<Props>;
}
