import type { getLanderResults } from '@amarena/shared/contracts/landers/landerResults';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';

export type LanderResults = AnswerOf<typeof getLanderResults>;
