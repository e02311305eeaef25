import type { Generated } from 'kysely';

/** A finished project that its two sides show together. Times in ms. */
export interface ProjectCaseTable {
  id: string;
  /** The docked demand that it grew from; null for one that staff wrote. */
  demand_id: string | null;
  /** The company's account; null where it has none, and staff act for it. */
  company_id: string | null;
  company_name: string;
  creator_id: string;
  title_zh: Generated<string>;
  title_en: Generated<string>;
  text_zh: Generated<string>;
  text_en: Generated<string>;
  /** JSON list of works of the creator, in order. */
  work_ids: Generated<string>;
  /** The company is named among the credits of the works. */
  is_credited: Generated<0 | 1>;
  /** When the sides agreed to the present text; null while they have not. */
  owner_agreed_at: number | null;
  creator_agreed_at: number | null;
  /** When staff took it down; null while they have not. */
  taken_down_at: number | null;
  /** Why they did. */
  reason: Generated<string>;
  /** Everybody sees it: both agreed, and it is not taken down. */
  is_shown: Generated<0 | 1>;
  /** When it was first shown; null before. */
  published_at: number | null;
  revision: Generated<number>;
  created_at: number;
  updated_at: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    project_case: ProjectCaseTable;
  }
}
