// jsdom with Node's network, for tests that go through Mock Service Worker: jsdom lacks `fetch`, and what belongs to it
// must come from the same place.
import { TestEnvironment } from 'jest-environment-jsdom';

const { AbortController, AbortSignal, BroadcastChannel, fetch, Headers, Request, Response } = globalThis;

/** Jest's environment of a test file that begins with `@jest-environment @amarena/shared/testing/networked`. */
export default class Networked extends TestEnvironment {
  constructor(...given: ConstructorParameters<typeof TestEnvironment>) {
    super(...given);
    Object.assign(this.global, { AbortController, AbortSignal, BroadcastChannel, fetch, Headers, Request, Response });
  }

  // Packages name their files for Node, such as `msw/node`, only outside browsers.
  override exportConditions(): string[] {
    return ['node', 'import', 'module-sync', 'default'];
  }
}
