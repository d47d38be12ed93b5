import { call } from '@amarena/shared/api';
import { bus, useMember } from '@amarena/shared/bus';
import { getAutoLike, REFRESH_AFTER_AUTO_LIKE } from '@amarena/shared/contracts/people/autoLike';
import type { LikedBy } from '@amarena/shared/contracts/people/likes';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import type { Widgets } from '@amarena/shared/contracts/platform/widgets';
import { useCommonT } from '@amarena/shared/i18n';
import { navigate } from '@amarena/shared/router';
import { Widget } from '@amarena/shared/spa-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useShellT } from '../catalogue.ts';
import { useDialogs, useNavigation } from '../provided.ts';
import { useStore } from '../store.ts';
import { type AskedLike, likeAsked, withoutLike } from './likePopUp.model.ts';
import { mayPopUp } from './mayPopUp.ts';
import { usePopUpTurn } from './usePopUpTurn.ts';

/** Shows the like from the address after its delay, when pop-ups are allowed and it is its turn. */
export function LikePopUp() {
  const { here$ } = useNavigation();
  const here = useStore(here$);
  const member = useMember() !== null;
  const [like, setLike] = useState<AskedLike | null>(null);
  const [due, setDue] = useState<AskedLike | null>(null);

  useEffect(() => {
    if (!member) return;
    const look = () => {
      const found = likeAsked(window.location.search);
      if (found !== null) setLike((known) => (known?.profile === found.profile ? known : found));
    };
    look();
    return here$.subscribe(look);
  }, [here$, member]);
  useEffect(() => {
    if (like === null) return;
    const timer = setTimeout(() => setDue(like), like.delay);
    return () => clearTimeout(timer);
  }, [like]);

  const end = useCallback(() => setLike(null), []);
  const shown = usePopUpTurn('like', like !== null && due === like && member && mayPopUp(here));
  return shown && like !== null ? <Shown profile={like.profile} onEnd={end} /> : null;
}

interface ShownProps {
  profile: string;
  onEnd(): void;
}

/** The dialog, shown once both the like and the dialog's code have loaded. If the server does not return the member, nothing shows. */
function Shown({ profile, onEnd }: ShownProps) {
  const t = useShellT();
  const common = useCommonT();
  const { here$ } = useNavigation();
  const { overlays } = useDialogs();
  const loaded = useStore(overlays.overlays$);
  const [like, setLike] = useState<LikedBy | null>(null);
  const end = useCallback(() => {
    onEnd();
    if (likeAsked(window.location.search) !== null) navigate(withoutLike(window.location), { replace: true });
  }, [onEnd]);

  // A pop-up belongs to the page over which it opened.
  useEffect(() => {
    const { path } = here$.get();
    return here$.subscribe(() => here$.get().path !== path && onEnd());
  }, [here$, onEnd]);
  useEffect(() => {
    const leaving = new AbortController();
    void overlays.load();
    void call(getAutoLike, { query: { profile }, signal: leaving.signal }).then((found) => {
      if (leaving.signal.aborted) return;
      if (!found.ok) {
        end();
        return;
      }
      setLike(found.value);
      // The like may be brand new: reload the page's likes, even if the pop-up has been closed by then.
      setTimeout(() => bus.ask({ type: 'refresh' }), REFRESH_AFTER_AUTO_LIKE);
    });
    return () => leaving.abort();
  }, [overlays, profile, end]);

  const onOpen = useCallback(
    (id: string) => {
      end();
      navigate(pathTo('likes-m-id', { id }));
    },
    [end],
  );
  const props = useMemo<Widgets['like'] | null>(() => like && { like, onOpen }, [like, onOpen]);
  if (props === null || loaded === null) return null;
  const { Dialog } = loaded;
  return (
    <Dialog
      open
      unasked
      bare
      title={t(props.like.automatic ? 'like.automatic' : 'like.new')}
      closeLabel={common('action.close')}
      onClose={end}
      art={<Widget name="like" props={props} fallback={<Ended onEnd={end} />} />}
    />
  );
}

/** The person did not ask for this dialog, so it closes without an error if its content cannot be shown. */
function Ended({ onEnd }: { onEnd(): void }) {
  useEffect(onEnd, [onEnd]);
  return null;
}
