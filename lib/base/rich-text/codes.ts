/** Rules of rich text for the slices that keep or show one. */
export { type Chapter, outline } from './rules/outline';
export { isBlank, plainText } from './rules/plain-text';
