import { bus } from '@amarena/shared/bus';
import type { RouteName } from '@amarena/shared/contracts/platform/routes';
import { deferredCatalogue } from './deferred/catalogue.ts';
import { DeferredScreen } from './layouts/DeferredScreen.tsx';
import { loginCatalogue } from './login/catalogue.ts';

async function loadLogin() {
  const [{ LoginScreen }] = await Promise.all([import('./login/LoginScreen.tsx'), loginCatalogue.ready(bus.language$.value)]);
  return LoginScreen;
}

async function loadCountryScreen() {
  const [{ LangConfigScreen }] = await Promise.all([
    import('./langConfig/LangConfigScreen.tsx'),
    deferredCatalogue.ready(bus.language$.value),
  ]);
  return LangConfigScreen;
}

/** Few people need it, so not even where its words are is part of the first script. */
async function loadReset() {
  const reset = await import('./reset/index.ts');
  await reset.resetCatalogue.ready(bus.language$.value);
  return reset;
}

const loadAskReset = async () => (await loadReset()).AskResetScreen;
const loadNewPassword = async () => (await loadReset()).NewPasswordScreen;

async function loadDelivery() {
  const { DeliveryScreen, teamCatalogue } = await import('./team/index.ts');
  await teamCatalogue.ready(bus.language$.value);
  return DeliveryScreen;
}

/** The shell's own screens by route name. Rarely opened ones load on their first visit. */
export const OWN_SCREENS: { readonly [Name in RouteName]?: () => React.ReactNode } = {
  login: () => <DeferredScreen load={loadLogin} />,
  'lang-config': () => <DeferredScreen load={loadCountryScreen} />,
  'reset-password': () => <DeferredScreen load={loadAskReset} />,
  delivery: () => <DeferredScreen load={loadDelivery} />,
  'reset-password-do': () => <DeferredScreen load={loadNewPassword} />,
};
