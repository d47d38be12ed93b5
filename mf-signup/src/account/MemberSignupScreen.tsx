import { useSettings } from '@amarena/shared/bus';
import { getProfile, type Profile } from '@amarena/shared/contracts/people/profile';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { useCommonT } from '@amarena/shared/i18n';
import { queryFor, useQuery } from '@amarena/shared/query';
import { Link, useParams } from '@amarena/shared/router';
import { styled } from '@amarena/shared/styled';
import { Avatar, FictionalTag, Logo, media, Photo, Row, Split, SplitArt, SplitForm, SplitMain } from '@amarena/shared/ui';
import { Signup } from '../Signup.tsx';
import { useFictionalLabel } from '../useFictionalLabel.ts';
import portrait from './portrait.webp';

/** This page has no bar: the halves fill the whole window, plus the pixel of the bar's border. */
const Whole = styled(Split)`
  --topbar-h: -1px;
`;

const WholePhoto = styled(Photo)`
  position: absolute;
  inset: 0;
  height: 100%;
  aspect-ratio: auto;
`;

const OnArt = styled.div`
  position: absolute;
  left: var(--s-6);
  top: var(--s-6);
`;

/** Replaces the picture's half on phones. */
const Small = styled(Row)`
  ${media.lg} {
    display: none;
  }
`;

/** `/members/{id}/signup`: sign-up from a member's page, which shows that member and takes a first message to them. */
export function MemberSignupScreen() {
  const { id = '' } = useParams<'members-id-signup'>();
  const { name } = useSettings();
  const { data } = useQuery(queryFor(getProfile, { query: { id } }));
  // If the member no longer exists, it is a plain sign-up.
  const partner = data?.profile;
  return (
    <Whole>
      <SplitArt>{partner?.main_image ? <Portrait partner={partner} /> : <img src={portrait} alt="" width={640} height={800} />}</SplitArt>
      <SplitMain>
        <Link to={pathTo('index')}>
          <Logo name={name} />
        </Link>
        <SplitForm>
          {partner && <Who partner={partner} />}
          <Signup profile={partner?.id} partner={partner} heading="h1" />
        </SplitForm>
      </SplitMain>
    </Whole>
  );
}

function Portrait({ partner }: { partner: Profile }) {
  const { cdn_prefix } = useSettings();
  const common = useCommonT();
  const fictional = useFictionalLabel();
  return (
    <>
      <WholePhoto image={partner.main_image} cdnPrefix={cdn_prefix} alt={common('photo.of', { name: partner.name })} sizes="50vw" eager />
      {partner.fictional && (
        <OnArt>
          <FictionalTag label={fictional} onPhoto />
        </OnArt>
      )}
      <blockquote>{common('member.name_age', { name: partner.name, age: partner.age })}</blockquote>
    </>
  );
}

function Who({ partner }: { partner: Profile }) {
  const { cdn_prefix } = useSettings();
  const common = useCommonT();
  const fictional = useFictionalLabel();
  return (
    <Small $nowrap>
      <Avatar size="lg" image={partner.main_image} cdnPrefix={cdn_prefix} alt="" />
      <div>
        <strong>{common('member.name_age', { name: partner.name, age: partner.age })}</strong>
        {partner.fictional && (
          <div>
            <FictionalTag label={fictional} />
          </div>
        )}
      </div>
    </Small>
  );
}
