export {
  authorizeAddress,
  exchangeCode,
  type LoginWay,
  loginWays,
  offersLogin,
  type WechatPerson,
} from './server/oauth';
