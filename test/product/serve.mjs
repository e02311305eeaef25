import { rmSync } from 'node:fs';
import { unconfigured } from '../../scripts/setup/environment.mjs';
import { superviseForeground } from '../../scripts/setup/processes.mjs';
import { inProject } from '../../scripts/setup/project.mjs';
import { startWechat } from '../wechat.ts';
import { configuredApp } from './configured-app.mjs';
import { productPlace } from './place.mjs';

// The product as `npm start` serves it, on SQLite in a temporary folder, with the demonstration content, a native app
// and an account at a WeChat stand-in. The works of the demonstration have no clips, which would be drawn during the
// tests.
const { folder } = await productPlace();
const wechat = await startWechat();
const environment = {
  ...unconfigured(),
  ...configuredApp(folder),
  WECHAT_APP_ID: wechat.account.appId,
  WECHAT_APP_SECRET: wechat.account.secret,
  WECHAT_API_URL: wechat.account.apiUrl,
  WECHAT_NOTICE_TEMPLATE: 'template',
  WECHAT_NOTICE_FIELDS: 'thing1,time2',
  WECHAT_LAUNCH_APP_ID: 'wxlaunch',
  WECHAT_WEB_APP_ID: wechat.account.web.appId,
  WECHAT_WEB_APP_SECRET: wechat.account.web.secret,
  WECHAT_OPEN_URL: wechat.account.apiUrl,
  // Every test sends a client address of its own, since requests per address are limited.
  TRUSTED_PROXIES: '127.0.0.1,::1',
  DEMO_PASSWORD: 'demonstration-of-light',
  DEMO_CLIPS: '0',
  PORT: process.env.PRODUCT_PORT,
  RTMP_PORT: process.env.PRODUCT_RTMP_PORT,
  DATA_DIR: folder,
  DEMO: '1',
  LOG_LEVEL: 'warn',
};
const { status } = await superviseForeground(process.execPath, [inProject('scripts', 'start.mjs')], { environment });
await wechat.stop();
rmSync(folder, { recursive: true, force: true });
process.exitCode = status;
