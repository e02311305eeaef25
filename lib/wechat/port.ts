export {
  authorizeAddress,
  exchangeCode,
  type LoginWay,
  loginWays,
  offersLogin,
} from './server/oauth';
