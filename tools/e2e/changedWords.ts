import { join } from 'node:path';
import { changed, LANGUAGES, publishVariant } from './variants.ts';

/**
 * Publishes mf-landers with another heading and a new text on the home page, in every language: the most common change
 * of a team. Usage: `node changedWords.ts <data folder> <version>`.
 */
const [dataDir = '', version = ''] = process.argv.slice(2);

await publishVariant(dataDir, version, async (directory) => {
  for (const language of LANGUAGES)
    await changed(join(directory, `src/words/${language}.ts`), (text) =>
      text.replace(
        /'steps\.title': .*,/,
        `'steps.title': 'Heading of ${version}, ${language}',\n  'steps.note': 'Note of ${version}, ${language}',`,
      ),
    );
  await changed(join(directory, 'src/home/HomeScreen.tsx'), (text) =>
    text.replace("<h2>{t('steps.title')}</h2>", "<h2>{t('steps.title')}</h2><p>{t('steps.note')}</p>"),
  );
});
