export {
  authorizeAddress,
  exchangeCode,
  type LoginWay,
  loginOffer,
  loginWays,
} from './server/oauth';
export { sendWechatNotice, tellsByWechat, type WechatOutcome } from './server/send-template';
