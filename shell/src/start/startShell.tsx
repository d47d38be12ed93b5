import { configureValidation, prepareCalls } from '@amarena/shared/api';
import { type BusWriter, bus, connectBus } from '@amarena/shared/bus';
import { type AnyRemote, REMOTES, type RemoteName } from '@amarena/shared/contracts/platform/routes';
import type { Boot } from '@amarena/shared/federation/boot';
import { ROOT_ELEMENT } from '@amarena/shared/federation/bootElements';
import { startLanguage } from '@amarena/shared/i18n';
import { provideWidgets } from '@amarena/shared/spa-react';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { shellCatalogue } from '../catalogue.ts';
import { hideAtOnce, hideOnDoubleEscape } from '../chrome/quickHide.ts';
import { loadDeferred } from '../deferred/loadDeferred.ts';
import { Frame } from '../layouts/Frame.tsx';
import { MAIN_ID } from '../layouts/layoutParts.model.ts';
import { createDeferredModule } from '../loading/deferredModule.ts';
import { isChunkFailure } from '../loading/failure.ts';
import { mayLoadAhead } from '../loading/mayLoadAhead.ts';
import { createPageApplication, type PageApplication } from '../loading/pageApplication.ts';
import { takeSlot } from '../loading/rendered.ts';
import { whenSettled } from '../loading/whenSettled.ts';
import { createWidgetHost } from '../loading/widgets.ts';
import { guardReturns, isOldCopy } from '../member/comingBack.ts';
import { followFictionalIcon } from '../member/fictionalIcon.ts';
import { followStoredPage } from '../member/storedPage.ts';
import { nextTask } from '../nextTask.ts';
import { loadOverrides } from '../overrides/loadOverrides.ts';
import { reportHidden } from '../pageVisibility/reportHidden.ts';
import { ProvideConcerns, type ProvidedFirst } from '../provided.ts';
import { createCurrentPage } from '../routing/current.ts';
import { followFirstRedirects } from '../routing/firstRedirects.ts';
import { manageFocusAndScroll } from '../routing/focusAndScroll.ts';
import { keepFocus } from '../routing/keepFocus.ts';
import { createLateRouting } from '../routing/lateRouting.ts';
import { createStore } from '../store.ts';
import { tellError } from '../watching/watchErrors.ts';
import { answerIntents } from './answerIntents.ts';
import { createLoading, reloadForChunk } from './createLoading.ts';
import { createTools } from './createTools.ts';
import { firstBannerPossible } from './firstBanner.ts';
import { loadStyles } from './loadStyles.ts';
import { readBoot } from './readBoot.ts';
import { reloadWhenRecovered, showStartFailure } from './showStartFailure.ts';
import { startMember } from './startMember.ts';

/** The parts that a member most often opens next. */
const LIKELY_NEXT: readonly RemoteName[] = ['mf-members', 'mf-chat', 'mf-payments'];

/** Milliseconds after which deferred parts load, whatever the page still waits for. */
const DEFERRED_AT_LAST = 4_000;
/** An address that says where the visitor came from. The code that stores it loads only for such addresses. */
const TRACKED = /[?&](network|ref|sub[123])=/;

/** Lets the page start without an optional chunk if it fails to load. */
async function ignoreChunkFailure(wanted: Promise<void>): Promise<void> {
  try {
    await wanted;
  } catch (cause) {
    if (!isChunkFailure(cause)) throw cause;
    console.warn('The page starts without a part of it', cause);
  }
}

/** What only some pages need. */
async function startOptional({ user }: Boot, writer: BusWriter): Promise<void> {
  // Only developers can open the page that shows it.
  if (user?.roles.includes('developer')) await ignoreChunkFailure(import('../team/busEvents.ts').then((code) => code.recordBus(writer)));

  if (TRACKED.test(window.location.search))
    await ignoreChunkFailure(import('../routing/keepTracking.ts').then((code) => code.keepTracking(window, Date.now())));
}

/** The page's bus, with what its HTML says. */
function busWith({ settings, language, user, badges, offer }: Boot): BusWriter {
  const writer = connectBus();
  writer.set('settings', settings);
  writer.set('language', language);
  writer.set('session', user === null ? { status: 'visitor' } : { status: 'member', user });
  writer.set('badges', badges);
  writer.set('offer', offer);
  return writer;
}

/** Draws the shell's own parts of the page, or takes over those that the server rendered. */
function drawFrame(provided: ProvidedFirst): void {
  const root = document.getElementById(ROOT_ELEMENT);
  if (root === null) throw new Error(`The page has no element "${ROOT_ELEMENT}".`);
  const page = (
    <ProvideConcerns value={provided}>
      <Frame />
    </ProvideConcerns>
  );
  // In slices, so that the page stays responsive.
  startTransition(() => {
    if (provided.loading.slot.isConnected)
      hydrateRoot(root, page, { onRecoverableError: (cause) => console.error('The rendered frame does not match', cause) });
    else createRoot(root).render(page);
  });
}

