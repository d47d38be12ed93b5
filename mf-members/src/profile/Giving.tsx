import { bus } from '@amarena/shared/bus';
import type { Profile } from '@amarena/shared/contracts/people/profile';
import { Widget } from '@amarena/shared/spa-react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useLaterT } from '../laterWords.ts';

interface GivingProps extends Pick<Profile, 'id' | 'name' | 'fictional'> {
  onClose(): void;
}

/** The gift dialog, a widget of mf-chat. */
export default function Giving({ id, name, fictional, onClose }: GivingProps) {
  const props = useMemo(() => ({ profile: { id, name, fictional }, onClose }), [id, name, fictional, onClose]);
  return <Widget name="gift" props={props} fallback={<Failed onClose={onClose} />} />;
}

/** No version of mf-chat could be mounted: says so and leaves the button as it was. */
function Failed({ onClose }: Pick<GivingProps, 'onClose'>) {
  const t = useLaterT();
  const say = useEffectEvent(() => {
    bus.ask({ type: 'toast', tone: 'danger', text: t('profile.gift_failed') });
    onClose();
  });
  useEffect(() => say(), []);
  return null;
}
