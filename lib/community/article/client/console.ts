import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const get: CallOf<typeof contract.getArticleForReview> = calls.getArticleForReview;
const list: CallOf<typeof contract.listArticleReviews> = calls.listArticleReviews;
const decide: CallOf<typeof contract.decideOnArticle> = calls.decideOnArticle;
const feature: CallOf<typeof contract.featureArticle> = calls.featureArticle;

/** The review of articles in the console. */
export const articleReview = { get, list, decide, feature };
