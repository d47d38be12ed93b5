import { beforeAll, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problemText, problemTexts } from '../../errors/index.ts';
import { startLanguage } from '../../i18n/index.ts';
import { Problem, ProblemScreen } from './index.ts';

beforeAll(async () => {
  await startLanguage('it');
  await problemTexts.load('it');
});

it('says what happened and tries again when asked', async () => {
  const retried = jest.fn();
  render(<Problem error={{ code: 'network' }} onRetry={retried} retryLabel="Riprova" />);
  expect(screen.getByRole('alert')).toHaveTextContent(problemText({ code: 'network' }, 'it') ?? 'missing');
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(retried).toHaveBeenCalledTimes(1);
});

it('offers no retry where trying again is no use', () => {
  render(<Problem error={{ code: 'not_found' }} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('scrolls into view where it is told to, for it may be far above the button', () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { rerender } = render(<Problem error={{ code: 'internal' }} />);
  expect(scrolled).not.toHaveBeenCalled();
  rerender(<Problem key="asked" error={{ code: 'internal' }} reveal />);
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('alert')]);
  scrolled.mockRestore();
});

it('ERR-27 says nothing about an answer that demands a login', () => {
  const { container } = render(
    <>
      <Problem error={{ code: 'authentication_required', authentication_required: true }} />
      <ProblemScreen error={{ code: 'authentication_required', authentication_required: true }} title="Messaggi" />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});

it('takes the place of a whole list with a title of its own', () => {
  render(<ProblemScreen error={{ code: 'internal' }} title="Qualcosa si è rotto" onRetry={jest.fn()} retryLabel="Riprova" />);
  expect(screen.getByRole('heading', { name: 'Qualcosa si è rotto' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Riprova' })).toBeInTheDocument();
});

it('says of a page whose address holds nonsense that it is not there, because nothing can be mended on it', () => {
  render(<ProblemScreen error={{ code: 'validation_failed', fields: { conversation: 'invalid' } }} title="Messaggi" />);
  expect(screen.getByRole('alert')).toHaveTextContent(problemText({ code: 'not_found' }, 'it') ?? 'missing');
});
