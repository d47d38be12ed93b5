import * as React from 'react';
import singleSpaReact from 'single-spa-react';
import { currentLanguage } from '../../i18n/instance.ts';
import { InPage } from './InPage.tsx';
import type { Lifecycles, MountProps, PreparedCatalogue } from './lifecycles.ts';
import { pageRoot } from './pageRoot.ts';

/**
 * Lifecycles around one React root, with the page's only query cache, the texts of the current language before the
 * first render, and an error boundary that reports to the shell. Without the boundary a throw would leave `mount`
 * unsettled.
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

  /** Elements whose texts are still loading: they have no root yet, and the library fails to unmount what has none. */
  const waiting = new WeakSet<HTMLElement>();

  return {
    ...react,
    async bootstrap(props) {
      await catalogue.ready(currentLanguage());
      await react.bootstrap(props);
    },
    async mount(props) {
      waiting.add(props.domElement);
      // Catalogues in use follow a change of language; this one may not have been in use yet when it happened.
      await catalogue.ready(currentLanguage());
      // Unmounted meanwhile, by a caller that stopped waiting.
      if (!waiting.delete(props.domElement)) return;
      await react.mount(props);
    },
    async unmount(props) {
      if (!waiting.delete(props.domElement)) await react.unmount(props);
    },
  } satisfies Lifecycles<Props>;
}
