import { Command, InvalidArgumentError } from 'commander';

/** Exit code after arguments that the command does not have. */
const MISUSED = 2;

/**
 * A command that people type, such as `npm run deliver --`. Its help comes from its definition. An unknown verb or
 * option, and a wrong value, end it with exit code 2, the reason and the help.
 */
export const commandLine = (typed: string, description: string): Command =>
  new Command(typed)
    .description(description)
    .showHelpAfterError()
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : MISUSED));

/** Ends a command quietly once its reader closes the pipe, as `head` does. */
function exitOnClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}

const sentenceOf = (error: unknown): string =>
  error instanceof Error ? [error.message, error.cause instanceof Error ? error.cause.message : ''].join(' ').trim() : String(error);

/**
 * Parses the arguments and runs what they name. An error ends the command with its sentence: a stack would bury that a
 * build failed, a setting is wrong or a site does not answer.
 */
export async function runCommandLine(command: Command, sentence: (error: unknown) => string = sentenceOf): Promise<void> {
  exitOnClosedPipe();
  try {
    await command.parseAsync();
  } catch (error) {
    process.stderr.write(`${sentence(error)}\n`);
    process.exitCode = 1;
  }
}

/** Reads an option's value as a whole number of at least `least`, and at most `most`. */
export const wholeNumber =
  (least: number, most: number = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) return number;
    const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
    throw new InvalidArgumentError(`It must be a whole number ${range}.`);
  };

/** Reads a value that must be one of a list. */
export const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): Value => {
    const value = values.find((one) => one === text);
    if (value === undefined) throw new InvalidArgumentError(`It must be one of ${values.join(', ')}.`);
    return value;
  };

/** Text of the option `--json`. */
export const JSON_HELP = 'print JSON instead of a table';
