import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { getArticle } from './get-article';
import { getArticleCounts } from './get-article-counts';
import { listArticleSubjects } from './list-article-subjects';
import { listArticles } from './list-articles';
import { listArticlesOfPerson } from './list-articles-of-person';
import { listCollectedArticles } from './list-collected-articles';
import { getArticleVersion, listArticleVersions } from './own/article-versions';
import { checkArticleTexts } from './own/check-article-texts';
import { createArticle } from './own/create-article';
import { getOwnArticle } from './own/get-own-article';
import { listOwnArticles } from './own/list-own-articles';
import { removeArticle } from './own/remove-article';
import { saveArticle } from './own/save-article';
import { saveArticleCover, saveArticlePicture } from './own/save-article-picture';
import { submitArticle } from './own/submit-article';
import { withdrawArticle } from './own/withdraw-article';
import { decideOnArticle } from './review/decide-on-article';
import { featureArticle } from './review/feature-article';
import { getArticleForReview } from './review/get-article-for-review';
import { listArticleReviews } from './review/list-article-reviews';

export const articleRoutes = [
  route(contract.findArticles, listArticles),
  route(contract.findArticlesOfPerson, listArticlesOfPerson),
  route(contract.findCollectedArticles, listCollectedArticles),
  route(contract.findArticleSubjects, listArticleSubjects),
  route(contract.getArticle, getArticle),
  route(contract.getArticleCounts, getArticleCounts),
  route(contract.findOwnArticles, listOwnArticles),
  route(contract.getOwnArticle, getOwnArticle),
  route(contract.createArticle, createArticle),
  route(contract.saveArticle, saveArticle),
  route(contract.saveArticlePicture, saveArticlePicture),
  route(contract.saveArticleCover, saveArticleCover),
  route(contract.checkArticleTexts, checkArticleTexts),
  route(contract.submitArticle, submitArticle),
  route(contract.withdrawArticle, withdrawArticle),
  route(contract.removeArticle, removeArticle),
  route(contract.findArticleVersions, listArticleVersions),
  route(contract.getArticleVersion, getArticleVersion),
  route(contract.listArticleReviews, listArticleReviews),
  route(contract.getArticleForReview, getArticleForReview),
  route(contract.decideOnArticle, decideOnArticle),
  route(contract.featureArticle, featureArticle),
];
