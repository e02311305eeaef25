export { readAnswers } from './rules/answers';
export { redeemTicket, restoreTicket } from './server/door';
export { checkEntryCode, entryPublicKey } from './server/entry-code';
export { requireOrganiser } from './server/organiser/require-organiser';
export { addSignupTicket, changeSignupTicket, endSignupTicket, type SignedUp } from './server/signup-tickets';
export { giveBack, holdStock, keepTotal, takeStock } from './server/stock';
