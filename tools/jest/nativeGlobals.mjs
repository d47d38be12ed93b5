// What `@jest/globals` gives under `native.mjs`; evaluated anew for every test file.
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globalThis[Symbol.for('amarena.jest')];
