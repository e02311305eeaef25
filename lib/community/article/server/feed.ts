import { createTranslator } from 'next-intl';
import { findTopicItems } from '@/lib/community/topic/port';
import type { Context } from '@/lib/platform/server/context';
import { env } from '@/lib/platform/server/env';
import { feedAddress } from '@/lib/platform/server/feed/feed-address';
import { type FeedSource, type Followed, mostEntries } from '@/lib/platform/server/feed/feed-source';
import type { FeedEntry } from '@/lib/platform/server/feed/write-feed';
import { thumbnail } from '@/lib/platform/shared/format/picture';
import type { Language } from '@/lib/platform/shared/language';
import en from '@/messages/en/app/feed.json';
import zh from '@/messages/zh/app/feed.json';
import type { ArticleItem } from '../contract';
import { listArticles } from './list-articles';

/** Size of pictures in feeds, which pages use too. */
const pictureSize = { width: 1008, height: 672 } as const;

/** The latest public articles: of everybody, or of a public channel. */
export const articleFeeds: FeedSource[] = [
  {
    name: 'articles',
    async read(context, id) {
      const head = id === 'all' ? headOfAll(context) : await headOfChannel(context, id);
      if (!head) return null;
      const query = { topicId: id === 'all' ? '' : id, pageIndex: 1, pageSize: mostEntries };
      const { list } = await listArticles(context, query);
      return { ...head, since: 0, entries: list.map((article) => toEntry(article, context.language)) };
    },
  },
];

type Head = Pick<Followed, 'title' | 'description' | 'page'>;

function headOfAll({ language }: Context): Head {
  return { ...{ zh, en }[language].articles, page: '/articleIndex' };
}

async function headOfChannel(context: Context, id: string): Promise<Head | null> {
  const [topic] = await findTopicItems(context, [id]);
  if (!topic) return null;
  const { language } = context;
  const t = createTranslator({ locale: language, messages: { zh, en }[language], namespace: 'articlesOfChannel' });
  const name = topic.title;
  return { title: t('title', { name }), description: t('description', { name }), page: `/articleIndex?topicId=${id}` };
}

function toEntry(article: ArticleItem, language: Language): FeedEntry {
  const { id, title, excerpt, nickName, userId, cover, publishedAt } = article;
  return {
    page: feedAddress(`/articleIndex/${id}`, language),
    title,
    summary: excerpt || nickName,
    author: { name: nickName, page: feedAddress(`/otherPeople?userId=${userId}`, language) },
    publishedAt: Date.parse(publishedAt),
    picture: cover ? { address: new URL(thumbnail(cover, pictureSize), env().siteUrl).href, ...pictureSize } : null,
  };
}
