import { createRoot } from 'react-dom/client';
import { MemoryRouter, Route, Routes } from 'react-router';
import { createQueryClient, QueryClientProvider } from '../../api/query.ts';
import { LANGUAGES, type Language } from '../../contracts/platform/languages.ts';
import { findRoute } from '../../contracts/platform/routes.ts';
import { FONT_FACES } from '../../ui/fonts.ts';
import { GlobalStyle } from '../../ui/GlobalStyle.ts';
import { provideSurroundings } from '../surroundings.ts';
import { Gallery } from './Gallery.tsx';
import { type ListedStory, listOf, type StoryShelf } from './listed.ts';

const isLanguage = (word: string | null): word is Language => LANGUAGES.some((language) => language === word);

/** Shows one story alone, in the language and colours of the address, so that its frame has its own width. */
async function showStory({ story, package: owner }: ListedStory, root: HTMLElement, query: URLSearchParams): Promise<void> {
  const asked = query.get('language');
  const language = isLanguage(asked) ? asked : 'it';
  const { address = '/', ...options } = story.options?.() ?? {};
  await provideSurroundings({ ...options, language });
  document.documentElement.lang = language;
  document.documentElement.dataset.theme = query.get('theme') === 'dark' ? 'dark' : 'light';
  // A screen has its own margins.
  if (owner === 'shared') root.style.padding = '16px';
  const path = findRoute(new URL(address, window.location.href).pathname)?.route.path ?? '*';
  createRoot(root).render(
    <QueryClientProvider client={createQueryClient()}>
      <GlobalStyle />
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path={path} element={<story.render />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  // The third frame has what the fake server answered to the effects of the first.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  document.documentElement.dataset.story = 'shown';
}

/** Starts the gallery: the list of all stories, or the one story that the address names. */
export async function startGallery(shelves: readonly StoryShelf[]): Promise<void> {
  document.head.appendChild(document.createElement('style')).textContent = FONT_FACES;
  const stories = listOf(shelves);
  const query = new URLSearchParams(window.location.search);
  const root = document.body.appendChild(document.createElement('div'));
  const wanted = stories.find(({ id }) => id === query.get('story'));
  if (wanted !== undefined) return showStory(wanted, root, query);
  await provideSurroundings();
  document.documentElement.lang = 'en';
  createRoot(root).render(<Gallery stories={stories} />);
}
