import type { UsedUpload } from '@/lib/base/upload/port';
import type { WorkAct } from '../rules/transitions';

/** Decisions on a work. */
type Decision = Extract<WorkAct, 'approve' | 'refuse' | 'takeDown' | 'breakDown'>;

declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** A new draft was created; `used` is the upload of its file, complete or not. */
    'work.created': { id: string; uploadId: string; used: UsedUpload };
    /** A work was deleted permanently: its files must be removed. */
    'work.removed': { id: string };
    /** People are asked to confirm their part in a work that is public or under review, or are credited no longer. */
    'work.credited': { id: string; authorId: string; asked: readonly string[]; removed: readonly string[] };
    /** A person confirms or declines their part in a work. */
    'work.creditAnswered': { id: string; authorId: string; personId: string; isConfirmed: boolean };
    /** Staff have decided on a work, or its file turned out to be unusable. */
    'work.decided': { id: string; authorId: string; act: Decision; reason: string };
  }
}
