// jsdom lacks what browsers have had for years and our libraries use at import.
const { TextDecoder, TextEncoder } = require('node:util');
const { deserialize, serialize } = require('node:v8');
const { ReadableStream, TransformStream, WritableStream } = require('node:stream/web');

const nothing = () => undefined;
class IdleObserver {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
}

// The router wraps every address it goes to in one; nothing is fetched with it.
class AddressRequest {
  constructor(url, { method = 'GET', signal = null } = {}) {
    Object.assign(this, { url: String(url), method, signal });
  }
}

// Tabs of one browser; a test has a single one, so that nobody hears it.
class LonelyChannel extends EventTarget {
  postMessage = nothing;
  close = nothing;
}

const missing = {
  BroadcastChannel: LonelyChannel,
  TextDecoder,
  TextEncoder,
  ReadableStream,
  TransformStream,
  WritableStream,
  structuredClone: (value) => deserialize(serialize(value)),
  Request: AddressRequest,
  ResizeObserver: IdleObserver,
  IntersectionObserver: IdleObserver,
  matchMedia: (query) => ({ matches: false, media: query, addEventListener: nothing, removeEventListener: nothing }),
};
for (const [name, value] of Object.entries(missing)) globalThis[name] ??= value;

Element.prototype.scrollIntoView ??= nothing;
navigator.sendBeacon ??= () => true;
window.scrollTo = nothing;
