import { call } from '@amarena/shared/api';
import { getCommunity } from '@amarena/shared/contracts/platform/community';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { bus, type StateStream } from '@amarena/shared/neutral/bus';
import { navigate } from '@amarena/shared/neutral/router';
import { useEffect, useState, useSyncExternalStore, version } from 'react';
import { catalogue } from './catalogue.ts';

const NAME = { framework: `React ${version}` };

/** The current value of a stream, with the means of React 18. */
function useValue<Value>(stream: StateStream<Value>): Value {
  return useSyncExternalStore(
    (changed) => {
      const subscription = stream.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    () => stream.value,
  );
}

/** `/more/older`. */
export function OlderScreen() {
  const t = catalogue.translator(useValue(bus.language$));
  const credits = useValue(bus.credits$);
  const [members, setMembers] = useState<number | null>(null);
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    void call(getCommunity).then((answer) => answer.ok && setMembers(answer.value.members));
  }, []);
  if (broken) throw new TypeError('broken older');
  const search = pathTo('members');
  return (
    <section data-framework={NAME.framework}>
      <h1>{t('page.title', NAME)}</h1>
      <p>{t('page.credits', { credits: credits ?? 0 })}</p>
      {members !== null && <p>{t('page.members', { members })}</p>}
      <button type="button" onClick={() => bus.ask({ type: 'toast', tone: 'success', text: t('page.shown', NAME) })}>
        {t('page.show')}
      </button>
      <button type="button" onClick={() => setBroken(true)}>
        {t('page.break')}
      </button>
      <a
        href={search}
        onClick={(event) => {
          event.preventDefault();
          navigate(search);
        }}
      >
        {t('page.search')}
      </a>
    </section>
  );
}
