export { sanitizeArticle } from './server/article-text';
export { sanitizeRichText, showRichText } from './server/page-text';
export { showArticle } from './server/show-article';
