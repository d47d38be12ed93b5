import { ProgramsMissing } from './programs.ts';

/** Runs a drill and sets the exit code of the process: 0 if nothing was lost, 1 if something was, 2 if programs are missing. */
export async function runDrill(drill: () => Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await drill()) ? 0 : 1;
  } catch (problem) {
    if (!(problem instanceof ProgramsMissing)) throw problem;
    console.error(problem.message);
    process.exitCode = 2;
  }
}
