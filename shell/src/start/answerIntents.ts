import { call } from '@amarena/shared/api';
import type { BusWriter, Intent } from '@amarena/shared/bus';
import { putLikes } from '@amarena/shared/contracts/people/likes';
import { navigate } from '@amarena/shared/router';
import { loginPath } from '@amarena/shared/routing';
import type { DialogRequest } from '../chrome/dialogRequest.ts';
import type { OverlayHolder } from '../chrome/overlays.ts';
import { carriedTo, signupInDialog, signupPath } from '../chrome/signupPageOrDialog.model.ts';
import type { DeferredParts } from '../deferred/deferredParts.ts';
import type { DeferredModule } from '../loading/deferredModule.ts';
import type { Named } from '../routing/pageTitle.ts';
import type { Store } from '../store.ts';

export interface IntentDeps {
  writer: BusWriter;
  dialogRequest$: Store<DialogRequest | null>;
  named$: Store<Named | null>;
  overlays: OverlayHolder;
  deferred: DeferredModule<DeferredParts>;
  refresh(): Promise<void>;
  hideAtOnce(): void;
}

/** Carries out what parts of the page ask for. Returns a function that unsubscribes. */
export function answerIntents({ writer, dialogRequest$, named$, overlays, deferred, refresh, hideAtOnce }: IntentDeps): () => void {
  const open = (asked: DialogRequest) => {
    dialogRequest$.set(asked);
    void overlays.load();
    void deferred.load();
  };

  const name = (title: string): void => {
    const path = window.location.pathname;
    const known = named$.get();
    if (known?.path !== path || known.title !== title) named$.set({ path, title });
  };

  const answer = (intent: Intent): void => {
    switch (intent.type) {
      case 'signup':
        if (signupInDialog(window.innerWidth)) open(intent);
        else navigate(signupPath(intent), carriedTo(intent));
        return;
      case 'login':
        navigate(loginPath(window.location.pathname + window.location.search));
        return;
      case 'buyCredits':
      case 'upgrade':
        open(intent);
        return;
      case 'toast':
        void overlays.load().then((loaded) => loaded?.toasts.show(intent));
        return;
      case 'title':
        name(intent.title);
        return;
      case 'likesSeen':
        writer.set('badges', { ...writer.bus.badges$.value, newLikes: 0 });
        void call(putLikes);
        return;
      case 'hide':
        hideAtOnce();
        return;
      case 'theme':
        void import('../member/theme.ts').then(({ chooseTheme }) => chooseTheme(intent.theme));
        return;
      case 'refresh':
        void refresh();
        return;
    }
  };
  const subscription = writer.intents$.subscribe(answer);
  return () => subscription.unsubscribe();
}
