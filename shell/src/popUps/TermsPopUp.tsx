import { call, newRequestId } from '@amarena/shared/api';
import { bus, useMember } from '@amarena/shared/bus';
import { putTerms } from '@amarena/shared/contracts/account/terms';
import type { TermsChange } from '@amarena/shared/contracts/account/termsChange';
import { pathTo, type RouteName } from '@amarena/shared/contracts/platform/routes';
import { useProblemText } from '@amarena/shared/errors';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { Button, LinkButton, Stack, TextLink } from '@amarena/shared/ui-first';
import { useState } from 'react';
import type { Overlays } from '../chrome/overlays.ts';
import { useDeferredT } from '../deferred/catalogue.ts';
import { useNavigation } from '../provided.ts';
import { useStore } from '../store.ts';
import { mayPopUp } from './mayPopUp.ts';
import { usePopUpTurn } from './usePopUpTurn.ts';

/** Pages where a member can read the terms, or leave with their data instead of accepting them. */
const LEFT_FREE: readonly RouteName[] = ['pages-terms', 'notifications', 'account-deleted', 'complete-signup'];

/** Changed terms: says what changed and asks for consent once. It stays open until the member accepts or leaves. */
export function TermsPopUp({ Dialog }: { Dialog: Overlays['Dialog'] }) {
  const here = useStore(useNavigation().here$);
  const terms = useMember()?.terms ?? null;
  const free = here.decision.type === 'page' && LEFT_FREE.includes(here.decision.route.name);
  const myTurn = usePopUpTurn('terms', terms !== null && !free && mayPopUp(here));
  return myTurn && terms !== null ? <ChangedTerms Dialog={Dialog} terms={terms} /> : null;
}

function ChangedTerms({ Dialog, terms: { since, changes } }: { Dialog: Overlays['Dialog']; terms: TermsChange }) {
  const t = useDeferredT();
  const common = useCommonT();
  const format = useFormat();
  const problemText = useProblemText();
  const [requestId] = useState(newRequestId);
  const [busy, setBusy] = useState(false);
  const accept = async () => {
    setBusy(true);
    const answer = await call(putTerms, { body: { since }, requestId });
    setBusy(false);
    if (answer.ok) return bus.ask({ type: 'refresh' });
    const problem = problemText(answer.error);
    if (problem !== null) bus.ask({ type: 'toast', tone: 'danger', text: problem });
  };
  return (
    <Dialog
      open
      dismissible={false}
      onClose={() => undefined}
      closeLabel={common('action.close')}
      title={t('terms.title')}
      description={t('terms.since', { date: format.date(since) })}
    >
      <Stack as="ul" $gap={2}>
        {changes.split('\n').map((change) => (
          <li key={change}>{change}</li>
        ))}
      </Stack>
      <TextLink to={pathTo('pages-terms')}>{t('terms.read')}</TextLink>
      <Button block busy={busy} onClick={() => void accept()}>
        {t('terms.accept')}
      </Button>
      <LinkButton block variant="ghost" to={`${pathTo('notifications')}#account`}>
        {t('terms.leave')}
      </LinkButton>
    </Dialog>
  );
}
