import type { AppError } from '@amarena/shared/errors';
import { createQueryClient, ProblemError, QueryClientProvider, useQuery } from '@amarena/shared/query';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { retryFailedQueries } from './retryFailedQueries.ts';

let stop: () => void = () => undefined;
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

function Likes({ ask }: { ask: () => Promise<string> }) {
  const { status, data } = useQuery({ queryKey: ['likes'], queryFn: ask });
  return <p>{status === 'success' ? data : status}</p>;
}

/** A page that reads its likes. `answers` are the errors it gets before it succeeds; `site` says whether the site responds. */
async function reading(answers: AppError[], site: { answers: boolean } = { answers: true }) {
  const client = createQueryClient();
  const asked = jest.fn(async () => {
    const problem = answers.shift();
    if (problem !== undefined) throw new ProblemError(problem);
    return 'Marco';
  });
  stop = retryFailedQueries(client, async () => site.answers);
  const view = render(
    <QueryClientProvider client={client}>
      <Likes ask={asked} />
    </QueryClientProvider>,
  );
  await pass(0);
  return { asked, site, view };
}

describe('what a page could not read', () => {
  it.each<AppError>([{ code: 'network' }, { code: 'unavailable' }, { code: 'internal' }, { code: 'generic', status: 502 }])(
    'is read again by itself once the site answers, after %j',
    async (problem) => {
      const { site, asked } = await reading([problem], { answers: false });
      expect(screen.getByText('error')).toBeInTheDocument();
      await pass(60_000);
      expect(asked).toHaveBeenCalledTimes(1);
      site.answers = true;
      await pass(60_000);
      expect(screen.getByText('Marco')).toBeInTheDocument();
    },
  );

  it('is read again at once when the network returns', async () => {
    await reading([{ code: 'network' }]);
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(screen.getByText('Marco')).toBeInTheDocument();
  });

  it('is asked for less and less often where it fails each time', async () => {
    const { asked } = await reading(Array.from({ length: 9 }, () => ({ code: 'internal' }) as const));
    await pass(5_000);
    expect(asked).toHaveBeenCalledTimes(2);
    await pass(9_999);
    expect(asked).toHaveBeenCalledTimes(2);
    await pass(1);
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it('is left alone where asking again is no use', async () => {
    const { asked } = await reading([{ code: 'not_found' }]);
    await pass(600_000);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('is not waited for once the person has gone elsewhere', async () => {
    const { asked, view } = await reading([{ code: 'network' }]);
    view.unmount();
    await pass(600_000);
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
