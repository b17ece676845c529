import type { FormAnswer } from '#lib/core/operations/form-answer.ts';
import type { TypedFacts } from './facts.ts';
import type { TypedService } from './schema.ts';

export type SetupAnswer = FormAnswer<TypedFacts>;
export type ServiceAnswer = FormAnswer<TypedService>;
