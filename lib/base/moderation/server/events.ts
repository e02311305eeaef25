import type { ReportKind, ReviewKind } from '../codes';

declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** Staff have decided on a text of a thing, and who wrote it is to be told. */
    'moderation.textDecided': { kind: ReviewKind; id: string; isAllowed: boolean };
    /** Staff have decided on the reports of a thing. */
    'moderation.reportsDecided': { kind: ReportKind; id: string; isFounded: boolean; reporters: readonly string[] };
  }
}
