export { hasDevice, offersPush, sendPush } from './server/send-push';
