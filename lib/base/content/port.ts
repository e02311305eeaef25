export { blockPictures, cleanBlocks, showBlocks } from './server/blocks-stand-in';
export { findRates } from './server/find-data';
