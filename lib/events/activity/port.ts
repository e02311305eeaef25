export { findActivityItems, shownStatusOf } from './server/activity-item';
