import { definePage } from '@amarena/shared/spa-react';
import { catalogue } from './catalogue.ts';
import { QuizScreen } from './QuizScreen.tsx';

export default definePage<'mf-quiz'>({ catalogue, screens: { guest: QuizScreen } });
