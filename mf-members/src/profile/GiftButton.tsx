import { bus, useMember } from '@amarena/shared/bus';
import type { Profile } from '@amarena/shared/contracts/people/profile';
import { IconButton } from '@amarena/shared/ui-first';
import { Gift } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useT } from '../catalogue.ts';
import { withLaterWords } from '../laterWords.ts';

// Most people who view a profile send no gift.
const Giving = lazy(() => withLaterWords(() => import('./Giving.tsx')));

/** Opens the gift dialog. A visitor is asked to sign up first, with this profile as the reason. */
export function GiftButton({ profile: { id, name, fictional } }: { profile: Pick<Profile, 'id' | 'name' | 'fictional'> }) {
  const t = useT();
  const visitor = useMember() === null;
  const [giving, setGiving] = useState(false);
  const close = useCallback(() => setGiving(false), []);
  return (
    <>
      <IconButton
        variant="outlined"
        name={t('profile.gift', { name })}
        icon={<Gift size={20} strokeWidth={1.75} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => (visitor ? bus.ask({ type: 'signup', profile: id }) : setGiving(true))}
      />
      {giving && (
        <Suspense fallback={null}>
          <Giving id={id} name={name} fictional={fictional} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
