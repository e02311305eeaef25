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
  /** How many rows of `topic_video` it has; changes only with them. */
  video_count: number;
  created_at: number;
}

/** Who follows a channel is its member; `star` and `host` are given by staff (specification section 6). */
export interface TopicMemberTable {
  topic_id: string;
  person_id: string;
  role: 'member' | 'star' | 'host';
  created_at: number;
}

/** A work in a channel, and who put it there. A work that is public no longer stays, and is not shown. */
export interface TopicVideoTable {
  topic_id: string;
  video_id: string;
  person_id: string;
  added_at: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    topic: TopicTable;
    topic_member: TopicMemberTable;
    topic_video: TopicVideoTable;
  }
}
