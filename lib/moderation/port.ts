export { decideReview } from './server/decide-review';
export { listPendingReviews, pendingTexts } from './server/list-pending-reviews';
export { submitForReview, withdrawReviews } from './server/submit-for-review';
export { findProhibitedWords } from './server/word-index';
