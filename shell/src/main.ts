import './loading/nonce.ts';
import { nextTask } from './nextTask.ts';
import { watchErrors } from './watching/watchErrors.ts';

/** The modules of the shell, dependencies first, and what runs long enough for a task of its own. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@amarena/shared/schema'),
  () => import(/* webpackMode: "eager", webpackExports: ["Id"] */ '@amarena/shared/contracts/platform/primitives'),
  () => import(/* webpackMode: "eager", webpackExports: ["findRoute"] */ '@amarena/shared/contracts/platform/routes'),
  () => import(/* webpackMode: "eager", webpackExports: ["User"] */ '@amarena/shared/contracts/account/user'),
  () => import(/* webpackMode: "eager", webpackExports: ["Settings"] */ '@amarena/shared/contracts/platform/settings'),
  () => import(/* webpackMode: "eager", webpackExports: ["Boot"] */ '@amarena/shared/federation/boot'),
  () => import(/* webpackMode: "eager" */ '@amarena/shared/i18n'),
  async () => (await import(/* webpackMode: "eager" */ '@amarena/shared/i18n')).prepareWords(),
  () => import(/* webpackMode: "eager" */ '@amarena/shared/errors'),
  () => import(/* webpackMode: "eager" */ '@amarena/shared/query'),
  () => import(/* webpackMode: "eager" */ '@amarena/shared/bus'),
  () => import(/* webpackMode: "eager" */ '@amarena/shared/styled'),
  () => import(/* webpackMode: "eager" */ '@amarena/shared/ui-first'),
  () => import(/* webpackMode: "eager" */ '@amarena/shared/router'),
];

/**
 * All of this came with the first script. It runs in steps: in one go it would keep a slow phone from painting and
 * responding for more than 100 ms.
 */
async function startInSteps(): Promise<void> {
  for (const part of PARTS) {
    await nextTask();
    await part();
  }
  await nextTask();
  const { startShell } = await import(/* webpackMode: "eager" */ './start/startShell.tsx');
  await nextTask();
  await startShell();
}

watchErrors();
void startInSteps();
