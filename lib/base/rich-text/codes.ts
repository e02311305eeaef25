/** Rules of rich text for the slices that keep, count or show one. */
export { pictureKeys, type Segment, segments, workIds } from './rules/article-parts';
export { isWithinLimits, richTextLimits } from './rules/limits';
export { type Chapter, outline } from './rules/outline';
export { isBlank, plainText } from './rules/plain-text';
export { excerpt, readingMinutes, textLength } from './rules/reading';
export { workInAddress } from './rules/work-address';
