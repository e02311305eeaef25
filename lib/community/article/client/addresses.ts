import { tagKey } from '@/lib/platform/shared/tag-key';
import { type ArticleOrder, articleLimits, articleOrders } from '../codes';

/** The address of an article, without language prefix. */
export const articlePath = (id: string) => `/articleIndex/${encodeURIComponent(id)}`;

/** Which articles a list has, and in which order; empty texts stand for all. */
export interface ArticleChoice {
  topicId: string;
  tag: string;
  order: ArticleOrder;
}

/** The address of the list of articles, without language prefix; filters do not change the canonical address. */
export const articlesPath = '/articleIndex';

/** Every article, the latest first. */
export const everything: ArticleChoice = { topicId: '', tag: '', order: 'latest' };

/** The parts of a choice, by their names in the address. */
export const choiceNames = ['topicId', 'tag', 'order'] as const;

const anyId = /^[\w-]{1,64}$/;

/**
 * The choice that the query of the list's address names (`/articleIndex?topicId=…&tag=…&order=liked`). What can be no
 * value is ignored.
 */
export function choiceOf(query: URLSearchParams): ArticleChoice {
  const topicId = query.get('topicId') ?? '';
  const tag = query.get('tag')?.trim() ?? '';
  return {
    topicId: anyId.test(topicId) ? topicId : '',
    tag: tag.length > 4 * articleLimits.tag ? '' : tag,
    order: articleOrders.find((order) => order === query.get('order')) ?? everything.order,
  };
}

/** The query of an address with the choice replaced and other parameters kept. */
export function queryWith(query: URLSearchParams, choice: ArticleChoice): URLSearchParams {
  const changed = new URLSearchParams(query);
  for (const name of choiceNames) {
    if (choice[name] === everything[name]) changed.delete(name);
    else changed.set(name, choice[name]);
  }
  return changed;
}

/** The address of a list, without language prefix. */
export function listPath(choice: Partial<ArticleChoice>): string {
  const query = String(queryWith(new URLSearchParams(), { ...everything, ...choice }));
  return query ? `${articlesPath}?${query}` : articlesPath;
}

/** Whether only some of the articles are shown. */
export const isFiltered = ({ topicId, tag }: ArticleChoice) => topicId !== '' || tag !== '';

/** Whether two tags are one. */
export const isSameTag = (one: string, other: string) => tagKey(one) === tagKey(other);
