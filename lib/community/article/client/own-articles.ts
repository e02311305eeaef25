import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod';
import { call } from '@/lib/platform/client/call';
import { changeLoaded } from '@/lib/platform/client/change-loaded';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type { ArticleState } from '../codes';
import type * as contract from '../contract';

const findOwnArticles: CallOf<typeof contract.findOwnArticles> = calls.findOwnArticles;
const getOwnArticle: CallOf<typeof contract.getOwnArticle> = calls.getOwnArticle;
const createArticle: CallOf<typeof contract.createArticle> = calls.createArticle;
const saveArticle: CallOf<typeof contract.saveArticle> = calls.saveArticle;
const saveArticlePicture: CallOf<typeof contract.saveArticlePicture> = calls.saveArticlePicture;
const saveArticleCover: CallOf<typeof contract.saveArticleCover> = calls.saveArticleCover;
const checkArticleTexts: CallOf<typeof contract.checkArticleTexts> = calls.checkArticleTexts;
const submitArticle: CallOf<typeof contract.submitArticle> = calls.submitArticle;
const withdrawArticle: CallOf<typeof contract.withdrawArticle> = calls.withdrawArticle;
const removeArticle: CallOf<typeof contract.removeArticle> = calls.removeArticle;
const findArticleVersions: CallOf<typeof contract.findArticleVersions> = calls.findArticleVersions;
const getArticleVersion: CallOf<typeof contract.getArticleVersion> = calls.getArticleVersion;

/** The caller's articles, 20 at a time, in one state or, for an empty string, in all. */
export const ownArticlesQuery = (state: ArticleState | '') => pagedQuery(findOwnArticles, { state, pageSize: 20 });

/** An article of the caller for editing. */
export const ownArticleQuery = (id: string) =>
  queryOptions({
    queryKey: [getOwnArticle.path, id],
    queryFn: ({ signal }) => call(getOwnArticle, { id }, { signal, quiet: true }),
    staleTime: 0,
  });

/** The earlier versions of an own article, as they are when somebody looks. */
export const articleVersionsQuery = (id: string) =>
  queryOptions({
    queryKey: [findArticleVersions.path, id],
    queryFn: ({ signal }) => call(findArticleVersions, { id }, { signal, quiet: true }),
    staleTime: 0,
  });

/** What an earlier version of an own article said; it never changes. */
export const articleVersionQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: [getArticleVersion.path, id, version],
    queryFn: ({ signal }) => call(getArticleVersion, { id, version }, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What is written of an article, as input of the call. */
export type ArticleChange = z.input<typeof contract.saveArticle.input>;
/** The part of a picture that becomes a cover, in pixels of the upright picture. */
export type ArticleCoverArea = Omit<z.input<typeof contract.saveArticleCover.input>, 'id' | 'picture'>;

/**
 * Actions on articles of the caller. Each throws what `call` throws; the server's answer is put into the cache, and lists are
 * refetched. All but `withdraw` and `remove` are quiet: the screen shows errors itself.
 */
export function useArticleActs() {
  const queries = useQueryClient();
  return useMemo(() => articleActs(queries), [queries]);
}

const quiet = { quiet: true } as const;
const outdateLists = (queries: QueryClient) => queries.invalidateQueries({ queryKey: [findOwnArticles.path] });

async function takeDraft(queries: QueryClient, answer: Promise<contract.ArticleDraft>): Promise<contract.ArticleDraft> {
  const draft = await answer;
  const { queryKey } = ownArticleQuery(draft.id);
  await changeLoaded(queries, queryKey, () => queries.setQueryData(queryKey, draft));
  void outdateLists(queries);
  return draft;
}

function articleActs(queries: QueryClient) {
  const take = (answer: Promise<contract.ArticleDraft>) => takeDraft(queries, answer);
  return {
    create: (begun: z.input<typeof contract.createArticle.input>) => take(call(createArticle, begun, quiet)),
    save: (change: ArticleChange) => take(call(saveArticle, change, { encoding: 'json', ...quiet })),
    check: (id: string, revision: number) => take(call(checkArticleTexts, { id, revision }, quiet)),
    submit: (id: string, revision: number, acknowledged = false) =>
      take(call(submitArticle, { id, revision, acknowledged }, quiet)),
    withdraw: (id: string) => take(call(withdrawArticle, { id })),
    async remove(id: string): Promise<void> {
      await call(removeArticle, { id });
      queries.removeQueries({ queryKey: ownArticleQuery(id).queryKey });
      await outdateLists(queries);
    },
    /** Returns the media key of a picture for the text. */
    async savePicture(id: string, picture: File): Promise<string> {
      return (await call(saveArticlePicture, { id, picture }, { encoding: 'multipart', ...quiet })).key;
    },
    /** Returns the key for `save`. */
    async saveCover(id: string, picture: File, area: ArticleCoverArea): Promise<string> {
      return (await call(saveArticleCover, { id, picture, ...area }, { encoding: 'multipart', ...quiet })).key;
    },
  };
}
