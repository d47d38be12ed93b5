/** Errors and their texts without React. Each part gets the shell's. */
export { ApiError, type AppError, type ErrorCode, failure, type Result, success } from '../errors/apiErrors.ts';
export { parseError } from '../errors/parseError.ts';
export { errorTextsLoaded, fieldText, problemText } from '../errors/problemText.ts';
