import { globSync } from 'node:fs';
import path from 'node:path';
import { testStories } from '@amarena/shared/testing/stories';
import type { StoryFile } from '@amarena/shared/testing/story';

/** Every file of stories is tested as soon as it is there. */
const files = globSync('**/*.stories.tsx', { cwd: import.meta.dirname }).sort();
const stories = files.map(async (file): Promise<[string, StoryFile]> => [file, await import(path.join(import.meta.dirname, file))]);

testStories(Object.fromEntries(await Promise.all(stories)));
