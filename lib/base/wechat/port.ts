export {
  authorizeAddress,
  exchangeCode,
  type LoginWay,
  loginOffer,
  loginWays,
} from './server/oauth';
export { sendWechatNotice, tellsByWechat } from './server/send-template';
