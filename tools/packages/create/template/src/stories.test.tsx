import { testStories } from '@amarena/shared/testing/stories';
import * as greeting from './Greeting.stories.tsx';

testStories({ greeting });
