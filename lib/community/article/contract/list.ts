import { z } from 'zod';
import { verifications } from '@/lib/base/permission/contract';
import { nameText } from '@/lib/base/search/contract';
import { listedPerson } from '@/lib/people/person/contract';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { pageOf, pageQuery, textLanguage, wireId, wireText } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { articleLimits, articleOrders, textStates } from '../codes';

/** A channel as an article names it. */
const channel = z.object({ id: wireId, title: z.string(), titleLanguage: textLanguage });

/** An article in a list. `cover` is a bare media key. */
export const articleItem = z.object({
  id: wireId,
  title: z.string(),
  titleLanguage: textLanguage,
  /** The beginning of its text, in the language of the title. */
  excerpt: z.string(),
  cover: z.string().nullable(),
  userId: wireId,
  nickName: z.string(),
  /** What its author is verified as. */
  verification: z.enum(verifications),
  /** Null for one in no channel, or in one that is not public. */
  topic: channel.nullable(),
  /** Reading time, in minutes. */
  minutes: z.int(),
  likeCount: z.int(),
  commentCount: z.int(),
  publishedAt: z.iso.datetime({ offset: true }),
});
export type ArticleItem = z.output<typeof articleItem>;

/** A work embedded in a text, as its player needs it; in a list only works that are public. */
const embeddedWork = z.object({
  videoId: wireId,
  title: z.string(),
  titleLanguage: textLanguage,
  nickName: z.string(),
  verification: z.enum(verifications),
  thumb: z.string().nullable(),
  /** In seconds. */
  duration: z.int(),
});
export type EmbeddedWork = z.output<typeof embeddedWork>;

/** All public data of an article; the same for all callers, so that its page can be cached. */
export const articleDetail = articleItem.omit({ userId: true, nickName: true, verification: true }).extend({
  /** Sanitised HTML in the language of the title. */
  body: z.string(),
  /** The works that stand in it. */
  works: z.array(embeddedWork),
  author: listedPerson,
  tags: z.array(z.string()),
  /** How the text in the language of the call stands to that in the other. */
  textState: z.enum(textStates),
  /** Last change that readers see; null for none since its publication. */
  editedAt: z.iso.datetime({ offset: true }).nullable(),
});
export type ArticleDetail = z.output<typeof articleDetail>;

const open = { auth: 'public', limit: looseLimit } as const;
/** A tag as an address names it; in any case, width and spacing. */
const tag = wireText(4 * articleLimits.tag)
  .trim()
  .default('');

export const findArticles = endpoint({
  name: 'findArticles',
  ...calls.findArticles,
  ...open,
  summary: 'Articles that passed review, in all channels or one, with all tags or one, in two orders.',
  input: pageQuery.extend({
    topicId: wireText(64).default(''),
    tag,
    orderBy: z.enum(articleOrders).default('latest'),
  }),
  data: pageOf(articleItem),
});

export const findArticlesOfPerson = endpoint({
  name: 'findArticlesOfPerson',
  ...calls.findArticlesOfPerson,
  ...open,
  summary: 'The articles of a person that passed review, the latest first; with a text, those that have it in a title.',
  input: pageQuery.extend({ userId: wireId, text: nameText }),
  data: pageOf(articleItem),
});

export const findCollectedArticles = endpoint({
  name: 'findCollectedArticles',
  ...calls.findCollectedArticles,
  summary: 'The articles that the caller has collected, the latest first.',
  auth: 'user',
  input: pageQuery,
  data: pageOf(articleItem),
  limit: looseLimit,
});

/** What the list of articles can be filtered by. */
export const articleSubjects = z.object({
  /** The channels with most articles. */
  topics: z.array(channel.extend({ articleCount: z.int() })),
  /** The tags of most articles, in all channels or the named one. */
  tags: z.array(z.object({ tag: z.string(), articleCount: z.int() })),
});
export type ArticleSubjects = z.output<typeof articleSubjects>;

export const findArticleSubjects = endpoint({
  name: 'findArticleSubjects',
  ...calls.findArticleSubjects,
  ...open,
  summary: 'The channels and the tags of most articles; of a named channel its tags.',
  input: z.object({ topicId: wireText(64).default('') }),
  data: articleSubjects,
});

export const getArticle = endpoint({
  name: 'getArticle',
  ...calls.getArticle,
  ...open,
  summary: 'A public article in the language of the call, or in the other one where it is missing.',
  input: z.object({ id: wireId }),
  data: articleDetail,
  errors: ['NullPointer'],
});

/** Counts of an article, which change with every visit; a cached page may have lower ones. */
export const articleCounts = articleItem.pick({ likeCount: true, commentCount: true });
export type ArticleCounts = z.output<typeof articleCounts>;

export const getArticleCounts = endpoint({
  name: 'getArticleCounts',
  ...calls.getArticleCounts,
  ...open,
  summary: 'How many like a public article, and how many comments it has.',
  input: z.object({ id: wireId }),
  data: articleCounts,
  errors: ['NullPointer'],
});
