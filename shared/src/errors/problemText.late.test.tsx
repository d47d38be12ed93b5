import { beforeAll, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createApi } from '../api/client.ts';
import { getChats } from '../contracts/chat/chats.ts';
import { LANGUAGES } from '../contracts/platform/languages.ts';
import { commonCatalogue, startLanguage } from '../i18n/index.ts';
import { fakeApi } from '../testing/fakeApi.ts';
import { fieldText, problemText, problemTexts, useFieldText } from './index.ts';

const limited = { code: 'rate_limited', seconds: 30 } as const;
const Field = () => useFieldText()('required');
const seconds = (text: string | null) => text?.includes('30');

describe('the words for errors, which come after the first screen', () => {
  beforeAll(async () => {
    await Promise.all(LANGUAGES.map((language) => commonCatalogue.ready(language)));
    await startLanguage('it');
  });

  it.each(LANGUAGES)('have a sentence in their place until then, in %s', (language) => {
    const network = problemText({ code: 'network' }, language);
    const other = problemText(limited, language);
    expect([network, other, fieldText('required', language)]).toEqual(Array(3).fill(expect.stringMatching(/^\p{Lu}.*\.$/u)));
    expect(network).not.toBe(other);
    expect(problemText({ code: 'authentication_required', authentication_required: true }, language)).toBeNull();
  });

  it('take the sentence’s place on a screen that told of a field before they came', async () => {
    render(<Field />);
    const before = document.body.textContent ?? '';
    await act(() => problemTexts.load('it'));
    expect(screen.queryByText(before)).not.toBeInTheDocument();
    expect(document.body).toHaveTextContent(fieldText('required', 'it'));
  });

  it('are there when a call tells of an error, and come along with a change of language', async () => {
    const answer = { status: 429, data: limited, headers: { 'retry-after': String(limited.seconds) } };
    const server = fakeApi().handle(getChats, () => answer);
    const result = await createApi({ adapter: server.adapter }).call(getChats);
    expect(seconds(result.ok ? null : problemText(result.error, 'it'))).toBe(true);
    expect(seconds(problemText(limited, 'de'))).toBe(false);
    await startLanguage('de');
    expect(seconds(problemText(limited, 'de'))).toBe(true);
  });
});
