export { checkLedger } from './server/check-ledger';
export { postTransaction } from './server/post-transaction';
export { readBalance, readHistory } from './server/read-account';
