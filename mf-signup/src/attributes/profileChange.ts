import type { BodyOf } from '@amarena/shared/contracts/endpoint';
import type { putProfile } from '@amarena/shared/contracts/profile';

export type ProfileChange = BodyOf<typeof putProfile>;
