import { Split, SplitArt, SplitForm, SplitMain } from '@amarena/shared/ui';
import portrait from '../account/portrait.webp';
import { useOwnT } from '../ownWords.ts';
import { Steps } from './Steps.tsx';

/** `/complete-signup`: continues sign-up where it stopped, on any device. */
export function CompleteSignupScreen() {
  const t = useOwnT();
  return (
    <Split>
      <SplitArt>
        <img src={portrait} alt="" width={640} height={800} />
        <blockquote>{t('step.quote')}</blockquote>
      </SplitArt>
      <SplitMain>
        <SplitForm>
          <Steps heading="h1" />
        </SplitForm>
      </SplitMain>
    </Split>
  );
}
