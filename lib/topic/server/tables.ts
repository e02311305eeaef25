export interface TopicTable {
  id: string;
  name_zh: string;
  name_en: string | null;
  intro_zh: string;
  intro_en: string | null;
  /** Media key of the thumbnail. */
  thumb: string | null;
  state: 'pending_review' | 'verified' | 'failed';
  member_count: number;
  video_count: number;
  created_at: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    topic: TopicTable;
  }
}
