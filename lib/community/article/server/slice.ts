import { countUpToMost } from '@/lib/base/staff/port';
import { defineSlice } from '@/lib/platform/server/slice';
import { articlePictures } from './article-pictures';
import type {} from './events';
import { articleFeeds } from './feed';
import { articleMigrations } from './migrations';
import { articleDecidedNotice } from './notices';
import { removeArticlePictures, removeUnusedPictures } from './own/own-pictures';
import { eraseArticles, exportArticles, forgetArticleReviews } from './own/person-articles';
import { renameAuthor, renewAuthorsArticles } from './renew-authors-articles';
import { articleRoutes } from './routes';
import { seedArticles } from './seed';
import { articlesSection } from './sitemap';
import { articleThing } from './thing';

export const articleSlice = defineSlice({
  routes: articleRoutes,
  migrations: articleMigrations,
  jobs: [removeArticlePictures, removeUnusedPictures, renewAuthorsArticles],
  listeners: {
    'account.erased': [forgetArticleReviews, eraseArticles],
    'account.exported': [exportArticles],
    'person.renamed': [renameAuthor],
  },
  seed: ({ context, tx }) => seedArticles(tx, context.now()),
  sitemaps: [articlesSection],
  feeds: articleFeeds,
  pictures: { articles: articlePictures },
  console: [
    {
      name: 'articles',
      action: 'reviewArticles',
      countWaiting: ({ db }) => countUpToMost(db.read.selectFrom('article').where('state', '=', 'pending_review')),
    },
  ],
  things: [articleThing],
  notices: [articleDecidedNotice],
});
