import { useMember, useSettings } from '@amarena/shared/bus';
import type { MainImage } from '@amarena/shared/contracts/people/photos';
import { getProfile } from '@amarena/shared/contracts/people/profile';
import { Id } from '@amarena/shared/contracts/platform/primitives';
import { pathTo, type SiteAddress } from '@amarena/shared/contracts/platform/routes';
import { queryFor, useQuery } from '@amarena/shared/query';
import { useSearchParams } from '@amarena/shared/router';
import { FictionalTag, Gift, Muted, Page, Photo, Stack } from '@amarena/shared/ui';
import type { ReactNode } from 'react';
import portrait from '../account/portrait.webp';
import { useT } from '../catalogue.ts';
import { completeness, partsDone } from '../ownProfile/profile.model.ts';
import { useFictionalLabel } from '../useFictionalLabel.ts';
import { Door, DoorPicture, Doors } from './activation.styles.ts';

interface DoorToProps {
  to: SiteAddress;
  picture: ReactNode;
  title: string;
  text: string;
  /** Content below the text. */
  children?: ReactNode;
}

const DoorTo = ({ to, picture, title, text, children }: DoorToProps) => (
  <Door to={to}>
    <DoorPicture aria-hidden>{picture}</DoorPicture>
    <div>
      <h2>{title}</h2>
      <Muted $size="sm">{text}</Muted>
      {children}
    </div>
  </Door>
);

function Face({ image }: { image: MainImage | null }) {
  const { cdn_prefix } = useSettings();
  return <Photo image={image} cdnPrefix={cdn_prefix} alt="" sizes="320px" eager />;
}

/** A link to the member from whose page the person signed up; to their own profile if there was none. */
function FirstDoor({ origin }: { origin: string | null }) {
  const t = useT();
  const fictional = useFictionalLabel();
  const member = useMember();
  const { data } = useQuery({ ...queryFor(getProfile, { query: { id: origin ?? '' } }), enabled: origin !== null });
  if (origin === null) {
    const state = member !== null && completeness(partsDone(member)) === 100 ? 'own' : 'profile';
    const words = { title: t(`activation.${state}.title`), text: t(`activation.${state}.text`) };
    return <DoorTo to={pathTo('profile')} picture={<Face image={member?.profile.main_image ?? null} />} {...words} />;
  }
  const name = data?.profile.name;
  const title = name === undefined ? t('activation.origin.title') : t('activation.origin.named', { name });
  const picture = <Face image={data?.profile.main_image ?? null} />;
  return (
    <DoorTo to={pathTo('members-id', { id: origin })} picture={picture} title={title} text={t('activation.origin.text')}>
      {data?.profile.fictional === true && <FictionalTag label={fictional} />}
    </DoorTo>
  );
}

/** `/activate/done`: the link worked, and what to do next. `profile`: the member from whose page the person signed up. */
export function ActivationDoneScreen() {
  const t = useT();
  const [params] = useSearchParams();
  const origin = Id.safeParse(params.get('profile'));
  return (
    <Page $width="settings">
      <Stack $gap={6}>
        <Stack as="header" $gap={2}>
          <h1>{t('activation.done.title')}</h1>
          <Muted>{t('activation.done.text')}</Muted>
        </Stack>
        <Doors>
          <FirstDoor origin={origin.success ? origin.data : null} />
          <DoorTo
            to={pathTo('members')}
            picture={<img src={portrait} alt="" width={640} height={800} />}
            title={t('activation.search.title')}
            text={t('activation.search.text')}
          />
          <DoorTo
            to={pathTo('premium')}
            picture={<Gift gift="toast" size={88} />}
            title={t('activation.premium.title')}
            text={t('activation.premium.text')}
          />
        </Doors>
      </Stack>
    </Page>
  );
}
