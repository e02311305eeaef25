import type { UsedUpload } from '@/lib/base/upload/port';
import type { WorkAct } from '../rules/transitions';

/** How it may be decided on a work. */
type Decision = Extract<WorkAct, 'approve' | 'refuse' | 'takeDown' | 'breakDown'>;

declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** A new draft was created; `used` is the upload of its file, complete or not. */
    'work.created': { id: string; uploadId: string; used: UsedUpload };
    /** A work was deleted permanently: its files must be removed. */
    'work.removed': { id: string };
    /** People are asked whether they made a part of a work that others see, or that staff are to see. */
    'work.credited': { id: string; authorId: string; asked: readonly string[] };
    /** Somebody says whether they made a part of a work. */
    'work.creditAnswered': { id: string; authorId: string; personId: string; isConfirmed: boolean };
    /** Staff have decided on a work, or the machine has found that its file cannot be shown. */
    'work.decided': { id: string; authorId: string; act: Decision; reason: string };
  }
}
