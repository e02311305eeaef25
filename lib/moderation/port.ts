export { decideOnReview } from './server/decide-on-review';
export { forgetReviewsOf } from './server/forget-reviews';
export { listReviews, pendingTexts } from './server/list-reviews';
export { submitForReview, withdrawReviews } from './server/submit-for-review';
export { findProhibitedWords } from './server/word-index';
