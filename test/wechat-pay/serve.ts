import { startWechatPay } from './stand-in.ts';

// WeChat Pay's place taken in a process of its own, beside a product: node test/wechat-pay/serve.ts [port] [app id]. The first
// line that it prints is the environment for the product, as JSON. It ends with its standard input.
const [port = '0', appId] = process.argv.slice(2);
const pay = await startWechatPay({ port: Number(port), appId });
console.log(JSON.stringify(pay.environment));
process.stdin.resume().once('end', () => pay.stop());
