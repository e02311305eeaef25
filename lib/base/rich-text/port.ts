export { sanitizeRichText, showRichText } from './server/page-text';
