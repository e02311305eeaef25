export { findCaller } from './server/find-session';
