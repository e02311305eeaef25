import type { Refusal, VerifiedKind } from '../codes';

declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** Staff decided on an application; a refusal says why. */
    'verification.decided': {
      personId: string;
      kind: VerifiedKind;
      isPassed: boolean;
      refusal: Refusal | null;
      reason: string;
    };
    /** A paper, and with it a verification, ends within a month; `validUntil` is YYYY-MM-DD, its last day. */
    'verification.ending': { personId: string; kind: VerifiedKind; validUntil: string };
    /** A verification has ended with its paper. */
    'verification.ended': { personId: string; kind: VerifiedKind };
  }
}
