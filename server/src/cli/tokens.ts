import { GRANT_RIGHTS } from '@amarena/shared/contracts/platform/deliveryDesk';
import { DELIVERY_RIGHTS } from '@amarena/shared/contracts/platform/releases';
import type { Command } from 'commander';
import { JSON_HELP, wholeNumber } from './command.ts';
import { BY, onDatabase, type Sentences, troubleText } from './onDatabase.ts';
import { listTokens, MOST_DAYS, type NewGrant, type NewToken, newGrant, newToken, revoke, SHIPPED, tokenLog } from './tokens/verbs.ts';

interface Given {
  readonly by?: string;
  readonly json?: boolean;
}

const SENTENCES: Sentences = {
  none: 'DATABASE_URL is missing: tokens are kept in the database of a site, and the embedded database belongs to its running site alone.',
  old: 'This database has no tokens yet. Start this version of the site with it once.',
};
const USUAL_DAYS = 90;

/** Runs work on the database; an error ends it with what to do about it. */
const onTokens: typeof onDatabase = (given, sentences, run) =>
  onDatabase(given, sentences, run).catch((error: unknown) => {
    throw new Error(troubleText(error, sentences));
  });

/** Adds the verbs for tokens, which work on the database. */
export function addTokenVerbs(deliver: Command): void {
  const token = deliver
    .command('token')
    .description('tokens with which a team or a pipeline releases its part over HTTP')
    .addHelpText(
      'after',
      `
parts: ${SHIPPED}
steps: ${DELIVERY_RIGHTS.join(', ')}
The database is DATABASE_URL.`,
    );
  token
    .command('new')
    .description('make a token, and show it once')
    .requiredOption('--name <name>', 'the person or pipeline, for the history')
    .requiredOption('--parts <names>', 'what it may ship, separated by commas')
    .requiredOption('--steps <names>', 'what it may do, separated by commas')
    .option('--days <n>', `how long it lasts, at most ${MOST_DAYS}`, wholeNumber(1, MOST_DAYS), USUAL_DAYS)
    .option(...BY)
    .action((given: NewToken & Given) => onTokens(given, SENTENCES, (db, operator) => newToken(db, given, operator)));
  token
    .command('grant')
    .description('let a developer act at /delivery, where one of their passkeys confirms each step; without --passkey, list them')
    .requiredOption('--member <address>', 'the e-mail address of the developer')
    .requiredOption('--parts <names>', 'what they may ship, separated by commas')
    .requiredOption('--steps <names>', `what they may do, of ${GRANT_RIGHTS.join(', ')}`)
    .option('--passkey <mark>', 'the passkey, as the list names it')
    .option('--name <name>', 'for the history (default: the name of the member)')
    .option('--days <n>', `how long it lasts, at most ${MOST_DAYS}`, wholeNumber(1, MOST_DAYS), USUAL_DAYS)
    .option(...BY)
    .action((given: NewGrant & Given) => onTokens(given, SENTENCES, (db, operator) => newGrant(db, given, operator)));
  token
    .command('list')
    .description('every token and grant that was made: what it may do, until when, and its last use')
    .option('--json', JSON_HELP)
    .action((given: Given) => onTokens(given, SENTENCES, listTokens));
  token
    .command('revoke')
    .description('end a token or a grant at once')
    .argument('<id>')
    .option(...BY)
    .action((id: string, given: Given) => onTokens(given, SENTENCES, (db, operator) => revoke(db, id, operator)));
  token
    .command('log')
    .description('the last fifty steps: when, who, what, which part and version, and the outcome')
    .option('--json', JSON_HELP)
    .action((given: Given) => onTokens(given, SENTENCES, tokenLog));
}
