import type { CaseNews } from '../codes';

declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** Something became of a case, and its sides are to know. */
    'showcase.changed': {
      id: string;
      /** In one language; the company's name while it has none. */
      title: string;
      news: CaseNews;
      /** Who is told. */
      people: readonly string[];
      /** Who did it; null for staff. */
      by: string | null;
      /** For `takenDown`, else empty. */
      reason: string;
    };
  }
}
