import { RemoteFailureKind } from '@amarena/shared/contracts/platform/clientErrors';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { chunkFailure } from '../testing/fakeRemotes.ts';
import { explainFailure } from './explainFailure.ts';
import { RemoteFailure } from './failure.ts';

const said = jest.spyOn(console, 'info').mockImplementation(() => undefined);
afterEach(() => {
  said.mockClear();
});

describe('what the console says of a failure', () => {
  it.each(RemoteFailureKind.options)('names remote and version, what %s means and where to look first', async (kind) => {
    await explainFailure('mf-chat', '2.0.0', new RemoteFailure(kind, null));
    expect(said).toHaveBeenCalledWith(expect.stringMatching(new RegExp(`^mf-chat@2\\.0\\.0, ${kind}: .+\\. .+\\.$`)));
  });

  it('keeps silent where the network takes its words along', async () => {
    await explainFailure('mf-chat', '2.0.0', new RemoteFailure('unreachable', null), () => Promise.reject(chunkFailure()));
    expect(said).not.toHaveBeenCalled();
  });
});
