import type { PointDeed } from '../codes';

/** What staff changed of a deed; one without a row earns what the product begins with (`pointDeeds`). */
export interface PointRuleTable {
  deed: PointDeed;
  points: number;
  per_day: number;
  is_on: 0 | 1;
}

/** The points of a person for a deed on the last Beijing day on which it earned any: what holds the cap of a day. */
export interface PointDayTable {
  person_id: string;
  deed: PointDeed;
  /** YYYY-MM-DD. */
  day: string;
  earned: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    point_rule: PointRuleTable;
    point_day: PointDayTable;
  }
}
