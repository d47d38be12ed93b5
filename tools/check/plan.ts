/** `all`, or the paths to restrict a run to; with an empty list nothing runs. */
export type Scope = 'all' | readonly string[];

/** What has to run to check a change. */
export interface Plan {
  /** Packages to type-check and to lint. */
  readonly packages: Scope;
  /** Unit and component tests. */
  readonly units: Scope;
  /** Remotes and shell to build. */
  readonly builds: Scope;
  /** API, delivery and tool tests. */
  readonly server: Scope;
  /** Journeys, by folder or file in `e2e/specs`. */
  readonly e2e: Scope;
}

const NOTHING: Plan = { packages: [], units: [], builds: [], server: [], e2e: [] };
const EVERYTHING: Plan = { packages: 'all', units: 'all', builds: 'all', server: 'all', e2e: 'all' };

/** Conventions for the catalogues and contracts of all parts, which have to be checked for each. */
const CATALOGUES = 'shared/src/i18n/catalogues.test.ts';
const AGREEMENTS = 'server/test/delivery/agreements.test.ts';

/** Tests of workflows and of everything in `deploy`. */
const DEPLOY_TESTS = 'tools/ci/';
/** Also what the drill itself runs for. */
export const DRILL = 'tools/drill/';
const ROLES_TESTS = ['server/test/http/databaseRoles.test.ts', 'server/test/db/migrateCommand.test.ts'];
const MONITORING_TEST = 'server/test/http/monitoring.test.ts';

interface Rule {
  /** Paths from the project's root; the first matching rule decides. */
  readonly files: RegExp;
  readonly needs: (match: RegExpExecArray) => Plan;
}

const RULES: readonly Rule[] = [
  { files: /^docs\/|^\.changeset\/|\.(md|webp|svg)$|^\.gitignore$/, needs: () => ({ ...NOTHING, packages: 'all' }) },
  {
    files: /^deploy\/(roles\.sql|monitoring\/)/,
    needs: ([, what]) => ({
      ...NOTHING,
      packages: 'all',
      server: [DEPLOY_TESTS, ...(what === 'roles.sql' ? ROLES_TESTS : [MONITORING_TEST])],
    }),
  },
  { files: /^deploy\/database\//, needs: () => ({ ...NOTHING, packages: 'all', server: [DEPLOY_TESTS, DRILL] }) },
  { files: /^(\.github|deploy)\//, needs: () => ({ ...NOTHING, packages: 'all', server: [DEPLOY_TESTS] }) },
  {
    files: /^((?:mf-[a-z]+|shell|shared)\/src\/).*\.test\.tsx?$/,
    needs: ([, source = '']) => ({ ...NOTHING, packages: 'all', units: [source] }),
  },
  {
    files: /^(mf-[a-z]+)\//,
    needs: ([, remote = '']) => ({
      packages: [remote],
      units: [`${remote}/src/`, CATALOGUES],
      builds: [remote],
      server: [AGREEMENTS],
      e2e: [`${remote}/`],
    }),
  },
  {
    files: /^shell\//,
    needs: () => ({ packages: 'all', units: ['shell/src/', CATALOGUES], builds: ['shell'], server: [AGREEMENTS], e2e: 'all' }),
  },
  { files: /^shared\/src\/testing\//, needs: () => ({ ...NOTHING, packages: 'all', units: 'all' }) },
  // Used by the browser only.
  { files: /^shared\/src\/(api|bus|i18n|ui|facades\/(?!schema))/, needs: () => ({ ...EVERYTHING, server: [AGREEMENTS] }) },
  { files: /^server\/.*\.test\.ts$/, needs: ([file]) => ({ ...NOTHING, packages: 'all', server: [file] }) },
  { files: /^server\//, needs: () => ({ ...NOTHING, packages: 'all', server: 'all', e2e: 'all' }) },
  { files: /^e2e\/specs\/(.+)$/, needs: ([, spec = '']) => ({ ...NOTHING, packages: ['e2e'], e2e: [spec] }) },
  { files: /^e2e\//, needs: () => ({ ...NOTHING, packages: ['e2e'], e2e: 'all' }) },
  {
    files: /^tools\/(serve\.ts|browser\.ts|check\/programs\.ts|setup\/)/,
    needs: () => ({ ...NOTHING, packages: 'all', server: ['tools/'], e2e: 'all' }),
  },
  { files: /^tools\/drill[./]/, needs: () => ({ ...NOTHING, packages: 'all', server: ['tools/', DRILL] }) },
  { files: /^tools\//, needs: () => ({ ...NOTHING, packages: 'all', server: ['tools/'] }) },
];

const both = (one: Scope, other: Scope): Scope => (one === 'all' || other === 'all' ? 'all' : [...new Set([...one, ...other])]);

/** What has to run for changed files, by their paths from the root. A file that matches no rule requires everything. */
export function planFor(files: readonly string[]): Plan {
  const plans = files.map((file): Plan => {
    for (const { files: pattern, needs } of RULES) {
      const match = pattern.exec(file);
      if (match !== null) return needs(match);
    }
    return EVERYTHING;
  });
  const merge = (part: keyof Plan): Scope => plans.map((plan) => plan[part]).reduce(both, []);
  const packages = merge('packages');
  return {
    // Without changes, cheap checks run all the same.
    packages: files.length === 0 ? 'all' : packages,
    units: merge('units'),
    builds: merge('builds'),
    server: merge('server'),
    e2e: merge('e2e'),
  };
}

const TITLES: Readonly<Record<keyof Plan, string>> = {
  packages: 'type check and lint',
  units: 'unit and component tests',
  builds: 'builds',
  server: 'API, delivery and tool tests',
  e2e: 'journeys',
};

/** One line for each kind of check that a plan leaves out, wholly or partly, with the reason. */
export function leftOut(plan: Plan): string[] {
  return (Object.keys(TITLES) as (keyof Plan)[]).flatMap((part) => {
    const scope = plan[part];
    if (scope === 'all') return [];
    return [
      `${TITLES[part]}: ${scope.length === 0 ? 'all of them; the change does not affect them' : `all but ${scope.join(', ')}; the change affects no others`}`,
    ];
  });
}

/** The remotes whose journeys are all that runs, so that only they need a build; null if the whole site is tested. */
export function remotesUnderTest({ e2e }: Plan): string[] | null {
  if (e2e === 'all') return null;
  const owners = e2e.map((spec) => /^(mf-[a-z]+)\//.exec(spec)?.[1]);
  const known = owners.filter((owner) => owner !== undefined);
  return known.length === owners.length ? [...new Set(known)] : null;
}
