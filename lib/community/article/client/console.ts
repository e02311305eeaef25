import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

export const listArticleReviews: CallOf<typeof contract.listArticleReviews> = calls.listArticleReviews;
export const getArticleForReview: CallOf<typeof contract.getArticleForReview> = calls.getArticleForReview;
export const decideOnArticle: CallOf<typeof contract.decideOnArticle> = calls.decideOnArticle;
export const featureArticle: CallOf<typeof contract.featureArticle> = calls.featureArticle;
