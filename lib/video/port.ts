export { findVideoItems } from './server/video-item';
