import { testStories } from '@amarena/shared/testing/stories';
import * as greeting from './Greeting.stories.tsx';
import * as teaser from './Teaser.stories.tsx';

testStories({ greeting, teaser });
