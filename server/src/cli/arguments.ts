import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * The parsed arguments of a command. A number is the exit code to end with at once: 0 after `--help`, 2 after an
 * unknown option.
 */
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
    // Node's own message continues with how to escape a dash.
    process.stderr.write(`${String((error as Error).message).split('. ')[0]}.\n\n${usage}`);
    return 2;
  }
}

/** Ends a command quietly once its reader closes the pipe, as `head` does. */
export function exitOnClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}
