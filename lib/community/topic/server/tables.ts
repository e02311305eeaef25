import type { Generated } from 'kysely';
import type { TopicKind, TopicRole, TopicState } from '../codes';

export interface TopicTable {
  id: string;
  name_zh: string;
  name_en: string | null;
  intro_zh: string;
  intro_en: string | null;
  /** Media key of the thumbnail. */
  thumb: string | null;
  /** Media key of the picture behind its head. */
  background: string | null;
  kind: Generated<TopicKind>;
  state: TopicState;
  /** Names in lower case, without the spaces around them: by them it is found, and of two alike one is refused. */
  name_key: string;
  name_en_key: string;
  /** Who asked for it; null for one that the team made, and once they are erased. */
  creator_id: string | null;
  /** What staff said when they refused it or took it down. */
  reason: Generated<string>;
  /** Counts the changes of what is said of it; a decision and a save name the one they know. */
  revision: Generated<number>;
  /** Counts the changes of its banners and their order. */
  banner_revision: Generated<number>;
  /** When something came to it last: a work, or its approval. */
  active_at: number;
  updated_at: number;
  submitted_at: number | null;
  verified_at: number | null;
  /** Since when staff feature it. */
  featured_at: number | null;
  member_count: number;
  /** How many rows of `topic_video` it has; changes only with them. */
  video_count: number;
  created_at: number;
}

/** Who follows a channel is its member. Stars are named by its host, and there is one host (specification section 6). */
export interface TopicMemberTable {
  topic_id: string;
  person_id: string;
  role: TopicRole;
  created_at: number;
  /** When they looked at it last; what has come since is new to them. */
  seen_at: Generated<number>;
}

/** Who may not become a member of a channel. */
export interface TopicBlockTable {
  topic_id: string;
  person_id: string;
  created_at: number;
}

/** A work that a member wants in a channel. Accepted it becomes a row of `topic_video`; refused it is not asked again. */
export interface TopicProposalTable {
  topic_id: string;
  video_id: string;
  person_id: string;
  proposed_at: number;
  refused_at: number | null;
}

/** A banner of a channel (specification section 3). Positions order them; they may have gaps. */
export interface TopicBannerTable {
  id: string;
  topic_id: string;
  position: number;
  /** Media key. */
  image: string;
  title: string;
  /** Where it leads (specification section 2, 'Banner click targets'); null for nowhere. */
  type: 10 | 1 | 2 | 3 | 4 | 5 | null;
  url: string;
  domain_id: string;
  is_online: number;
  show_count: Generated<number>;
  click_count: Generated<number>;
  created_at: number;
}

/** A work in a channel, and who put it there. A work that is public no longer stays, and is not shown. */
export interface TopicVideoTable {
  topic_id: string;
  video_id: string;
  /** The kind of the channel, by which the works of a kind are listed; it is fixed once the channel is public. */
  kind: TopicKind;
  person_id: string;
  added_at: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    topic: TopicTable;
    topic_member: TopicMemberTable;
    topic_video: TopicVideoTable;
    topic_block: TopicBlockTable;
    topic_proposal: TopicProposalTable;
    topic_banner: TopicBannerTable;
  }
}
