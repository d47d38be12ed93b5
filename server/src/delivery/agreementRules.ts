import { isGuestName } from '@amarena/shared/contracts/platform/guests';
import { guestWidget, ownerOfWidget, WIDGET_OWNERS } from '@amarena/shared/contracts/platform/widgets';
import type { Manifest } from '@amarena/shared/federation/manifest';
import type { ShellManifest } from '@amarena/shared/federation/shellManifest';
import { majorOf, satisfies } from '@amarena/shared/federation/versions';
import type { LiveSet } from './liveSet.ts';
import type { Refusal } from './refusal.ts';

/** What the shell provides to remotes. */
export type ShellOffer = Pick<ShellManifest, 'version' | 'platform' | 'shared_keys' | 'shared_versions'>;

/** A part that shows widgets of other parts: a remote or the shell. */
interface User {
  readonly name: string;
  readonly version: string;
  readonly uses: Readonly<Record<string, string>>;
}

const userOf = ({ remote, version, contract }: Manifest): User => ({ name: remote, version, uses: contract.uses });
const shellUser = ({ version, uses }: ShellManifest): User => ({ name: 'shell', version, uses });
const called = ({ name, version }: Pick<User, 'name' | 'version'>): string => `${name}@${version}`;

const runtimeNamed = ({ remote, version, contract }: Manifest): Refusal[] =>
  contract.requires.runtime !== undefined
    ? []
    : [
        {
          rule: 'runtime_not_named',
          found: `${remote}@${version} requires no runtime`,
          expected: 'the version of the federation host that it was built for',
          remedy: `Add "runtime" to "requires" in the package.json of ${remote} and build again.`,
        },
      ];

function platformMet({ remote, version, contract }: Manifest, shell: ShellOffer): Refusal[] {
  return Object.entries(contract.requires).flatMap(([name, needed]): Refusal[] => {
    const offered = shell.platform[name];
    if (offered !== undefined && satisfies(offered, needed)) return [];
    return [
      {
        rule: 'contract_mismatch',
        found: `${remote}@${version} requires ${name} ${needed}`,
        expected: `shell ${shell.version} offers ${offered === undefined ? `no ${name}` : `${name} ${offered}`}`,
        remedy: `Release a shell with ${name} ${needed} first, or build ${remote} for what the shell offers.`,
      },
    ];
  });
}

const shellThere = ({ remote, version }: Manifest, { shell }: LiveSet): Refusal[] =>
  shell !== null
    ? []
    : [
        {
          rule: 'contract_mismatch',
          found: `${remote}@${version} requires a shell to run in`,
          expected: 'a live shell, and there is none',
          remedy: 'Run "npm run deliver -- release shell" first.',
        },
      ];

function sharedKeysMet({ remote, version, shared_keys }: Manifest, shell: ShellOffer): Refusal[] {
  const missing = shared_keys.filter((key) => !shell.shared_keys.includes(key));
  if (missing.length === 0) return [];
  return [
    {
      rule: 'shared_key_missing',
      found: `${remote}@${version} takes ${missing.join(', ')} from the shell`,
      expected: `shell ${shell.version} shares ${shell.shared_keys.join(', ')}`,
      remedy: `Build ${remote} again without it, or release a shell that shares it.`,
    },
  ];
}

/** Versions of shared modules in builds that do not name them: React 19, and 1 of our own. */
const unnamedVersion = (key: string): string => (key.startsWith('@') ? '1.0.0' : '19.0.0');

/** The shell has the majors of its modules that the remote was built for. The page refuses others, too. */
function sharedVersionsMet({ remote, version, shared_keys, shared_versions = {} }: Manifest, shell: ShellOffer): Refusal[] {
  const offered = (key: string) => shell.shared_versions?.[key] ?? unnamedVersion(key);
  const needed = (key: string) => shared_versions[key] ?? unnamedVersion(key);
  const others = shared_keys.filter((key) => shell.shared_keys.includes(key) && majorOf(offered(key)) !== majorOf(needed(key)));
  if (others.length === 0) return [];
  return [
    {
      rule: 'contract_mismatch',
      found: `${remote}@${version} was built for ${others.map((key) => `${key} ${needed(key)}`).join(', ')}`,
      expected: `shell ${shell.version} shares ${others.map((key) => `${key} ${offered(key)}`).join(', ')}`,
      remedy: `Build ${remote} for the majors of the shell and release both together, or first release ${remote} with its own ("brings" in its package.json).`,
    },
  ];
}

/** What a remote requires of a shell. */
const shellMet = (remote: Manifest, shell: ShellOffer): Refusal[] => [
  ...platformMet(remote, shell),
  ...sharedKeysMet(remote, shell),
  ...sharedVersionsMet(remote, shell),
];

/** Whether one version of an owner provides the widget in the version that one user requires. */
function widgetGiven(user: User, { widget, needed }: { widget: string; needed: string }, owner: Manifest, remedy: string): Refusal[] {
  const offered = owner.contract.widgets[widget];
  if (offered !== undefined && satisfies(offered, needed)) return [];
  return [
    {
      rule: offered === undefined ? 'widget_missing' : 'widget_mismatch',
      found: `${called(user)} shows the widget ${widget} ${needed}`,
      expected: `${owner.remote}@${owner.version} offers ${offered === undefined ? `no ${widget}` : `${widget} ${offered}`}`,
      remedy,
    },
  ];
}

