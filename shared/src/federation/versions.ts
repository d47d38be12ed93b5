type Numbers = readonly [major: number, minor: number, patch: number];

/** Numbers of a semantic version; a range sign before it and a pre-release after it are left out. NaN: no number. */
function numbers(version: string): Numbers {
  const [major = '', minor = '0', patch = '0'] = version.replace(/^\D*/, '').split(/[.+-]/);
  return [Number.parseInt(major, 10), Number.parseInt(minor, 10), Number.parseInt(patch, 10)];
}

/** Semantic versioning: true where `offered` has the same major as `needed` and is not older. False for what is no version. */
export function satisfies(offered: string, needed: string): boolean {
  const [major, minor, patch] = numbers(offered);
  const [neededMajor, neededMinor, neededPatch] = numbers(needed);
  if (major !== neededMajor) return false;
  return minor > neededMinor || (minor === neededMinor && patch >= neededPatch);
}
