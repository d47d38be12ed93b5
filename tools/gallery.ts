import { serveGallery } from '@amarena/shared/build/gallery';
import { REPOSITORY } from '@amarena/shared/build/places';
import { directoryOf } from '@amarena/shared/build/target';
import { REMOTES } from '@amarena/shared/contracts/platform/routes';
import { Command, InvalidArgumentError } from 'commander';

/** `npm run gallery` serves every shared component, and the main ones of each remote, in all their states. */
const portOf = (text: string): number => {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new InvalidArgumentError('A port is a number from 1 to 65535.');
  return port;
};

const { port } = new Command('npm run gallery --')
  .description('Shows the components in all their states.')
  .option('--port <n>', 'the port to serve on', portOf, 8200)
  .parse()
  .opts<{ port: number }>();

const owners = ['shared', 'shell', ...REMOTES].map((name) => ({ name, directory: directoryOf(name) }));
serveGallery(owners, { root: REPOSITORY, port });
