export { boardsTag } from './server/page-tags';
export { findVideoItems } from './server/video-item';
export { lockForContest, releaseFromContest } from './server/works/contest-lock';
