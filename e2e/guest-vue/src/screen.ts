import { call } from '@amarena/shared/api';
import { getCommunity } from '@amarena/shared/contracts/platform/community';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { bus, type StateStream } from '@amarena/shared/neutral/bus';
import { navigate } from '@amarena/shared/neutral/router';
import { type MountedWidget, widgetHost } from '@amarena/shared/neutral/widgets';
import { defineComponent, h, onMounted, onUnmounted, ref, type ShallowRef, shallowRef, version } from 'vue';
import { catalogue } from './catalogue.ts';

const NAME = { framework: `Vue ${version}` };

/** The current value of a stream, with the means of Vue. */
function current<Value>(stream: StateStream<Value>): ShallowRef<Value> {
  const value = shallowRef(stream.value);
  const subscription = stream.subscribe((next) => {
    value.value = next;
  });
  onUnmounted(() => subscription.unsubscribe());
  return value;
}

/** A row of members that another remote draws, in React. */
const Recent = defineComponent(() => {
  const place = ref<HTMLElement | null>(null);
  const failed = ref(false);
  let widget: MountedWidget<'recent'> | null = null;
  onMounted(() => {
    // The widget renders a root of its own, so it gets an element that Vue never touches.
    const at = place.value?.appendChild(document.createElement('div'));
    if (at === undefined) return;
    widget = widgetHost().mount('recent', at, { country: null }, () => {
      failed.value = true;
    });
  });
  onUnmounted(() => widget?.unmount());
  return () => (failed.value ? null : h('div', { ref: place }));
});

/** `/more/vue`. */
export const Screen = defineComponent(() => {
  const language = current(bus.language$);
  const credits = current(bus.credits$);
  const members = ref<number | null>(null);
  const broken = ref(false);
  const search = pathTo('members');
  onMounted(async () => {
    const answer = await call(getCommunity);
    if (answer.ok) members.value = answer.value.members;
  });
  return () => {
    if (broken.value) throw new TypeError('broken vue');
    const t = catalogue.translator(language.value);
    const toast = () => bus.ask({ type: 'toast', tone: 'success', text: t('page.shown', NAME) });
    const leave = (event: Event) => {
      event.preventDefault();
      navigate(search);
    };
    return h('section', { 'data-framework': NAME.framework }, [
      h('h1', t('page.title', NAME)),
      h('p', t('page.credits', { credits: credits.value ?? 0 })),
      ...(members.value === null ? [] : [h('p', t('page.members', { members: members.value }))]),
      h('button', { type: 'button', onClick: toast }, t('page.show')),
      h('button', { type: 'button', onClick: () => (broken.value = true) }, t('page.break')),
      h('a', { href: search, onClick: leave }, t('page.search')),
      h('h2', t('page.today')),
      h(Recent),
    ]);
  };
});
