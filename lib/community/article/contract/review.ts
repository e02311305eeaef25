import { z } from 'zod';
import { reviewedStates } from '@/lib/base/staff/codes';
import { consoleLimit, consoleWritingLimit, featuring, reviewDecision, tableQuery } from '@/lib/base/staff/contract';
import { endpoint } from '@/lib/platform/shared/endpoint';
import { noData, pageOf, wireId } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { articleStates } from '../codes';
import { articleDraft } from './own';

/** An article in the console's table. */
export const articleRow = z.object({
  id: wireId,
  title: z.string(),
  cover: z.string().nullable(),
  author: z.string(),
  authorId: wireId,
  /** The name of its channel; empty for none. */
  topic: z.string(),
  state: z.enum(articleStates),
  isFeatured: z.boolean(),
  /** The prohibited words in its texts. */
  words: z.array(z.string()),
  /** When it was submitted; null before. */
  submittedAt: z.iso.datetime({ offset: true }).nullable(),
});
export type ArticleRow = z.output<typeof articleRow>;

const console = { auth: 'user', limit: consoleLimit } as const;

export const listArticleReviews = endpoint({
  name: 'listArticleReviews',
  ...calls.listArticleReviews,
  ...console,
  summary:
    'Articles of one state in the console, by default those that wait for review. For those who may review articles.',
  input: tableQuery(['submittedAt', 'createdAt'], 'asc').extend({
    state: z.enum(reviewedStates).default('pending_review'),
  }),
  data: pageOf(articleRow),
  errors: ['Forbidden'],
});

export const getArticleForReview = endpoint({
  name: 'getArticleForReview',
  ...calls.getArticleForReview,
  ...console,
  summary: 'An article with everything that its author wrote. For those who may review articles.',
  input: z.object({ id: wireId }),
  data: articleDraft.extend({
    ...articleRow.pick({ author: true, authorId: true, words: true, isFeatured: true, submittedAt: true }).shape,
  }),
  errors: ['Forbidden', 'NullPointer'],
});
export type ArticleForReview = z.output<typeof getArticleForReview.data>;

export const decideOnArticle = endpoint({
  name: 'decideOnArticle',
  ...calls.decideOnArticle,
  ...console,
  summary:
    'Makes an article public, refuses it with a reason, or takes a public one down. Of two who decide at once, one does.',
  input: reviewDecision,
  data: noData,
  errors: ['Forbidden', 'NullPointer', 'Changed'],
  limit: consoleWritingLimit,
});

export const featureArticle = endpoint({
  name: 'featureArticle',
  ...calls.featureArticle,
  ...console,
  summary: 'Features a public article, or no longer; asking twice is asking once. For those who may review articles.',
  input: featuring,
  data: noData,
  errors: ['Forbidden', 'NullPointer'],
  limit: consoleWritingLimit,
});
