/** A file being uploaded, with its progress. */
export interface UploadTable {
  id: string;
  owner_id: string;
  /** Its name on the sender's device. */
  name: string;
  /** Its type according to the browser; informational only. */
  type: string;
  bytes: number;
  /** Number of durable bytes; all of them in the end. */
  received: number;
  created_at: number;
  /** Arrival of the last byte. */
  touched_at: number;
  /** When the file was put to use; null while it is unused. */
  used_at: number | null;
  /** Its slot among its owner's unused uploads, from 0; null once it is used. */
  slot: number | null;
}

/** A sequence of bytes of an upload, stored as an object of its own. */
export interface UploadPartTable {
  upload_id: string;
  /** Offset of its first byte in the file. */
  start: number;
  bytes: number;
  /** Media key; not served by address. */
  media_key: string;
}

declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** The last byte of an upload has arrived. */
    'upload.finished': { uploadId: string };
    /** An upload in use was never finished; its bytes are removed. */
    'upload.expired': { uploadId: string };
  }
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    upload: UploadTable;
    upload_part: UploadPartTable;
  }
}
