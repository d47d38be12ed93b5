import { spawn } from 'node:child_process';
import path from 'node:path';

const PROGRAM = path.resolve(import.meta.dirname, '../../../tools/new.ts');

/**
 * Creates a remote in the sources, with a tool that knows all parts and that the server therefore does not import.
 * Returns its exit code.
 */
export const newRemote = (name: string): Promise<number> =>
  new Promise((done, failed) => {
    const child = spawn(process.execPath, [PROGRAM, name], { stdio: 'inherit' });
    child.on('error', failed);
    child.on('exit', (code) => done(code ?? 1));
  });
