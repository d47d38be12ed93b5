import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * `npm run audit` looks up the packages of the lock file in the registry's list of vulnerabilities. Exits with 1 if one
 * is high or critical, or if the registry does not answer; with `-- --offline-ok` the latter is only a note.
 */
interface Advisory {
  readonly name: string;
  readonly title: string;
  readonly url: string;
  readonly severity: string;
  readonly range: string;
}

/** What `npm audit --json` prints; without `vulnerabilities` it is an error. A text in `via` names another entry. */
interface Answer {
  readonly vulnerabilities?: Readonly<Record<string, { readonly via: readonly (string | Advisory)[] }>>;
  readonly message?: string;
}

function ask(): Answer {
  const { stdout, stderr, error } = spawnSync('npm', ['audit', '--json'], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  try {
    return JSON.parse(stdout);
  } catch {
    return { message: error?.message ?? (stderr || 'npm audit printed nothing') };
  }
}

const SEVERE = ['critical', 'high'];
const { values } = parseArgs({ options: { 'offline-ok': { type: 'boolean', default: false } } });
const { vulnerabilities, message } = ask();

if (vulnerabilities === undefined) {
  console.error(`Nothing was checked, because the registry gave no list of vulnerabilities: ${message}`);
  process.exitCode = values['offline-ok'] ? 0 : 1;
} else {
  const advisories = Object.values(vulnerabilities).flatMap(({ via }) => via.filter((cause) => typeof cause !== 'string'));
  const severe = advisories.filter(({ severity }) => SEVERE.includes(severity));
  for (const { severity, name, range, title, url } of severe) console.error(`${severity}: ${name} ${range}: ${title} (${url})`);
  console.log(`Vulnerabilities: ${severe.length} high or critical, ${advisories.length - severe.length} lower ("npm audit" lists all).`);
  if (severe.length > 0) process.exitCode = 1;
}
