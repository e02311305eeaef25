export { findPlaylistItems } from './server/playlist-item';
export { findPublicPlaylist } from './server/public-works';
