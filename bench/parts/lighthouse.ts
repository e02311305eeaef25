import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumWords } from '@/scripts/setup/browser.mjs';
import type { Row } from './results';

const runs = 3;

interface MeasuredPage {
  what: string;
  address: string;
  /** The least that its performance may be. */
  performance: number;
  /** Not for search engines, and says so: of what they want, that it can be found is not judged. */
  isHidden?: boolean;
}

/** Lighthouse's mobile scores; performance is the median of several runs (DESIGN 11). */
export async function measureLighthouse(pages: readonly MeasuredPage[], chromePath: string): Promise<Row[]> {
  const chrome = await chromeLauncher.launch({ chromePath, chromeFlags: ['--headless', ...chromiumWords] });
  try {
    const rows: Row[] = [];
    for (const page of pages) {
      const { what, performance } = page;
      const budgets = { performance, accessibility: 100, 'best-practices': 100, seo: 100 };
      const scores: Record<string, number>[] = [];
      // Unmeasured: the first visit of all makes the server cut the pictures, which it then keeps.
      await scoresOf(page, chrome.port);
      for (let run = 0; run < runs; run += 1) scores.push(await scoresOf(page, chrome.port));
      for (const [category, budget] of Object.entries(budgets)) {
        const score = median(scores.map((each) => each[category] ?? 0));
        rows.push({
          what: `${what}, ${category}`,
          measured: String(score),
          ratio: null,
          budget: `>= ${budget}`,
          ok: score >= budget,
        });
      }
    }
    return rows;
  } finally {
    chrome.kill();
  }
}

async function scoresOf({ address, isHidden }: MeasuredPage, port: number): Promise<Record<string, number>> {
  const skipAudits = isHidden ? ['is-crawlable'] : null;
  const result = await lighthouse(address, { port, output: 'json', logLevel: 'error', skipAudits });
  if (!result) throw new Error(`Lighthouse said nothing about ${address}.`);
  return Object.fromEntries(
    Object.values(result.lhr.categories).map((category) => [category.id, Math.round((category.score ?? 0) * 100)]),
  );
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
