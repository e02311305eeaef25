export { findActivityItems } from './server/activity-item';
