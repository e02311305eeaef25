import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { getSignup } from './get-signup';
import { leaveSignup } from './leave-signup';
import { listWaiting } from './list-waiting';
import { signUp } from './sign-up';

export const signupRoutes = [
  route(contract.getSignup, getSignup),
  route(contract.signUp, signUp),
  route(contract.leaveSignup, leaveSignup),
  route(contract.findWaitingSignups, listWaiting),
];
