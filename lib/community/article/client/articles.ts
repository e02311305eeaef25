import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import { collect } from '@/lib/reactions/collection/calls';
import * as calls from '../calls';
import type { ArticleOrder } from '../codes';
import type * as contract from '../contract';

const findArticles: CallOf<typeof contract.findArticles> = calls.findArticles;
const findArticlesOfPerson: CallOf<typeof contract.findArticlesOfPerson> = calls.findArticlesOfPerson;
const findCollectedArticles: CallOf<typeof contract.findCollectedArticles> = calls.findCollectedArticles;
const findArticleSubjects: CallOf<typeof contract.findArticleSubjects> = calls.findArticleSubjects;
const getArticleCounts: CallOf<typeof contract.getArticleCounts> = calls.getArticleCounts;

/** What a list of articles is narrowed to; empty texts stand for all. */
export interface ArticleFilter {
  topicId: string;
  tag: string;
  orderBy: ArticleOrder;
}

/** Public articles in an order, 20 at a time. */
export const articlesQuery = (filter: ArticleFilter) => pagedQuery(findArticles, { ...filter, pageSize: 20 });

/** The public articles of a person, 20 at a time; those with a text in their titles. */
export const articlesOfPersonQuery = (userId: string, text = '') =>
  pagedQuery(findArticlesOfPerson, { pageSize: 20, userId, text });

/** The articles that the caller has collected, 20 at a time. */
export const collectedArticlesQuery = pagedQuery(findCollectedArticles, { pageSize: 20 }, { outdatedBy: [collect] });

/** The channels of most articles, and the tags of most articles, in all channels or the named one. */
export const articleSubjectsQuery = (topicId: string) =>
  queryOptions({
    queryKey: [findArticleSubjects.path, topicId],
    queryFn: ({ signal }) => call(findArticleSubjects, { topicId }, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The counts of an article: those in its page until the current ones are loaded. */
export function useArticleCounts({ id, likeCount, commentCount }: contract.ArticleCounts & { id: string }) {
  const { data } = useQuery({
    queryKey: [getArticleCounts.path, id],
    queryFn: ({ signal }) => call(getArticleCounts, { id }, { signal }),
    initialData: { likeCount, commentCount },
    // The page may have been rendered at any time.
    initialDataUpdatedAt: 0,
  });
  return data;
}
