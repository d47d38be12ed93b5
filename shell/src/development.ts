import { keepRenderers } from './development/keepRenderers.ts';
import { showBuildErrors } from './development/showBuildErrors.ts';

// First module of the shell's development build, before React; the build that members get does not have it.
keepRenderers();
showBuildErrors();
