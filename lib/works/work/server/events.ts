import type { UsedUpload } from '@/lib/base/upload/port';

declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** There is a new draft, and `used` is the upload that brings its file, of which all bytes may be here or not. */
    'work.created': { id: string; uploadId: string; used: UsedUpload };
    /** A work is deleted for good: nothing of its file is kept. */
    'work.removed': { id: string };
  }
}
