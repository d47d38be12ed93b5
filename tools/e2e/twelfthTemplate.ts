import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { activate } from '../../server/src/delivery/activate.ts';
import { refusalText } from '../../server/src/delivery/refusal.ts';
import { changed, LANGUAGES, publishVariant } from './variants.ts';

/**
 * Releases mf-landers with an additional template, like its team would: a design, its name, and its rules in
 * `package.json`. Neither builds nor changes shell, server or shared. Usage: `node twelfthTemplate.ts <data folder>
 * <version>`.
 */
const [dataDir = '', version = ''] = process.argv.slice(2);

const DESIGN = `
import { styled } from '@amarena/shared/styled';
import { Wrap } from '@amarena/shared/ui';
import { Column, Stage } from '../parts/lander.styles.ts';
import { CardPitch } from '../parts/Pitch.tsx';
import type { LanderProps } from '../landerProps.ts';

const Sheet = styled(Stage)\`--surface: #102a2a;\`;

export const QuizScreen = ({ page }: LanderProps) => (
  <Sheet data-lander="quiz" data-theme="dark">
    <Wrap>
      <Column>
        <CardPitch page={page} />
      </Column>
    </Wrap>
  </Sheet>
);
`;

/** Adds the template to the sources in a folder. */
async function addTemplate(directory: string): Promise<void> {
  await mkdir(join(directory, 'src/landers/quiz'));
  await writeFile(join(directory, 'src/landers/quiz/QuizScreen.tsx'), DESIGN);
  await changed(join(directory, 'src/landers/designs.ts'), (text) =>
    text.replace(
      'LANDER_DESIGNS = {',
      "LANDER_DESIGNS = {\n  quiz: lazy(() => import('./quiz/QuizScreen.tsx').then((module) => ({ default: module.QuizScreen }))),",
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
}

const stores = await publishVariant(dataDir, version, addTemplate);
const activated = await activate({ ...stores, by: 'a test', now: () => new Date() }, 'mf-landers', version);
if (!activated.ok) throw new Error(refusalText(activated.error));
