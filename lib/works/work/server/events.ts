import type { UsedUpload } from '@/lib/base/upload/port';

declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** A new draft was created; `used` is the upload of its file, complete or not. */
    'work.created': { id: string; uploadId: string; used: UsedUpload };
    /** A work was deleted permanently: its files must be removed. */
    'work.removed': { id: string };
  }
}
