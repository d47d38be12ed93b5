import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '@amarena/shared/build/build';
import { directoryOf, REPOSITORY, readTarget } from '@amarena/shared/build/target';
import { activate } from '../../server/src/delivery/activate.ts';
import { deliveryFolders } from '../../server/src/delivery/folders.ts';
import { publish } from '../../server/src/delivery/publish.ts';
import { refusalText } from '../../server/src/delivery/refusal.ts';

/**
 * Releases mf-landers with one template more, as its team would: a design, its name, and its rules in `package.json`.
 * Nothing of shell, server and shared is built or changed. Called as `node twelfthTemplate.ts <data folder> <version>`.
 */
const [dataDir = '', version = ''] = process.argv.slice(2);
const LANGUAGES = ['it', 'en', 'de', 'fr', 'es', 'nl', 'pl'];
/** Not sources, or made from them. */
const LEFT_OUT = ['dist', '.tsout', 'node_modules'];

const DESIGN = `
import { styled } from '@amarena/shared/styled';
import { Wrap } from '@amarena/shared/ui';
import { Column, Stage } from '../parts/lander.styles.ts';
import { CardPitch } from '../parts/Pitch.tsx';
import type { LanderProps } from '../views.ts';

const Sheet = styled(Stage)\`--surface: #102a2a;\`;

export const Quiz = ({ page }: LanderProps) => (
  <Sheet data-lander="quiz" data-theme="dark">
    <Wrap>
      <Column>
        <CardPitch page={page} />
      </Column>
    </Wrap>
  </Sheet>
);
`;

async function changed(file: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} has no place for another template.`);
  await writeFile(file, after);
}

/** The sources of mf-landers with the template; answers their folder. */
async function sources(root: string): Promise<string> {
  const directory = join(root, 'mf-landers');
  await cp(directoryOf('mf-landers'), directory, {
    recursive: true,
    filter: (file) => !LEFT_OUT.some((name) => file.endsWith(`/${name}`)),
  });
  await symlink(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'));
  await mkdir(join(directory, 'src/landers/quiz'));
  await writeFile(join(directory, 'src/landers/quiz/QuizScreen.tsx'), DESIGN);
  await changed(join(directory, 'src/landers/views.ts'), (text) =>
    text.replace(
      'LANDER_VIEWS = {',
      "LANDER_VIEWS = {\n  quiz: lazy(() => import('./quiz/QuizScreen.tsx').then((module) => ({ default: module.Quiz }))),",
    ),
  );
  for (const language of LANGUAGES) {
    await changed(join(directory, `src/editor/words/${language}.ts`), (text) =>
      text.replace("  'template.video'", "  'template.quiz': 'Quiz',\n  'template.video'"),
    );
  }
  await changed(join(directory, 'package.json'), (text) => {
    const description = JSON.parse(text);
    const { amarena } = description;
    amarena.templates.quiz = { slug: true, blocks: { text: { min: 1, max: 2 } } };
    amarena.screens['landers-quiz'] = 'landers/quiz/QuizScreen.tsx';
    amarena.prerender.push('landers-quiz');
    amarena.budgets.routes['landers-quiz'] = amarena.budgets.routes['landers-gallery-slug'];
    return JSON.stringify(description, null, 2);
  });
  return directory;
}

const root = await mkdtemp(join(tmpdir(), 'amarena-template-'));
try {
  const { directory } = await build(await readTarget(await sources(root)), { version });
  const stores = deliveryFolders(dataDir);
  const published = await publish(stores.artifacts, directory);
  if (!published.ok) throw new Error(refusalText(published.error));
  const activated = await activate({ ...stores, by: 'a test', now: () => new Date() }, 'mf-landers', version);
  if (!activated.ok) throw new Error(refusalText(activated.error));
} finally {
  await rm(root, { recursive: true, force: true });
}
