import { definePage } from '@amarena/shared/spa-react';
import { lazy } from 'react';
import { SignupScreen } from './account/SignupScreen.tsx';
import { ActivationError } from './activation/ActivationError.tsx';
import { catalogue } from './catalogue.ts';
import { withOwnWords } from './ownWords.ts';
import { withSettingsWords } from './settings/catalogue.ts';

// Most people start with sign-up; the screens for members load with their own words.
const MemberSignupScreen = lazy(() =>
  import('./account/MemberSignupScreen.tsx').then((module) => ({ default: module.MemberSignupScreen })),
);
const ActivationDone = lazy(() => import('./activation/ActivationDone.tsx').then((module) => ({ default: module.ActivationDone })));
const ProfileScreen = lazy(() =>
  withOwnWords(() => import('./profile/ProfileScreen.tsx')).then((module) => ({ default: module.ProfileScreen })),
);
const CompleteSignup = lazy(() =>
  withOwnWords(() => import('./steps/CompleteSignup.tsx')).then((module) => ({ default: module.CompleteSignup })),
);
const SignupMatches = lazy(() =>
  withOwnWords(() => import('./steps/SignupMatches.tsx')).then((module) => ({ default: module.SignupMatches })),
);
const SettingsScreen = lazy(() =>
  withSettingsWords(() => import('./settings/SettingsScreen.tsx')).then((module) => ({ default: module.SettingsScreen })),
);
const MailChangeScreen = lazy(() =>
  withSettingsWords(() => import('./mailChange/MailChangeScreen.tsx')).then((module) => ({ default: module.MailChangeScreen })),
);
const AccountDeletedScreen = lazy(() =>
  withSettingsWords(() => import('./deletion/AccountDeletedScreen.tsx')).then((module) => ({ default: module.AccountDeletedScreen })),
);

export const { bootstrap, mount, unmount } = definePage<'mf-signup'>({
  catalogue,
  screens: {
    signup: SignupScreen,
    'members-id-signup': MemberSignupScreen,
    profile: ProfileScreen,
    'complete-signup': CompleteSignup,
    'signup-matches': SignupMatches,
    notifications: SettingsScreen,
    'mail-change-do': MailChangeScreen,
    'account-deleted': AccountDeletedScreen,
    'activate-done': ActivationDone,
    'activate-error': ActivationError,
  },
});
