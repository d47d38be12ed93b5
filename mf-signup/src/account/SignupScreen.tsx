import { carriedHere, useSearchParams } from '@amarena/shared/router';
import { Split, SplitArt, SplitForm, SplitMain } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';
import { Signup } from '../Signup.tsx';
import portrait from './portrait.webp';

/** `/signup`: sign-up as a page, for phones and links. */
export function SignupScreen() {
  const t = useT();
  const [params] = useSearchParams();
  return (
    <Split>
      <SplitArt>
        <img src={portrait} alt="" width={640} height={800} />
        <blockquote>{t('account.quote')}</blockquote>
      </SplitArt>
      <SplitMain>
        <SplitForm>
          <Signup email={carriedHere('email')} profile={params.get('profile') ?? undefined} heading="h1" />
        </SplitForm>
      </SplitMain>
    </Split>
  );
}