/** For each live version of its owner, whether it provides a widget in the version that someone requires. */
const providing = (widget: string, needed: string, { remotes }: LiveSet): boolean[] => {
  const owner = ownerOfWidget(widget);
  const offered = owner === null ? [] : (remotes[owner] ?? []).map(({ contract }) => contract.widgets[widget]);
  return offered.map((version) => version !== undefined && satisfies(version, needed));
};

/** The live versions of the shell and of all remotes, canaries too, as users of widgets. */
const usersIn = ({ shell, remotes }: LiveSet): User[] => [
  ...(shell === null ? [] : [shellUser(shell)]),
  ...Object.values(remotes).flatMap((manifests) => manifests.map(userOf)),
];

/** Whether a live version of the part requires the same widget already, and shows its fallback to some visitors or to all. */
function isInVain({ name }: User, widget: string, needed: string, before: LiveSet): boolean {
  const provided = providing(widget, needed, before);
  const misses = provided.length === 0 || provided.includes(false);
  return misses && usersIn(before).some((user) => user.name === name && user.uses[widget] === needed);
}

/**
 * The widgets that a part requires, against every live version of their owners. An owner that is not live breaks
 * nothing: the widget's place shows its fallback, as it does when the owner fails. Nor does a widget that the part's live
 * version requires in vain: otherwise an owner could keep it from every release by going live without the widget.
 */
function widgetsFound(user: User, { remotes }: LiveSet, before: LiveSet): Refusal[] {
  return Object.entries(user.uses).flatMap(([widget, needed]): Refusal[] => {
    const owner = ownerOfWidget(widget);
    // Pages of the site get no versions of guests, so the shell and its remotes cannot show their widgets.
    if (owner === null || (guestWidget(widget) !== null && !isGuestName(user.name)))
      return [
        {
          rule: 'widget_missing',
          found: `${called(user)} shows the widget ${widget} ${needed}`,
          expected: `one of ${Object.keys(WIDGET_OWNERS).join(', ')}${isGuestName(user.name) ? ', or one of a guest' : ''}`,
          remedy: 'Add it to contracts/platform/widgets.ts and to the contract of its owner, or show another one.',
        },
      ];
    if (isInVain(user, widget, needed, before)) return [];
    const remedy = `Activate a version of ${owner} with ${widget} ${needed} first, or build ${user.name} for the one that is live.`;
    return (remotes[owner] ?? []).flatMap((manifest) => widgetGiven(user, { widget, needed }, manifest, remedy));
  });
}

/** A widget that a live part shows. */
export interface WidgetUse extends User {
  readonly widget: string;
  /** The smallest version that it needs. */
  readonly needed: string;
}

/**
 * The widgets of a remote that the live shell and the other live remotes show, canaries too. Only those that a live
 * version of the remote provides: a part that requires what it never had would show no less without it.
 */
export function usersOfWidgets(owner: Manifest['remote'], live: LiveSet): WidgetUse[] {
  const others = usersIn(live).filter(({ name }) => name !== owner);
  return others.flatMap((user) =>
    Object.entries(user.uses).flatMap(([widget, needed]) =>
      ownerOfWidget(widget) === owner && providing(widget, needed, live).includes(true) ? [{ ...user, widget, needed }] : [],
    ),
  );
}

/** The candidate's widgets that the live shell and the other live remotes show now. */
const widgetsKept = (candidate: Manifest, live: LiveSet, before: LiveSet): Refusal[] =>
  usersOfWidgets(candidate.remote, before)
    .filter((user) => usersIn(live).some(({ name, version }) => name === user.name && version === user.version))
    .flatMap((user) => {
      const remedy = `Keep offering ${user.widget} ${user.needed}, or first activate a version of ${user.name} that does not use it.`;
      return widgetGiven(user, user, candidate, remedy);
    });

/**
 * Whether a remote and a live set agree: what it requires of the others, and what they require of it. `before`: what is
 * live so far; what does not work there binds nobody.
 */
export function remoteAgrees(candidate: Manifest, live: LiveSet, before: LiveSet): Refusal[] {
  const shellRules = live.shell === null ? [] : shellMet(candidate, live.shell);
  return [
    ...runtimeNamed(candidate),
    ...shellThere(candidate, live),
    ...shellRules,
    ...widgetsFound(userOf(candidate), live, before),
    ...widgetsKept(candidate, live, before),
  ];
}

/** Whether a shell and the live remotes agree: what each of them requires of it, and which of their widgets it shows. */
export function shellAgrees(candidate: ShellManifest, live: LiveSet, before: LiveSet): Refusal[] {
  const remotes = Object.values(live.remotes).flat();
  const required = remotes.flatMap((manifest) => shellMet(manifest, candidate));
  return [...required, ...widgetsFound(shellUser(candidate), live, before)];
}
