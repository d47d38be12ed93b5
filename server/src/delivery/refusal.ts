/**
 * Every rule that a delivery can break, with what it requires: messages name the rule, and the guide takes its text
 * from here.
 */
export const RULES = {
  manifest_invalid: 'A build has a manifest as this release writes it.',
  file_missing: 'Every file in the manifest exists.',
  hash_mismatch: 'Every file, including its compressed forms, has the hash in the manifest.',
  version_taken: 'A published version never changes: the same version has the same bytes.',
  not_published: 'Only a version that is complete in the store can go live.',
  contract_mismatch:
    'The live shell provides every platform version that a remote requires, same major and not older, and its shared modules in the major that the remote was built for.',
  runtime_not_named: 'A remote names the version of the federation host that it was built for.',
  shared_key_missing: 'The live shell shares every module that a remote takes from it.',
  widget_missing: 'The live versions of its owner provide every widget that a live part shows.',
  widget_mismatch: 'The version of a widget suits every part that shows it: same major, not older.',
  over_budget:
    'A remote, each of its routes and the start of the shell stay within the budgets in their package.json, in bytes after gzip.',
  over_ceiling: 'The budgets of a guest stay below the ceiling that the operator sets.',
  licence_not_allowed: 'Every bundled package has a licence that may be shipped to browsers.',
  provenance_missing: 'Where the site demands provenance, only a version with a proof of who built it goes live.',
  provenance_invalid:
    'Provenance is a signed SLSA statement about the manifest of its version, which a trust root of the site vouches for.',
  provenance_foreign: 'A part is built by the pipelines that the site names for it, and by no others.',
  provenance_taken: 'The proof of who built a version stays: no other one takes its place.',
  smoke_failed: 'Every page and widget of a candidate works in a browser, with the live shell.',
  example_broken: 'Every widget, event and page does what the examples of the live parts rely on, in a browser.',
  side_effect: 'A remote leaves the page as it found it: it changes nothing outside of its elements, and ends what it started.',
  shows_less: 'A page shows most of what its live version shows, unless someone accepts that it shows less.',
  blocks_browser: 'No page or widget keeps the browser busy for seconds, and ten times as long as its live version does.',
  budget_raised: 'A budget is at most a tenth, or 2,000 bytes, above the last live version’s, unless a second person accepts it.',
  smoke_unavailable: 'There is a browser to mount a candidate in, or the mount is skipped on request.',
  canary_refused: 'A canary is a different version from the active one, of a remote that is live.',
  no_canary: 'Only a version that is on trial can be taken back.',
  nothing_to_return_to: 'A rollback needs a version, or a generation, that was live before.',
  retire_refused:
    'Only a guest that is live can be retired, and only if no live part shows one of its widgets, unless the operator insists.',
  bytes_changed: 'A version returns only with the bytes with which it was live.',
  taken_back_meanwhile: 'A version goes live only if no one took its part back while it was checked.',
  registry_busy: 'A change succeeds after a limited number of races with others.',
  registry_broken: 'A registry that was changed by hand is never written to.',
  store_unavailable: 'The store answers and is not full.',
  order_unclear: 'The command is unambiguous.',
  token_refused: 'A token of delivery is known, not revoked and not expired.',
  right_missing: 'A token has the right to the step, for every part that it names.',
  upload_refused: 'An upload has the files of its manifest, within the limits of the site.',
  steps_running: 'A token has a limited number of steps that run at the same time.',
  step_interrupted: 'The server that begins a step also ends it.',
} as const;
/** Which rule a delivery broke. */
export type RefusalRule = keyof typeof RULES;

/** A delivery that was refused, with both sides of the disagreement and what to do. Nothing was changed. */
export interface Refusal {
  readonly rule: RefusalRule;
  /** What was delivered. */
  readonly found: string;
  /** What it was compared with. */
  readonly expected: string;
  readonly remedy: string;
  /** All broken rules, if there are several; this one stands for all of them. Absent if there is only this one. */
  readonly all?: readonly Refusal[];
}

/** Combines several refusals of one delivery into one: the first, which contains all of them; null for none. */
export function together(refusals: readonly Refusal[]): Refusal | null {
  const [first] = refusals;
  if (first === undefined) return null;
  return refusals.length === 1 ? first : { ...first, all: refusals };
}

interface Told {
  readonly rule: string;
  readonly found: string;
  readonly expected: string;
  readonly remedy: string;
}

const oneText = ({ rule, found, expected, remedy }: Told): string =>
  `Refused (${rule}).\n  found:    ${found}\n  expected: ${expected}\n  to do:    ${remedy}`;

/** What the command prints of a refusal, of this release or of a site with another one. */
export const refusalText = (refusal: Told & { readonly all?: readonly Told[] | undefined }): string =>
  (refusal.all ?? [refusal]).map(oneText).join('\n');
