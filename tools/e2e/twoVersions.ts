import { join } from 'node:path';
import { deliveryFolders } from '../../server/src/delivery/folders.ts';
import { changed, LANGUAGES, publishCopy, withCopy } from './variants.ts';

/**
 * Publishes mf-signup twice: as it is, and with a changed word on `/signup`. Usage: `node twoVersions.ts <data folder>
 * <version> <next version>`.
 */
const [dataDir = '', version = '', next = ''] = process.argv.slice(2);

const stores = deliveryFolders(dataDir);
await withCopy('mf-signup', async (directory) => {
  await publishCopy(stores, directory, version);
  for (const language of LANGUAGES)
    await changed(join(directory, `src/words/${language}.ts`), (text) =>
      text.replace(/'account\.step': .*,/, `'account.step': 'Step of ${next}, ${language}, {{total}}',`),
    );
  await publishCopy(stores, directory, next);
});
