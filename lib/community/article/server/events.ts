import type { ArticleAct } from '../rules/transitions';

declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** Staff have decided on an article. */
    'article.decided': {
      id: string;
      authorId: string;
      act: Extract<ArticleAct, 'approve' | 'refuse' | 'takeDown'>;
      reason: string;
    };
  }
}
