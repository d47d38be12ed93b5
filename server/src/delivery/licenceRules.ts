import satisfiesLicence from 'spdx-satisfies';
import type { Refusal } from './refusal.ts';

/** Licences of code that may be sent to browsers: they require a notice at most. */
const SHIPPED_LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
] as const;

function mayShip(licence: string): boolean {
  try {
    return satisfiesLicence(licence, [...SHIPPED_LICENCES]);
  } catch {
    // Anything that is not an SPDX expression names no permitted licence.
    return false;
  }
}

/** Whether every package in a build may be shipped. */
export const licencesAllowed = (whose: string, licences: Readonly<Record<string, string>>): Refusal[] =>
  Object.entries(licences)
    .filter(([, licence]) => !mayShip(licence))
    .map(([name, licence]) => ({
      rule: 'licence_not_allowed',
      found: `${whose} contains ${name}, licensed as "${licence}"`,
      expected: `one of ${SHIPPED_LICENCES.join(', ')}`,
      remedy: `Remove ${name}, or have its licence cleared and add it to licenceRules.ts.`,
    }));
