export { likedId, listLiked } from './server/list-liked';
export { type Liked, writeLikes } from './server/write-likes';
