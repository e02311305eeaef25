export {
  authorizeAddress,
  exchangeCode,
  type LoginWay,
  loginOffer,
  loginWays,
} from './server/oauth';
