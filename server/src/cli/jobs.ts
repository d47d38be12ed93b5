import { commandLine, JSON_HELP } from './command.ts';
import { NO_JOBS_YET, runJobs } from './jobs/verbs.ts';
import { runOnDatabase } from './onDatabase.ts';

const jobs = commandLine('npm run jobs --', 'Shows jobs that failed for good, and runs them again.');
jobs
  .command('list')
  .description('list them: id, job, when it failed, how often it was tried, why')
  .option('--json', `${JSON_HELP}, with their data, which may name people`);
jobs.command('retry').description('run them again').argument('<jobs...>', 'ids, or one job for all of its kind');
jobs.command('drop').description('delete them: they never run').argument('<jobs...>', 'ids, or one job for all of its kind');

await runOnDatabase(
  jobs,
  {
    none: 'DATABASE_URL is missing. The embedded database of a demonstration belongs to its running site alone.',
    old: NO_JOBS_YET,
  },
  runJobs,
  { isLogged: false },
);
