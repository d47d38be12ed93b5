// jsdom with Node's network, for tests that go through Mock Service Worker: jsdom lacks `fetch`, and what belongs to it
// must come from the same place.
import { TestEnvironment } from 'jest-environment-jsdom';

const { AbortController, AbortSignal, BroadcastChannel, fetch, Headers, Request, Response } = globalThis;

export default class Networked extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, { AbortController, AbortSignal, BroadcastChannel, fetch, Headers, Request, Response });
  }

  // Packages name their files for Node, such as `msw/node`, only outside browsers.
  exportConditions() {
    return ['node', 'import', 'module-sync', 'default'];
  }
}
