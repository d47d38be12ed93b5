import { readConfig } from '../config.ts';
import { commandLine, runCommandLine } from './command.ts';
import { copyToBucket } from './photos/verbs.ts';

const photos = commandLine('npm run photos --', 'Moves pictures from the shared folder to a bucket.').addHelpText(
  'after',
  '\nThe settings are those of the servers.',
);
photos
  .command('copy')
  .description('copy photos and pictures of landers from DATA_DIR to PHOTO_STORE, while the site runs; safe to repeat')
  .action(async () => {
    const copied = await copyToBucket(readConfig(process.env), (line) => process.stdout.write(`${line}\n`));
    if (copied.ok) process.stdout.write(`${copied.value}\n`);
    else process.stderr.write(`${copied.error}\n`);
    process.exitCode = copied.ok ? 0 : 1;
  });

await runCommandLine(photos);
