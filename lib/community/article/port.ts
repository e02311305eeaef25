export { findArticleItems } from './server/article-item';
