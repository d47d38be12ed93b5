import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { LANGUAGES, type Language } from '../contracts/platform/languages.ts';
import { defineCatalogue } from './defineCatalogue.ts';
import { currentLanguage, setLanguage, startLanguage, useLanguage } from './index.ts';
import type { Translation } from './translation.ts';

const it_IT = {
  title: 'Messaggi',
  greeting: 'Ciao {{name}}',
  unread_one: '{{count}} messaggio non letto',
  unread_many: '{{count}} messaggi non letti',
  unread_other: '{{count}} messaggi non letti',
} as const;
const pl: Translation<typeof it_IT, 'pl'> = {
  title: 'Wiadomości',
  greeting: 'Cześć {{name}}',
  unread_one: '{{count}} nieprzeczytana wiadomość',
  unread_few: '{{count}} nieprzeczytane wiadomości',
  unread_many: '{{count}} nieprzeczytanych wiadomości',
  unread_other: '{{count}} nieprzeczytanej wiadomości',
};
const en: Translation<typeof it_IT, 'en'> = {
  title: 'Messages',
  greeting: 'Hello {{name}}',
  unread_one: '{{count}} unread message',
  unread_other: '{{count}} unread messages',
};
const loads: Language[] = [];
let broken = false;

const catalogue = defineCatalogue<typeof it_IT>({
  namespace: 'test',
  load: async (language) => {
    loads.push(language);
    if (broken) throw new Error('gone');
    return { default: { it: it_IT, pl }[language as string] ?? en };
  },
});

function Probe() {
  const t = catalogue.useT();
  return (
    <p>
      {useLanguage()}: {t('greeting', { name: 'Ada' })}, {t('unread', { count: 3 })}
    </p>
  );
}

beforeEach(async () => {
  broken = false;
  await startLanguage('it');
  await catalogue.ready('it');
});

describe('a catalogue', () => {
  it('keeps a name that is written from right to left from turning the text around it', () => {
    const t = catalogue.translator('it');
    expect(t('greeting', { name: 'مرحبا' })).toBe('Ciao \u2068مرحبا\u2069');
    expect(t('greeting', { name: 'Zoë' })).toBe('Ciao Zoë');
  });

  it('counts by the rules of the language', async () => {
    await catalogue.ready('pl');
    const t = catalogue.translator('pl');
    expect([1, 3, 5, 22, 1.5].map((count) => t('unread', { count }))).toEqual([
      '1 nieprzeczytana wiadomość',
      '3 nieprzeczytane wiadomości',
      '5 nieprzeczytanych wiadomości',
      '22 nieprzeczytane wiadomości',
      '1.5 nieprzeczytanej wiadomości',
    ]);
  });

  it('LOC-05 shows Italian, the source, for a language that is missing', () => {
    expect(catalogue.translator('nl')('title')).toBe('Messaggi');
    expect(currentLanguage()).toBe('it');
  });

  it('leaves what a person wrote as it is', () => {
    expect(catalogue.translator('it')('greeting', { name: '<b>Zoë & Co</b>' })).toBe('Ciao <b>Zoë & Co</b>');
  });

  it('is loaded once for each language, and only in the languages that someone asked for', async () => {
    await catalogue.ready('en');
    await catalogue.ready('en');
    expect(loads.filter((language) => language === 'en')).toHaveLength(1);
    expect(loads).not.toContain('de');
  });
});

describe('a change of language', () => {
  it('shows in every component once all catalogues have it', async () => {
    render(<Probe />);
    expect(screen.getByText('it: Ciao Ada, 3 messaggi non letti')).toBeInTheDocument();
    await act(() => setLanguage('pl'));
    expect(screen.getByText('pl: Cześć Ada, 3 nieprzeczytane wiadomości')).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('pl');
  });

  it('waits for a catalogue whose code arrives meanwhile, and loads its words in the old language', async () => {
    const asked: Language[] = [];
    const later = defineCatalogue<typeof it_IT>({
      namespace: 'later',
      load: async (language) => {
        asked.push(language);
        return { default: { it: it_IT, pl }[language as string] ?? en };
      },
    });
    const changed = setLanguage('pl');
    await later.ready('it');
    await changed;
    expect(asked).toEqual(['it', 'pl']);
    expect(later.has('pl')).toBe(true);
  });

  it('changes nothing where a catalogue cannot be loaded', async () => {
    broken = true;
    render(<Probe />);
    await expect(setLanguage('fr')).rejects.toThrow('gone');
    expect(currentLanguage()).toBe('it');
    expect(screen.getByText(/^it: Ciao Ada/)).toBeInTheDocument();
  });
});

describe('two versions of a package in one page', () => {
  interface Words {
    readonly title: string;
    readonly added?: string;
  }
  const version = (words: Words, seen: Language[] = []) =>
    defineCatalogue<{ title: string; added: string }>({
      namespace: 'versioned',
      load: async (language) => {
        seen.push(language);
        return { default: { added: 'added', ...words, title: `${words.title} ${language}` } };
      },
    });

  it('each show their own words, whichever came first', async () => {
    const before = version({ title: 'Before' });
    await before.ready('it');
    const after = version({ title: 'After', added: 'A key of its own' });
    await after.ready('it');
    expect([before.translator('it')('title'), after.translator('it')('title')]).toEqual(['Before it', 'After it']);
    expect(after.translator('it')('added')).toBe('A key of its own');
  });

  it('both follow a change of language', async () => {
    const before = version({ title: 'Before' });
    const after = version({ title: 'After' });
    await Promise.all([before.ready('it'), after.ready('it')]);
    await setLanguage('pl');
    expect([before.translator('pl')('title'), after.translator('pl')('title')]).toEqual(['Before pl', 'After pl']);
  });

  it('leave the language to the version that works where the words of the other never arrived', async () => {
    const broken = defineCatalogue<{ title: string }>({ namespace: 'versioned', load: () => Promise.reject(new Error('gone')) });
    await expect(broken.ready('it')).rejects.toThrow('gone');
    const working = version({ title: 'Works' });
    await working.ready('it');
    await setLanguage('nl');
    expect(working.translator('nl')('title')).toBe('Works nl');
  });
});

it.each(LANGUAGES)('knows the plural forms that Intl names in %s', (language) => {
  const forms = { it: 'many one other', de: 'one other', en: 'one other', es: 'many one other', fr: 'many one other', nl: 'one other' };
  const expected = { ...forms, pl: 'few many one other' }[language];
  expect([...new Intl.PluralRules(language).resolvedOptions().pluralCategories].sort().join(' ')).toBe(expected);
});
