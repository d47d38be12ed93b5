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

/**
 * The widgets that a part requires, against every live version of their owners. An owner that was never live breaks
 * nothing: the widget's place shows its fallback, as it does when the owner fails.
 */
function widgetsFound(user: User, { remotes }: LiveSet): Refusal[] {
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

/** The widgets of a remote that the live shell and the other live remotes show, canaries too. */
export function usersOfWidgets(owner: Manifest['remote'], { shell, remotes }: LiveSet): WidgetUse[] {
  const others = Object.entries(remotes).flatMap(([name, manifests]) => (name === owner ? [] : manifests.map(userOf)));
  return [...(shell === null ? [] : [shellUser(shell)]), ...others].flatMap((user) =>
    Object.entries(user.uses).flatMap(([widget, needed]) => (ownerOfWidget(widget) === owner ? [{ ...user, widget, needed }] : [])),
  );
}

/** The candidate's widgets that the live shell and the other live remotes require. */
const widgetsKept = (candidate: Manifest, live: LiveSet): Refusal[] =>
  usersOfWidgets(candidate.remote, live).flatMap((user) => {
    const remedy = `Keep offering ${user.widget} ${user.needed}, or first activate a version of ${user.name} that does not use it.`;
    return widgetGiven(user, user, candidate, remedy);
  });

/** Whether a remote and a live set agree: what it requires of the others, and what they require of it. */
export function remoteAgrees(candidate: Manifest, live: LiveSet): Refusal[] {
  const shellRules = live.shell === null ? [] : shellMet(candidate, live.shell);
  return [
    ...runtimeNamed(candidate),
    ...shellThere(candidate, live),
    ...shellRules,
    ...widgetsFound(userOf(candidate), live),
    ...widgetsKept(candidate, live),
  ];
}

/** Whether a shell and the live remotes agree: what each of them requires of it, and which of their widgets it shows. */
export function shellAgrees(candidate: ShellManifest, live: LiveSet): Refusal[] {
  const remotes = Object.values(live.remotes).flat();
  const required = remotes.flatMap((manifest) => shellMet(manifest, candidate));
  return [...required, ...widgetsFound(shellUser(candidate), live)];
}
