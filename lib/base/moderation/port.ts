export { newTexts } from './rules/new-texts';
export { decideOnReview } from './server/decide-on-review';
export { type FlaggedTexts, flagTexts } from './server/flag-texts';
export { forgetReviewsOf } from './server/forget-reviews';
export { listReviews, pendingTexts } from './server/list-reviews';
export { submitFlagged, submitForReview, withdrawReviews } from './server/submit-for-review';
export { findProhibitedWords } from './server/word-index';
