import { SHARED_SOURCES } from './places.ts';

/** Names that start with a dot are caches of tools. */
const PACKAGE_FOLDER = /^(.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^.\\/][^\\/]*))[\\/]/;

export interface InstalledPackage {
  readonly name: string;
  /** Its folder, absolute. */
  readonly folder: string;
}

/** The installed package of a file; null: the file is in none, or in ours, which is a package only for other teams. */
export function packageOf(file: string | null | undefined): InstalledPackage | null {
  if (file?.startsWith(SHARED_SOURCES)) return null;
  const [, folder, name] = file?.match(PACKAGE_FOLDER) ?? [];
  return folder === undefined || name === undefined ? null : { name, folder };
}
