import { keepRenderers } from './development/keepRenderers.ts';
import { showBuildErrors } from './development/showBuildErrors.ts';

// First module of the shell's development build, before React. Production builds leave it out.
keepRenderers();
showBuildErrors();
