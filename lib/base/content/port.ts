export { blockPictures } from './rules/block-pictures';
export type { BlockPart } from './server/blocks/block-part';
export { cleanBlocks, requireBlocks } from './server/blocks/clean-blocks';
export { showBlocks } from './server/blocks/show-blocks';
export { findRates } from './server/find-data';
