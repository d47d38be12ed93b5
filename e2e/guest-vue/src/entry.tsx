import { defineLifecycles } from '@amarena/shared/neutral/lifecycles';
import { createApp } from 'vue';
import { catalogue } from './catalogue.ts';
import { Screen } from './screen.ts';

export default defineLifecycles({
  catalogue,
  show({ domElement, onCrash }) {
    const app = createApp(Screen);
    app.config.errorHandler = onCrash;
    app.mount(domElement);
    return { remove: () => app.unmount() };
  },
});
