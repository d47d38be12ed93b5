import { bus, useMember, useSettings, useStream } from '@amarena/shared/bus';
import { LANDER_MARK } from '@amarena/shared/contracts/landers/landerMark';
import { MIN_AGE } from '@amarena/shared/contracts/people/age';
import { fictionalName, useCommonT } from '@amarena/shared/i18n';
import { routeAfterLogin } from '@amarena/shared/routing';
import { Button, Cherries, isInstalledApp, Stack } from '@amarena/shared/ui-first';
import { startTransition, useEffect, useState } from 'react';
import type { Overlays } from '../chrome/overlays.ts';
import { useDeferredT } from '../deferred/catalogue.ts';
import { useDismissals, useNavigation, useSiteActions } from '../provided.ts';
import { useStore } from '../store.ts';
import { entryWarningDue } from './entryWarning.model.ts';
import { usePopUpTurn } from './usePopUpTurn.ts';

/** Shown once, before a visitor's first page: who the site is for, and what a fictional profile is. */
export function EntryWarning({ Dialog }: { Dialog: Overlays['Dialog'] }) {
  const { decision } = useStore(useNavigation().here$);
  const dismissals = useDismissals();
  useStore(dismissals.changes$);
  const settings = useSettings();
  const country = useStream(bus.country$);
  const member = useMember() !== null;
  const [installed] = useState(() => isInstalledApp());
  const due =
    decision.type === 'page' &&
    entryWarningDue({
      routeName: decision.route.name,
      leadsTo: decision.route.name === 'login' ? routeAfterLogin(window.location.search) : null,
      layout: decision.route.layout,
      fromLander: decision.route.name === 'signup' && new URLSearchParams(window.location.search).has(LANDER_MARK),
      country,
      member,
      installed,
      acknowledged: dismissals.isDismissed('site_entry'),
      settings,
    });
  return usePopUpTurn('entry', due) ? <Warning Dialog={Dialog} onEnter={() => dismissals.dismiss('site_entry')} /> : null;
}

function Warning({ Dialog, onEnter }: { Dialog: Overlays['Dialog']; onEnter: () => void }) {
  const t = useDeferredT();
  const common = useCommonT();
  const settings = useSettings();
  const language = useStream(bus.language$);
  const { hideAtOnce } = useSiteActions();
  const fictional = fictionalName(settings, language, 2);
  // Rendered first and opened in a task of its own: both at once keep a slow phone busy for more than 50 ms.
  const [open, setOpen] = useState(false);
  useEffect(() => startTransition(() => setOpen(true)), []);
  return (
    <Dialog
      open={open}
      keepMounted
      dismissible={false}
      onClose={onEnter}
      closeLabel={common('action.close')}
      title={
        <Stack as="span" $gap={4}>
          <Cherries size={36} />
          {t('entry.title')}
        </Stack>
      }
      // Short paragraphs are easier to take in than a long one.
      description={
        <Stack as="span" $gap={2}>
          <span>{t('entry.text', { name: settings.name })}</span>
          <span>{t('entry.fictional', { fictional })}</span>
          <span>{t('entry.adult', { age: String(MIN_AGE) })}</span>
        </Stack>
      }
    >
      <Button block onClick={onEnter}>
        {t('entry.enter')}
      </Button>
      <Button block variant="ghost" onClick={hideAtOnce}>
        {t('entry.leave')}
      </Button>
    </Dialog>
  );
}
