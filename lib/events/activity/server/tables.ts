import type { ActivityCategory } from '../contract';

export interface ActivityTable {
  id: string;
  organiser_id: string;
  title_zh: string;
  title_en: string | null;
  category: ActivityCategory;
  /** Status 1 to 3; 4 and 5 follow from the clock (`rules/status.ts`). */
  review_state: 1 | 2 | 3;
  /** Media key of the cover, 3:4. */
  cover: string | null;
  hold_start_at: number;
  hold_end_at: number;
  created_at: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    activity: ActivityTable;
  }
}
