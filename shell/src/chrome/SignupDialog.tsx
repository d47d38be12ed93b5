import { pathTo } from '@amarena/shared/contracts/platform/routes';
import type { Widgets } from '@amarena/shared/contracts/platform/widgets';
import { useCommonT } from '@amarena/shared/i18n';
import { Widget } from '@amarena/shared/spa-react';
import { styled } from '@amarena/shared/styled';
import { EmptyState, LinkButton } from '@amarena/shared/ui-first';
import { useMemo, useState } from 'react';
import { useShellT } from '../catalogue.ts';
import { useDeferredT } from '../deferred/catalogue.ts';
import type { Overlays } from './overlays.ts';

const WidgetPadding = styled.div`
  padding: var(--s-8) var(--s-6) var(--s-6);
`;

export interface SignupDialogProps {
  Dialog: Overlays['Dialog'];
  profile: string | undefined;
  email: string | undefined;
  /** Identifies the lander that led here. */
  lander: string | undefined;
  onClose: () => void;
}

/**
 * Sign-up over the page. From the creation of the account until the last step, neither Escape nor a press on the backdrop
 * closes it: mf-signup/src/signupInProgress.ts says when that is.
 */
export function SignupDialog({ Dialog, profile, email, lander, onClose }: SignupDialogProps) {
  const t = useDeferredT();
  const shell = useShellT();
  const common = useCommonT();
  const [inProgress, setInProgress] = useState(false);
  const props = useMemo<Widgets['signup']>(
    () => ({ ...(profile && { profile }), ...(email && { email }), ...(lander && { lander }), onClose, onProgress: setInProgress }),
    [profile, email, lander, onClose],
  );
  const fallback = (
    <EmptyState
      scene="error"
      title={shell('broken.mf-signup')}
      text={t('signup.failed')}
      action={
        <LinkButton to={pathTo('signup')} onClick={onClose}>
          {t('signup.page')}
        </LinkButton>
      }
    />
  );
  return (
    <Dialog
      open
      bare
      width="wide"
      title={t('signup.title')}
      closeLabel={common('action.close')}
      dismissible={!inProgress}
      onClose={onClose}
    >
      <WidgetPadding>
        <Widget name="signup" props={props} fallback={fallback} />
      </WidgetPadding>
    </Dialog>
  );
}
