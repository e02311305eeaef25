export { findReached, offersPush, sendPush } from './server/send-push';
