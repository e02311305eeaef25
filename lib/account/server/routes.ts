import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { checkCode } from './check-code';
import { exchangeToken } from './exchange-token';
import { leaveSession } from './leave-session';
import { logIn } from './log-in';
import { logInByCode } from './log-in-by-code';
import { logOut } from './log-out';
import { resetPassword } from './reset-password';
import { sendCode } from './send-code';

export const accountRoutes = [
  route(contract.sendCode, sendCode),
  route(contract.checkCode, checkCode),
  route(contract.logIn, logIn),
  route(contract.logInByCode, logInByCode),
  route(contract.resetPassword, resetPassword),
  route(contract.exchangeToken, exchangeToken),
  route(contract.leaveSession, leaveSession),
  route(contract.logOut, logOut),
];
