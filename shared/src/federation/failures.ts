import type { RemoteFailureKind } from '../contracts/platform/clientErrors.ts';

export interface FailureLine {
  /** What happened, in one sentence for a team. */
  readonly means: string;
  /** Where to look first. */
  readonly look: string;
}

/** Every way in which a version of a remote fails in a browser, for teams: logs and the delivery guide take their texts from here. */
export const FAILURES: Readonly<Record<RemoteFailureKind, FailureLine>> = {
  unreachable: {
    means: 'The entry or a chunk did not arrive: the server has no such file, or the network was gone.',
    look: 'Ask for the file of the message by hand. 404: the version was published incompletely or removed. 200: the network of the member.',
  },
  hash_mismatch: {
    means: 'A file arrived with other bytes than its manifest promises, and the browser refused to run it.',
    look: 'Compare the SHA-384 of the served file with the manifest. They differ: the store or a cache in front of it was changed by hand.',
  },
  hash_missing: {
    means: 'The code asked for a script that its manifest does not list, so nothing vouches for it.',
    look: 'Find the script of the message in manifest.json. It is missing: the files were changed after the build; build and publish again.',
  },
  contract_mismatch: {
    means: 'The version needs a newer platform than the shell of this page offers, and was not started.',
    look: 'Compare "requires" of the manifest with the platform of the live shell: a page may have stayed open since an older shell.',
  },
  threw_while_loading: {
    means: 'The code threw before its page could be mounted: in a module, or for a shared module that the shell does not give.',
    look: 'Read the message: an error at the top of a module, or a shared key. Open the page with ?remote=<remote>@<version>.',
  },
  threw_while_mounting: {
    means: 'The page or widget threw in bootstrap, in mount, or in its first render.',
    look: 'Open the page with ?remote=<remote>@<version> and read the console; the first render most often misses data.',
  },
  timed_out: {
    means: 'Loading took more than 10 s, bootstrap more than 10 s, or mount more than 5 s.',
    look: 'The message names the step. Loading: the server or the network of the member. Bootstrap and mount: a promise that never settles.',
  },
  crashed: {
    means:
      'The page stood and threw later, in a render or because a lazy chunk did not arrive; it showed nothing at all for 5 s; or it wrote the title of the document, which is the shell’s.',
    look: 'Open the page with ?remote=<remote>@<version> and do what a member does there; the message says which of them, or is the error of the render.',
  },
};
