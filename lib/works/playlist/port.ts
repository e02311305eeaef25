export { findPlaylistItems } from './server/playlist-item';
