import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrations } from '@/lib/app/migrations';
import type { Database, Engine, Tx } from '@/lib/platform/server/db/database';
import { migrate } from '@/lib/platform/server/db/migrate';
import { openDatabase } from '@/lib/platform/server/db/open';
import { startPostgres } from '@/test/start-databases.mjs';
import { openPlain, type Plain } from './plain';
import { renewPlans } from './renew-plans';
import type { Row } from './results';

const atOnce = 16;
const perRound = 500;
const rounds = 11;

/** How often something is done in one comparison, by both together. The first round of each warms it. */
export const turnsOfRates = perRound * 2 * (rounds + 1);

/** Does it once more; `turn` counts from 0, over both. */
export type Turn = (turn: number) => Promise<void>;

interface Compared {
  what: string;
  /** What is done, in the plural. */
  unit: string;
  ours: Turn;
  floor: Turn;
  /** The lowest allowed ratio; 0.5 without one. */
  least?: number;
}

/** How often something is done in a second beside its floor, in turns. */
export async function compareRates({ what, unit, ours, floor, least = 0.5 }: Compared): Promise<Row> {
  let next = 0;
  const perSecond = async (work: Turn) => {
    const end = next + perRound;
    const began = performance.now();
    const workOn = async () => {
      while (next < end) {
        next += 1;
        await work(next - 1);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, workOn));
    return (perRound * 1000) / (performance.now() - began);
  };
  const measured: { rate: number; bare: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    measured.push({ rate: await perSecond(ours), bare: await perSecond(floor) });
  }
  // The disk's speed changes from second to second: each round is compared with its neighbour, and the middle one counts.
  const byRatio = measured.slice(1).sort((one, other) => one.rate / one.bare - other.rate / other.bare);
  const { rate, bare } = byRatio[Math.floor(rounds / 2)] as (typeof byRatio)[number];
  const ratio = rate / bare;
  return {
    what: `${what}, ${atOnce} at once`,
    measured: `${Math.round(rate)} of ${Math.round(bare)} ${unit}/s`,
    ...{ ratio, budget: `>= ${least}`, ok: ratio >= least },
  };
}

/**
 * A filled database of an engine on a disk, with the engine's own care for what is committed, as the product and as the plain
 * driver have it open.
 */
export async function withDurable<Measured>(
  engine: Engine,
  fill: (tx: Tx) => Promise<void>,
  measure: (db: Database, plain: Plain) => Promise<Measured>,
): Promise<Measured> {
  return withUrl(engine, async (url) => {
    const db = openDatabase(url);
    const plain = openPlain(engine, url);
    try {
      await migrate(db, migrations);
      await db.transaction(fill);
      await renewPlans(db);
      return await measure(db, plain);
    } finally {
      await plain.close();
      await db.close();
    }
  });
}

async function withUrl<Measured>(engine: Engine, measure: (url: string) => Promise<Measured>): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'lightfield-rates-'));
  try {
    if (engine === 'sqlite') return await measure(`file:${join(folder, 'rates.db')}`);
    const { server, url } = await startPostgres(folder, []);
    try {
      return await measure(`${url}/postgres`);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
