import path from 'node:path';
import { OWN_EXTENSION, packageFolder } from './places.ts';
import type { BuildTarget } from './target.ts';

/**
 * Aliases with which the icons of a remote use the shell's base, about a kilobyte. A remote with a framework of its own
 * has none of these icons.
 */
export const iconBase = ({ contract }: BuildTarget): Record<string, string> =>
  contract?.brings !== undefined
    ? {}
    : {
        [path.join(packageFolder('lucide-react'), 'dist/esm/createLucideIcon.mjs')]: path.join(
          import.meta.dirname,
          `sharedIcon${OWN_EXTENSION}`,
        ),
      };
