import { defineConfig } from '@playwright/test';
import { type Cell, cells, nameOf } from './e2e/cells';
import { chromiumWords, findChromium } from './scripts/setup/browser.mjs';
import { productPlace } from './test/product/place.mjs';

// Chosen once, in the process that starts the run; its workers read this file again and inherit the value.
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
  // A retry distinguishes a fault from a busy machine; the run lists the tests that needed one, to be fixed.
  retries: 1,
  // The longest journey reads a list to its end, which takes time on a busy machine.
  timeout: 90_000,
  workers: 2,
  reporter: [['list']],
  expect: { timeout: 10_000 },
  use: {
    baseURL: address,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Recording each journey takes a quarter of the total time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromium ?? undefined, args: chromiumWords },
  },
  // The walk covers every window and scheme itself; a journey has a cell of its own, or all of them.
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
