// The exports of `@jest/globals` under `native.mjs`; evaluated again for every test file.
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globalThis[Symbol.for('amarena.jest')];
