import { defineConfig } from '@playwright/test';
import { type Cell, cells, nameOf } from './e2e/cells';
import { chromiumWords, findChromium } from './scripts/setup/browser.mjs';
import { productPlace } from './test/product/place.mjs';

// Chosen once, in the process that starts the run; its workers read this file again and inherit the choice.
const isGiven = process.env.PRODUCT_PORT !== undefined;
const { address } = await productPlace();
const chromium = await findChromium();
if (chromium) process.env.CHROMIUM = chromium;

/** The journeys run on the production server with the demonstration content. */
export default defineConfig<{ everyCell: Cell | null }>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
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
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Recording each journey costs a quarter of the time of all.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromium ?? undefined, args: chromiumWords },
  },
  // The walk sees each screen in every window and scheme by itself; a journey has a cell of its own, or all of them.
  projects: [
    { name: 'walk', testMatch: 'walk.spec.ts' },
    ...(process.env.TEST_FULL ? cells : [null]).map((cell) => ({
      name: cell ? `journeys ${nameOf(cell)}` : 'journeys',
      testIgnore: 'walk.spec.ts',
      use: { everyCell: cell },
    })),
  ],
  webServer: {
    command: 'exec node test/product/serve.mjs',
    url: `${address}/api/health/ready`,
    reuseExistingServer: isGiven,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
