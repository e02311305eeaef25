import type { Language } from '@/lib/platform/shared/language';
import type { ChatSide, ChatState } from '../codes';

/** A visitor's conversation with the staff. Times in ms. */
export interface ChatConversationTable {
  id: string;
  /** SHA-256 of the visitor's key in hex. Unique. */
  key_hash: string;
  /** The person logged in when it was written; null for a visitor. */
  person_id: string | null;
  code: string;
  state: ChatState;
  email: string | null;
  language: Language;
  landing: string;
  /** Number of its last message: increased by the statement that stores the next one. */
  last_seq: number;
  /** Up to which message the staff have read, and those that were delivered to the visitor. */
  staff_seq: number;
  visitor_seq: number;
  last_text: string;
  last_side: ChatSide;
  last_at: number;
  /** Increased by every change that the console shows, with its time: each node's feed polls for it. */
  version: number;
  changed_at: number;
  created_at: number;
}

export interface ChatMessageTable {
  conversation_id: string;
  seq: number;
  side: ChatSide;
  /** The staff member; null for the visitor. */
  author_id: string | null;
  text: string;
  /** Unique in its conversation. */
  client_id: string;
  created_at: number;
}

/** Staff members who have the conversations open. */
export interface ChatPresenceTable {
  person_id: string;
  seen_at: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    chat_conversation: ChatConversationTable;
    chat_message: ChatMessageTable;
    chat_presence: ChatPresenceTable;
  }
}
