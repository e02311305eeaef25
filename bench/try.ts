import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { startNode } from '@/test/nodes/server';
import { chromiumWords } from '@/scripts/setup/browser.mjs';
const folder = mkdtempSync('/tmp/lh-');
const node = await startNode({ DATA_DIR: folder, DEMO: '1', DEMO_PASSWORD: 'demonstration-of-light', LOG_LEVEL: 'warn', APP_SCHEME: 'lightfield', APP_STORE_URL: 'https://apps.example.org/app/id1', APP_MARKET_URL: 'https://store.example.org/lightfield', DEMO_CLIPS: '0' });
const chrome = await chromeLauncher.launch({ chromePath: process.env.CHROMIUM ?? 'chromium', chromeFlags: ['--headless', ...chromiumWords] });
for (const path of process.argv.slice(2)) for (let i = 0; i < 3; i++) {
  const r = await lighthouse(node.address + path, { port: chrome.port, output: 'json', logLevel: 'error' });
  const a = r!.lhr.audits;
  console.log(path, Object.values(r!.lhr.categories).map((c) => Math.round((c.score ?? 0) * 100)).join(' '), ['first-contentful-paint','largest-contentful-paint','total-blocking-time','cumulative-layout-shift','speed-index'].map((k) => a[k]?.displayValue).join(' | '));
  writeFileSync('/tmp/lh.json', JSON.stringify(r!.lhr));
}
chrome.kill(); await node.stop(); rmSync(folder, { recursive: true });
process.exit(0);
