/** A file that somebody uploads, as far as it has come. */
export interface UploadTable {
  id: string;
  owner_id: string;
  /** What the file is called where it comes from. */
  name: string;
  /** What the browser takes it for; nothing is decided by it. */
  type: string;
  bytes: number;
  /** How many of them are here, durably; all of them in the end. */
  received: number;
  created_at: number;
  /** When the last of them came. */
  touched_at: number;
  /** When something took the file for its own; null while nothing has. */
  used_at: number | null;
  /** Which of its owner's places for unused uploads it takes, from 0; null once it is used. */
  slot: number | null;
}

/** A run of bytes of an upload that is kept as an object of its own. */
export interface UploadPartTable {
  upload_id: string;
  /** Its first byte's place in the file. */
  start: number;
  bytes: number;
  /** Media key; nobody reads it by address. */
  media_key: string;
}

declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** The last byte of an upload is here. */
    'upload.finished': { uploadId: string };
    /** An upload that something uses was never finished; its bytes are gone. */
    'upload.expired': { uploadId: string };
  }
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    upload: UploadTable;
    upload_part: UploadPartTable;
  }
}
