export { givePostBack, takePost, takeRefresh } from './server/take-from-purchase';
