import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { throttling as presets } from 'lighthouse/core/config/constants.js';
import { chromiumWords } from '@/scripts/setup/browser.mjs';
import type { Row } from './results';

const runs = 3;
const mobile = presets.mobileSlow4G;
/** How often a page is tried at most to get enough runs at a steady speed. */
const tries = 8;
/**
 * Lighthouse reports an index of the processor's speed, and slows it fourfold, whatever it is. Here it is slowed to that of a
 * mid-tier phone, whose index is the one that Chrome's developer tools calibrate by, so that a slow machine measures the same.
 */
const phoneIndex = 1000;
/** A run whose index is further from the one before, because others share the machine, measures the machine more than the page. */
const steady = 0.15;
/** A personal page keeps a stream open, for whose end Lighthouse would wait 45 s. */
const waitMs = 12_000;

interface MeasuredPage {
  what: string;
  address: string;
  /** The lowest allowed performance score. */
  performance: number;
  /** The page asks not to be indexed: that it does, and has no description for results of a search, is no fault. */
  isHidden?: boolean;
  /** Of a person who has logged in. */
  cookie?: string;
}

/** Lighthouse's mobile scores, each the median of several runs (DESIGN 11), and the index of the machine meanwhile. */
export async function measureLighthouse(pages: readonly MeasuredPage[], chromePath: string): Promise<Row[]> {
  const chrome = await chromeLauncher.launch({ chromePath, chromeFlags: ['--headless', ...chromiumWords] });
  try {
    const rows: Row[] = [];
    for (const page of pages) {
      const { what, performance } = page;
      const budgets = { performance, accessibility: 100, 'best-practices': 100, seo: 100 };
      const measured = await runsOf(page, chrome.port);
      const machine = Math.round(median(measured.map(({ index }) => index)));
      for (const [category, budget] of Object.entries(budgets)) {
        const score = median(measured.map(({ scores }) => scores[category] ?? 0));
        rows.push({
          what: `${what}, ${category}`,
          measured: category === 'performance' ? `${score}, machine ${machine}` : String(score),
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

interface Run {
  /** By category, of 100. */
  scores: Record<string, number>;
  /** How fast the machine was. */
  index: number;
}

async function runsOf(page: MeasuredPage, port: number): Promise<Run[]> {
  // Not measured: the first visit makes the server cut the pictures, which it then keeps.
  let before = await run(page, port, phoneIndex);
  const all: (Run & { drift: number })[] = [];
  const isEnough = () => all.filter(({ drift }) => drift <= steady).length >= runs;
  while (!isEnough() && all.length < tries) {
    const next = await run(page, port, before.index);
    all.push({ ...next, drift: Math.abs(next.index / before.index - 1) });
    before = next;
  }
  return all.sort((one, other) => one.drift - other.drift).slice(0, runs);
}

async function run({ address, isHidden, cookie }: MeasuredPage, port: number, speed: number): Promise<Run> {
  const skipAudits = isHidden ? ['is-crawlable', 'meta-description'] : null;
  const extraHeaders = cookie ? { Cookie: cookie } : undefined;
  const throttling = { ...mobile, cpuSlowdownMultiplier: Math.max(1, speed / phoneIndex) };
  const shown = { output: 'json', logLevel: 'error' } as const;
  const flags = { port, ...shown, maxWaitForLoad: waitMs, skipAudits, extraHeaders, throttling };
  const result = await lighthouse(address, flags);
  if (!result) throw new Error(`Lighthouse said nothing about ${address}.`);
  const { categories, environment, finalDisplayedUrl } = result.lhr;
  if (new URL(finalDisplayedUrl).pathname !== new URL(address).pathname) {
    throw new Error(`${address} leads to ${finalDisplayedUrl}.`);
  }
  const scores = Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]);
  return { scores: Object.fromEntries(scores), index: environment.benchmarkIndex };
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
