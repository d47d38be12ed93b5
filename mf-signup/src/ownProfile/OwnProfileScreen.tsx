import { useLive } from '@amarena/shared/bus';
import type { User } from '@amarena/shared/contracts/account/user';
import { getUser } from '@amarena/shared/contracts/account/userCalls';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { keyOf, useQueryClient } from '@amarena/shared/query';
import { FormGrid, LinkButton, Muted, Page, Row, Stack } from '@amarena/shared/ui';
import { Eye } from 'lucide-react';
import { AboutMeField } from '../attributes/AboutMeField.tsx';
import { ChoiceFields } from '../attributes/ChoiceFields.tsx';
import { InterestsField } from '../attributes/InterestsField.tsx';
import { PlaceFields } from '../attributes/PlaceFields.tsx';
import { useProfileEdit } from '../attributes/useProfileEdit.ts';
import { useOwnT } from '../ownWords.ts';
import { PhotoManager } from '../photos/PhotoManager.tsx';
import { useOwnUser } from '../useOwnUser.ts';
import { Blocked } from './Blocked.tsx';
import { Completeness } from './Completeness.tsx';
import { IdentityFields } from './IdentityFields.tsx';
import { Invisible } from './Invisible.tsx';
import { Preview } from './Preview.tsx';
import { Aside, Columns, Main } from './profile.styles.ts';
import { Saved } from './Saved.tsx';

/** `/profile`: the member's own profile, to edit. */
export function OwnProfileScreen() {
  const user = useOwnUser();
  return user === null ? null : <Profile key={user.id} user={user} />;
}

function Profile({ user }: { user: User }) {
  const t = useOwnT();
  const client = useQueryClient();
  const edit = useProfileEdit(user.profile);
  // A photo may have been accepted or refused.
  useLive('decision', () => void client.invalidateQueries({ queryKey: keyOf(getUser) }));
  const current = { ...user, profile: { ...edit.shown, photos: user.profile.photos } };
  return (
    <Page>
      <Stack $gap={6}>
        <Row as="header" $justify="between">
          <Stack $gap={2}>
            <h1>{t('profile.title')}</h1>
            <Saved edit={edit} />
          </Stack>
          {user.profile.status === 'active' && (
            <LinkButton
              variant="secondary"
              size="sm"
              to={pathTo('members-id', { id: user.id })}
              icon={<Eye size={20} strokeWidth={1.75} aria-hidden />}
            >
              {t('profile.preview')}
            </LinkButton>
          )}
        </Row>
        <Columns>
          <Main>
            <PhotoManager user={user} />
            <Stack as="section" id="about" aria-labelledby="about-title">
              <h2 id="about-title">{t('about.title')}</h2>
              <AboutMeField edit={edit} label={t('about.label')} />
            </Stack>
            <Stack as="section" id="facts" aria-labelledby="facts-title">
              <h2 id="facts-title">{t('facts.title')}</h2>
              <FormGrid>
                <ChoiceFields edit={edit} names={['relationship_status', 'sexuality', 'hair_color', 'eye_color', 'body_type']} />
              </FormGrid>
            </Stack>
            <Stack as="section" id="interests">
              <InterestsField edit={edit} title={<h2>{t('interests.title')}</h2>} />
            </Stack>
            <Stack as="section" aria-labelledby="identity-title">
              <Stack $gap={1}>
                <h2 id="identity-title">{t('identity.title')}</h2>
                <Muted $size="sm">{t('identity.help')}</Muted>
              </Stack>
              <FormGrid>
                <IdentityFields edit={edit} />
                <PlaceFields edit={edit} />
              </FormGrid>
            </Stack>
            <Stack as="section" $gap={2} aria-labelledby="privacy-title">
              <h2 id="privacy-title">{t('privacy.title')}</h2>
              <Invisible edit={edit} />
              <Blocked />
            </Stack>
          </Main>
          <Aside>
            <Completeness user={current} />
            <Preview user={current} />
          </Aside>
        </Columns>
      </Stack>
    </Page>
  );
}
