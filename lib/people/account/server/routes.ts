import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { beginWechat } from './begin-wechat';
import { bindTarget } from './bind-target';
import { bindWechat } from './bind-wechat';
import { changePassword } from './change-password';
import { checkCode } from './check-code';
import { confirmIdentity } from './confirm-identity';
import { deleteAccount } from './delete-account';
import { endDevice } from './end-device';
import { endOtherDevices } from './end-other-devices';
import { exchangeToken } from './exchange-token';
import { exchangeWechat } from './exchange-wechat';
import { exportAccount } from './export-account';
import { findDevices } from './find-devices';
import { getSecurity } from './get-security';
import { getUser } from './get-user';
import { keepAccount } from './keep-account';
import { leaveSession } from './leave-session';
import { listUsers } from './list-users';
import { logIn } from './log-in';
import { logInByCode } from './log-in-by-code';
import { logOut } from './log-out';
import { register } from './register';
import { resetPassword } from './reset-password';
import { sendCode } from './send-code';
import { sendConfirmCode } from './send-confirm-code';
import { setUserLock } from './set-user-lock';
import { setUserRole } from './set-user-role';
import { unbindWechat } from './unbind-wechat';

export const accountRoutes = [
  route(contract.sendCode, sendCode),
  route(contract.checkCode, checkCode),
  route(contract.logIn, logIn),
  route(contract.logInByCode, logInByCode),
  route(contract.register, register),
  route(contract.resetPassword, resetPassword),
  route(contract.beginWechat, beginWechat),
  route(contract.exchangeWechat, exchangeWechat),
  route(contract.bindWechat, bindWechat),
  route(contract.exchangeToken, exchangeToken),
  route(contract.leaveSession, leaveSession),
  route(contract.logOut, logOut),
  route(contract.getSecurity, getSecurity),
  route(contract.sendConfirmCode, sendConfirmCode),
  route(contract.confirmIdentity, confirmIdentity),
  route(contract.changePassword, changePassword),
  route(contract.bindTarget, bindTarget),
  route(contract.unbindWechat, unbindWechat),
  route(contract.findDevices, findDevices),
  route(contract.endDevice, endDevice),
  route(contract.endOtherDevices, endOtherDevices),
  route(contract.deleteAccount, deleteAccount),
  route(contract.keepAccount, keepAccount),
  route(contract.exportAccount, exportAccount),
  route(contract.listUsers, listUsers),
  route(contract.getUser, getUser),
  route(contract.setUserRole, setUserRole),
  route(contract.setUserLock, setUserLock),
];
