import { StoreUnavailable } from '../delivery/store/objectStore.ts';
import { errorCode } from '../errorCode.ts';

/**
 * The database or the store does not answer, is restarting, is out of space, memory or connections, or ended what took
 * too long.
 */
const CODES = /^(ECONN|EPIPE|ETIMEDOUT|EAI_AGAIN|ENOTFOUND|EHOSTUNREACH|08|57P0|57014|53[123]00|ENOSPC|DATABASE_OVERLOADED)/;
/** The driver gives these errors no code. */
const WORDS = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Citus gives these the code of an internal error. Each is about the connection to one of its servers. */
const OF_CITUS = /^(failure on connection marked as essential|server closed the connection unexpectedly)/;

/** True for a temporary failure: a dependency is unavailable for a moment. */
export const passes = (error: Error): boolean =>
  error instanceof StoreUnavailable || CODES.test(errorCode(error) ?? '') || WORDS.test(error.message) || OF_CITUS.test(error.message);
