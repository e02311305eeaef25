import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { exchangeToken } from './exchange-token';
import { leaveSession } from './leave-session';
import { logOut } from './log-out';

export const accountRoutes = [
  route(contract.exchangeToken, exchangeToken),
  route(contract.leaveSession, leaveSession),
  route(contract.logOut, logOut),
];
