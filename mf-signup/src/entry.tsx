import { definePage } from '@amarena/shared/spa-react';
import { lazy } from 'react';
import { SignupScreen } from './account/SignupScreen.tsx';
import { ActivationErrorScreen } from './activation/ActivationErrorScreen.tsx';
import { catalogue } from './catalogue.ts';
import { withOwnWords } from './ownWords.ts';
import { withSettingsWords } from './settings/catalogue.ts';

// Most people start with sign-up; the screens for members load with their own words.
const MemberSignupScreen = lazy(() =>
  import('./account/MemberSignupScreen.tsx').then((module) => ({ default: module.MemberSignupScreen })),
);
const ActivationDoneScreen = lazy(() =>
  import('./activation/ActivationDoneScreen.tsx').then((module) => ({ default: module.ActivationDoneScreen })),
);
const OwnProfileScreen = lazy(() =>
  withOwnWords(() => import('./ownProfile/OwnProfileScreen.tsx')).then((module) => ({ default: module.OwnProfileScreen })),
);
const CompleteSignupScreen = lazy(() =>
  withOwnWords(() => import('./steps/CompleteSignupScreen.tsx')).then((module) => ({ default: module.CompleteSignupScreen })),
);
const SignupMatchesScreen = lazy(() =>
  withOwnWords(() => import('./steps/SignupMatchesScreen.tsx')).then((module) => ({ default: module.SignupMatchesScreen })),
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
    profile: OwnProfileScreen,
    'complete-signup': CompleteSignupScreen,
    'signup-matches': SignupMatchesScreen,
    notifications: SettingsScreen,
    'mail-change-do': MailChangeScreen,
    'account-deleted': AccountDeletedScreen,
    'activate-done': ActivationDoneScreen,
    'activate-error': ActivationErrorScreen,
  },
});
