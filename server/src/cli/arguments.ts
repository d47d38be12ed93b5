import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** What a command was called with; a number is what it ends with at once: 0 after `--help`, 2 after an option that it does not know. */
export function readArguments<const Given extends Options>(usage: string, options: Given) {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    process.stdout.write(usage);
    return 0;
  }
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!code.startsWith('ERR_PARSE_ARGS_')) throw error;
    // Node's own sentence goes on with how to escape a dash.
    process.stderr.write(`${String((error as Error).message).split('. ')[0]}.\n\n${usage}`);
    return 2;
  }
}

/** Ends a command quietly once its reader has seen enough, as `head` has. */
export function stopWhenNobodyReads(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}
