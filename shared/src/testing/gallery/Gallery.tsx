import { useState } from 'react';
import { LANGUAGES, type Language } from '../../contracts/platform/languages.ts';
import { GlobalStyle } from '../../ui/GlobalStyle.ts';
import { Controls, Desk, Shelf, Stage, StoryLink } from './gallery.styles.ts';
import type { ListedStory } from './listed.ts';

const WIDTHS = { 'Full width': '100%', '390 px': '390px', '320 px': '320px' } as const;
const THEMES = ['light', 'dark'] as const;

interface View {
  readonly theme: (typeof THEMES)[number];
  readonly language: Language;
  readonly width: keyof typeof WIDTHS;
}

/** Address of a story alone. */
const frameAddress = (id: string, { theme, language }: View): string => `?${new URLSearchParams({ story: id, theme, language })}`;

/** All stories by package, and the chosen one in a frame of its own. */
export function Gallery({ stories }: { stories: readonly ListedStory[] }) {
  const [id, setId] = useState(decodeURIComponent(window.location.hash.slice(1)));
  const [view, setView] = useState<View>({ theme: 'light', language: 'it', width: 'Full width' });
  const shown = stories.find((story) => story.id === id) ?? stories[0];
  const groups = Map.groupBy(stories, (story) => `${story.package} · ${story.title}`);
  if (shown === undefined) return <p>There are no stories yet.</p>;
  return (
    <>
      <GlobalStyle />
      <Desk>
        <Shelf aria-label="Stories">
          {[...groups].map(([heading, listed]) => (
            <section key={heading}>
              <h2>{heading}</h2>
              {listed.map((story) => (
                <StoryLink
                  key={story.id}
                  href={`#${story.id}`}
                  aria-current={story.id === shown.id ? 'page' : undefined}
                  onClick={() => setId(story.id)}
                >
                  {story.name}
                </StoryLink>
              ))}
            </section>
          ))}
        </Shelf>
        <Stage>
          <Controls>
            <Choose legend="Colours" options={THEMES} value={view.theme} onChoose={(theme) => setView({ ...view, theme })} />
            <Choose legend="Language" options={LANGUAGES} value={view.language} onChoose={(language) => setView({ ...view, language })} />
            <Choose
              legend="Width"
              options={Object.keys(WIDTHS) as (keyof typeof WIDTHS)[]}
              value={view.width}
              onChoose={(width) => setView({ ...view, width })}
            />
          </Controls>
          <iframe
            key={frameAddress(shown.id, view)}
            title={shown.id}
            src={frameAddress(shown.id, view)}
            style={{ inlineSize: WIDTHS[view.width] }}
          />
        </Stage>
      </Desk>
    </>
  );
}

interface ChooseProps<Value extends string> {
  legend: string;
  options: readonly Value[];
  value: Value;
  onChoose: (value: Value) => void;
}

function Choose<Value extends string>({ legend, options, value, onChoose }: ChooseProps<Value>) {
  return (
    <label>
      {legend}{' '}
      <select value={value} onChange={(event) => onChoose(options[event.target.selectedIndex] ?? value)}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}
