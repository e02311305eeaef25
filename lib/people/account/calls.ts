export const sendCode = { name: 'sendCode', method: 'POST', path: '/api/account/code' } as const;
export const checkCode = { name: 'checkCode', method: 'POST', path: '/api/account/code/check' } as const;
export const logIn = { name: 'logIn', method: 'POST', path: '/api/account/login' } as const;
export const logInByCode = { name: 'logInByCode', method: 'POST', path: '/api/account/login/code' } as const;
export const register = { name: 'register', method: 'POST', path: '/api/account/register' } as const;
export const resetPassword = { name: 'resetPassword', method: 'POST', path: '/api/account/password/reset' } as const;
export const beginWechat = { name: 'beginWechat', method: 'POST', path: '/api/account/wechat/begin' } as const;
export const exchangeWechat = { name: 'exchangeWechat', method: 'POST', path: '/api/account/wechat/exchange' } as const;
export const bindWechat = { name: 'bindWechat', method: 'POST', path: '/api/account/wechat/bind' } as const;
export const exchangeToken = {
  name: 'exchangeToken',
  method: 'POST',
  path: '/api/account/exchange',
  background: true,
} as const;
export const leaveSession = {
  name: 'leaveSession',
  method: 'POST',
  path: '/api/account/leave',
  background: true,
} as const;
export const logOut = { name: 'logOut', method: 'POST', path: '/api/account/logout' } as const;
export const getSecurity = { name: 'getSecurity', method: 'GET', path: '/api/account/security' } as const;
export const sendConfirmCode = { name: 'sendConfirmCode', method: 'POST', path: '/api/account/confirm/code' } as const;
export const confirmIdentity = { name: 'confirmIdentity', method: 'POST', path: '/api/account/confirm' } as const;
export const changePassword = { name: 'changePassword', method: 'POST', path: '/api/account/password' } as const;
export const bindTarget = { name: 'bindTarget', method: 'POST', path: '/api/account/bind' } as const;
export const unbindWechat = { name: 'unbindWechat', method: 'POST', path: '/api/account/wechat/unbind' } as const;
export const findDevices = { name: 'findDevices', method: 'GET', path: '/api/account/devices' } as const;
export const endDevice = { name: 'endDevice', method: 'POST', path: '/api/account/devices/end' } as const;
export const endOtherDevices = {
  name: 'endOtherDevices',
  method: 'POST',
  path: '/api/account/devices/endOthers',
} as const;
export const deleteAccount = { name: 'deleteAccount', method: 'POST', path: '/api/account/delete' } as const;
export const keepAccount = { name: 'keepAccount', method: 'POST', path: '/api/account/keep' } as const;
export const exportAccount = { name: 'exportAccount', method: 'POST', path: '/api/account/export' } as const;
export const listUsers = { name: 'listUsers', method: 'GET', path: '/api/account/users' } as const;
export const getUser = { name: 'getUser', method: 'GET', path: '/api/account/user' } as const;
export const setUserRole = { name: 'setUserRole', method: 'POST', path: '/api/account/user/role' } as const;
export const setUserLock = { name: 'setUserLock', method: 'POST', path: '/api/account/user/lock' } as const;
