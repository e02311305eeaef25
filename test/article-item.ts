import type { ArticleItem } from '@/lib/community/article/contract';

/** An article in a list; override what the test needs. */
export function articleItem(change: Partial<ArticleItem> = {}): ArticleItem {
  return {
    id: 'a1',
    title: '光的褶皱',
    titleLanguage: 'zh',
    excerpt: '从一块布开始。',
    cover: 'articles/a1/1.jpg',
    userId: 'lin',
    nickName: '林一舟',
    verification: 'none' as const,
    topic: { id: 'light', title: '光绘', titleLanguage: 'zh' },
    minutes: 6,
    likeCount: 12_345,
    commentCount: 2,
    publishedAt: '2026-11-20T08:30:00.000+08:00',
    ...change,
  };
}
