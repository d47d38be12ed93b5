import type { Attributes, Sought } from '@amarena/shared/contracts/people/profile';
import type { Generated } from 'kysely';
import type * as z from 'zod/mini';

type SaidAttributes = z.infer<typeof Attributes>;

export interface ProfilesTable extends Omit<SaidAttributes, 'interests'> {
  member_id: string;
  seeks: Sought | null;
  /** Since when the member consents to the use of `seeks` and `sexuality`. */
  orientation_consented_at: Generated<Date | null>;
  region: string | null;
  city: string | null;
  latitude: number | null;
  longitude: number | null;
  interests: Generated<SaidAttributes['interests']>;
  invisible_mode: Generated<boolean>;
  disabled: Generated<boolean>;
  on_home_page: Generated<boolean>;
  live: Generated<boolean>;
  exclusive: Generated<boolean>;
}

export interface LabelLogTable {
  number: Generated<number>;
  at: Date;
  by: string;
  member_id: string;
  live: boolean;
  exclusive: boolean;
}

export interface ProfilesTables {
  label_log: LabelLogTable;
  profiles: ProfilesTable;
}
