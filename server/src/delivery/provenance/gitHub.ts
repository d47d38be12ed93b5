/** The issuer of github.com, which enterprises there have with their name below it. */
const ON_GITHUB = 'https://token.actions.githubusercontent.com';

/**
 * Whether identities of this issuer are repositories of GitHub, also of an enterprise with data residency or with servers of
 * its own. Their names can be registered again by someone else once they are free; their numbers cannot.
 */
export function isGitHub(issuer: string): boolean {
  if (!URL.canParse(issuer)) return false;
  const { origin, hostname, pathname } = new URL(issuer);
  return origin === ON_GITHUB || hostname.endsWith('.ghe.com') || pathname.replace(/\/$/, '') === '/_services/token';
}

export const isRepositoryId = (id: string | undefined): boolean => id !== undefined && /^[1-9]\d*$/.test(id);

/** What is wrong with a rule that names a repository of GitHub by a name alone. */
export const NEEDS_ID = 'needs the number of the repository as repository_id: a name can be taken over by someone else';
