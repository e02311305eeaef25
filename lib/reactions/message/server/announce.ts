import type { Tx } from '@/lib/platform/server/db/database';
import { type Addressed, newNotice } from './new-notice';
import { holdReaders } from './reader';
import { findWishes } from './recipient';
import { tellByWechat } from './wechat-messages';

/** Readers of one statement. */
const portion = 500;

/** Whether notices tell several people, each once, what nobody did: then they are written by a few statements for all. */
export function isAnnouncement(addressed: readonly Addressed[]): boolean {
  const [first] = addressed;
  const readers = new Set(addressed.map(({ notice }) => notice.to));
  return (
    readers.size > 1 &&
    readers.size === addressed.length &&
    addressed.every(({ source, notice }) => {
      const isPlain = notice.by === null && !notice.isTakenBack && !source.isGathered;
      return isPlain && source === first?.source;
    })
  );
}

/** Writes the notices of an announcement, which are in the order of their readers. */
export async function announce(tx: Tx, addressed: readonly Addressed[], now: number): Promise<void> {
  for (let start = 0; start < addressed.length; start += portion) {
    await announcePortion(tx, addressed.slice(start, start + portion), now);
  }
}

async function announcePortion(tx: Tx, addressed: readonly Addressed[], now: number): Promise<void> {
  const [first] = addressed;
  if (!first) return;
  const to = addressed.map(({ notice }) => notice.to);
  const seqs = await holdReaders(tx, to, now);
  const wishes = await findWishes(tx, { to, type: first.source.type });
  const rows = addressed
    .filter(({ notice }) => wishes.get(notice.to)?.onSite)
    .map((one) => newNotice(one, { seq: seqs.get(one.notice.to) ?? 0, now }));
  if (rows.length === 0) return;
  await tx.insertInto('notice').values(rows).execute();
  for (const row of rows) {
    if (!wishes.get(row.person_id)?.byWechat) continue;
    await tellByWechat(tx, { ...row, is_shown: 0 }, { seq: row.seq, now });
  }
}
