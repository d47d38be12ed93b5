export { type ApiError, type AppError, type ErrorCode, failure, type PhotoProblem, type Result, success } from './apiErrors.ts';
export { errorTextsLoaded, fieldText, problemText, problemTexts } from './problemText.ts';
export { useFieldText, useProblemText } from './useProblemText.ts';