/** Starts the page from the data in its HTML. No request comes between the HTML and the first remote's code. */
async function startFrom(boot: Boot): Promise<void> {
  const writer = busWith(boot);
  followFictionalIcon(writer.bus);

  // Before any chunk: it registers the hashes of all of them.
  const { loader, starts, completeHashes } = createLoading(boot.snapshot);
  const slot = takeSlot(document);
  // A page that came as HTML makes its first call later.
  if (!slot.isConnected) void ignoreChunkFailure(prepareCalls());
  await startOptional(boot, writer);
  const current = createCurrentPage(boot.status, boot.guest);
  followFirstRedirects(current);
  const remotes = [...REMOTES, ...(current.guest === null ? [] : [current.guest])];
  const first = remotes.find((remote) => current.shows(remote));
  if (first !== undefined) loader.prefetch(first);
  const routing = createLateRouting({ first, shows: current.shows, reload: reloadForChunk });
  const [pendingPayment$, began] = [createStore(boot.pending_payment), current.here$.get()];
  const deferred = createDeferredModule(
    () =>
      loadDeferred(bus.language$.value, {
        writer,
        here$: current.here$,
        pendingPayment$,
        boot,
        began,
        versions: { shell: boot.snapshot.shell.version, remotes: starts.running },
      }),
    (cause) => {
      console.warn('Banners, pop-ups and footer did not arrive', cause);
    },
  );

  const [styles] = await Promise.all([
    loadStyles(document, { nonce: __webpack_nonce__, rendered: slot.isConnected }),
    startLanguage(boot.language, { country: bus.country$.value }),
    shellCatalogue.ready(boot.language),
    // Awaited if the first screen may have a banner that did not come with the HTML, so that nothing moves when it appears.
    !slot.isConnected && firstBannerPossible(boot, current.here$.get()) && deferred.load(),
  ]);
  await nextTask();

  // First of all: nothing must go on in a page that is about to be loaded anew.
  guardReturns(window, { bus, mark: boot.session_mark, returned: () => member.resync() });
  const member = startMember(writer, {
    after: boot.live_after,
    mark: boot.session_mark,
    onChange: routing.refresh,
    pushSubscribed: () => bus.push$.value.subscription === 'subscribed',
  });
  const { tools, view } = createTools({
    current,
    writer,
    session: member.session,
    deferred,
    pendingPayment$,
    slot,
    styles,
    guest: boot.guest,
    registry: member.registry,
    running: boot.snapshot.generation,
    reloadForChunk,
  });
  const { navigation, loading, dialogs, overrides } = tools;
  loadOverrides(boot.overrides, overrides).catch((cause: unknown) => {
    console.warn('What shows overrides did not arrive', cause);
    reloadForChunk();
  });
  answerIntents({
    writer,
    dialogRequest$: dialogs.dialogRequest$,
    named$: navigation.named$,
    overlays: dialogs.overlays,
    deferred,
    refresh: member.refresh,
    hideAtOnce,
  });
  if (isOldCopy(window)) member.resync();
  followStoredPage(window, {
    refresh: member.resync,
    registryIs: (generation) => generation > boot.snapshot.generation && member.registry.set(generation),
  });
  provideWidgets(createWidgetHost(loader, async () => (await routing.whenThere()).mountRootParcel));
  await nextTask();
  const applications = new Map<AnyRemote, PageApplication>();
  for (const name of remotes) applications.set(name, createPageApplication(name, { loader, slot: loading.slot, view, reloadForChunk }));

  drawFrame(tools);
  await nextTask();
  // Before the routing starts, which delays later listeners of the history until the old page is gone.
  const focusAndScroll = manageFocusAndScroll(() => document.getElementById(MAIN_ID));
  keepFocus(() => document.getElementById(MAIN_ID));
  hideOnDoubleEscape(hideAtOnce);
  reportHidden();
  routing.start(applications, (followAddress) => followAddress(current, { focusAndScroll, dialogRequest$: dialogs.dialogRequest$ }));
  // A page that never settles must not hold back the footer, nor the banner that says why.
  setTimeout(() => {
    void deferred.load();
    void routing.load();
    member.goLive();
  }, DEFERRED_AT_LAST);
  whenSettled(first === undefined ? null : loading.page$, () => {
    starts.send();
    member.goLive();
    completeHashes(first);
    void routing.load();
    void dialogs.overlays.load();
    void ignoreChunkFailure(import('../loading/prefetchLinks.ts').then(({ prefetchLinks }) => void prefetchLinks(loader)));
    void deferred.load();
    if (bus.session$.value.status === 'member' && mayLoadAhead()) for (const remote of LIKELY_NEXT) loader.prefetch(remote);
  });
}

/** Starts the shell, or shows on the page why it cannot. */
export async function startShell(): Promise<void> {
  configureValidation();
  try {
    const boot = readBoot();
    await nextTask();
    await startFrom(boot);
  } catch (cause) {
    if (isChunkFailure(cause) && reloadForChunk()) return;
    tellError({ kind: 'caught', cause });
    showStartFailure(cause);
    reloadWhenRecovered(cause, reloadForChunk);
  }
}
