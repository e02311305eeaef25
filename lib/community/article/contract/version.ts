import { z } from 'zod';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { wireId, wireInteger } from '@/lib/platform/shared/wire';
import * as calls from '../calls';

/** Earlier texts of an article. */
export const articleVersion = z.object({
  /** The revision that it was. */
  version: z.int(),
  savedAt: z.iso.datetime({ offset: true }),
});
export type ArticleVersion = z.output<typeof articleVersion>;

/** What an earlier version said. */
export const articleVersionTexts = articleVersion.extend({
  titleZh: z.string(),
  titleEn: z.string(),
  bodyZh: z.string(),
  bodyEn: z.string(),
});
export type ArticleVersionTexts = z.output<typeof articleVersionTexts>;

export const findArticleVersions = endpoint({
  name: 'findArticleVersions',
  ...calls.findArticleVersions,
  summary: 'The earlier versions of an own article, the latest first; few, by `articleLimits`.',
  auth: 'user',
  input: z.object({ id: wireId }),
  data: z.array(articleVersion),
  errors: ['NullPointer'],
  limit: looseLimit,
});

export const getArticleVersion = endpoint({
  name: 'getArticleVersion',
  ...calls.getArticleVersion,
  summary: 'An earlier version of an own article.',
  auth: 'user',
  input: z.object({ id: wireId, version: wireInteger({ min: 0, max: 1_000_000_000 }) }),
  data: articleVersionTexts,
  errors: ['NullPointer'],
  limit: looseLimit,
});
