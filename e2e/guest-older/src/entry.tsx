import { defineLifecycles } from '@amarena/shared/neutral/lifecycles';
import { createRoot } from 'react-dom/client';
import { Boundary } from './Boundary.tsx';
import { catalogue } from './catalogue.ts';
import { OlderScreen } from './OlderScreen.tsx';

export default defineLifecycles({
  catalogue,
  show({ domElement, onCrash }) {
    const root = createRoot(domElement);
    root.render(
      <Boundary onCrash={onCrash}>
        <OlderScreen />
      </Boundary>,
    );
    return { remove: () => root.unmount() };
  },
});
