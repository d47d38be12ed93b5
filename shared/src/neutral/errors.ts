/** Errors and their texts without React. Each part gets the shell's. */
export { type ApiError, type AppError, type ErrorCode, failure, type Result, success } from '../errors/apiErrors.ts';
export { errorTextsLoaded, fieldText, problemText } from '../errors/problemText.ts';
