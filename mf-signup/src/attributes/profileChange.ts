import type { putProfile } from '@amarena/shared/contracts/people/profile';
import type { BodyOf } from '@amarena/shared/contracts/platform/endpoint';

export type ProfileChange = BodyOf<typeof putProfile>;
