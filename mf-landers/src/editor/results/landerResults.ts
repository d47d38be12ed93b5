import type { AnswerOf } from '@amarena/shared/contracts/endpoint';
import type { getLanderResults } from '@amarena/shared/contracts/landerResults';

export type LanderResults = AnswerOf<typeof getLanderResults>;
