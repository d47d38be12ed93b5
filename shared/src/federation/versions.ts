type Numbers = readonly [major: number, minor: number, patch: number];

/** Numbers of a semantic version, without a range prefix or a pre-release suffix. NaN: not a number. */
function numbers(version: string): Numbers {
  const [major = '', minor = '0', patch = '0'] = version.replace(/^\D*/, '').split(/[.+-]/);
  return [Number.parseInt(major, 10), Number.parseInt(minor, 10), Number.parseInt(patch, 10)];
}

/** Semantic versioning: true if `offered` has the same major version as `needed` and is not older. False for an invalid version. */
export function satisfies(offered: string, needed: string): boolean {
  const [major, minor, patch] = numbers(offered);
  const [neededMajor, neededMinor, neededPatch] = numbers(needed);
  if (major !== neededMajor) return false;
  return minor > neededMinor || (minor === neededMinor && patch >= neededPatch);
}

/** Major version. NaN: not a number. */
export const majorOf = (version: string): number => numbers(version)[0];
