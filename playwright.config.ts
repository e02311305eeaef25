import { defineConfig, devices } from '@playwright/test';
import { chromiumWords, findChromium } from './scripts/setup/browser.mjs';
import { freePort } from './scripts/setup/port.mjs';

// Set once, in the process that starts the run; its workers read this file again and inherit the value.
process.env.E2E_PORT ??= String(await freePort());
const chromium = await findChromium();
if (chromium) process.env.CHROMIUM = chromium;
const address = `http://localhost:${process.env.E2E_PORT}`;

/** The journeys run on the production server with the demonstration content, at a phone's size. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  // A second try tells a fault from a busy machine; what needed one is named at the end of the run, to be mended.
  retries: 1,
  // The longest journey reads a list to its end; on a busy machine that takes a while.
  timeout: 90_000,
  workers: 2,
  reporter: [['list']],
  expect: { timeout: 10_000 },
  use: {
    baseURL: address,
    // Recording each journey costs a quarter of the time of all.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromium ?? undefined, args: chromiumWords },
  },
  projects: [
    {
      name: 'phone',
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
      },
    },
  ],
  webServer: {
    command: 'exec node e2e/serve.mjs',
    env: { PORT: process.env.E2E_PORT },
    url: `${address}/api/health/ready`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
