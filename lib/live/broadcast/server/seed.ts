import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { actingIn, linesAsHtml } from '@/lib/platform/server/seeding';
import type { Seeding } from '@/lib/platform/server/slice';
import { beijingMidnight, isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { noteEnded, noteOnAir, noteReplay } from './note-facts';
import { cancelBroadcast } from './own/cancel-broadcast';
import { createBroadcast } from './own/create-broadcast';
import { saveBroadcast } from './own/save-broadcast';
import { submitBroadcast } from './own/submit-broadcast';
import { decideOnBroadcast } from './review/decide-on-broadcast';
import { type SeedBroadcast, seedBroadcastList, seedCoverKey } from './seed/broadcasts';

/** Who decides on broadcasts of the demonstration. */
const reviewer = { personId: 'person-reviewer', staff: 'reviewer' };
/** Days before its start that a broadcast is planned, and days before the writing at the latest. */
const before = { start: 9, now: 3 };
/** Minutes by which one that is late should have begun. */
const lateMinutes = 5;

/** Writes the demonstration's broadcasts as their hosts and staff did, by the product's own verbs, each at its time. */
export async function seedBroadcasts(seeding: Seeding): Promise<void> {
  for (const broadcast of seedBroadcastList) await seedBroadcast(seeding, broadcast);
}

async function seedBroadcast(seeding: Seeding, broadcast: SeedBroadcast): Promise<void> {
  const { id, hostId, start, end } = broadcast;
  const now = seeding.context.now();
  const startAt = start
    ? beijingMidnight(now) + start.day * millisecondsInDay + start.hour * millisecondsInHour
    : now - lateMinutes * millisecondsInMinute;
  const at = Math.min(startAt - before.start * millisecondsInDay, now - before.now * millisecondsInDay);
  const host = (ms: number) => actingIn(seeding, { personId: hostId, at: ms });
  const { revision } = await write(seeding, broadcast, { at, startAt });
  if (end?.state === 'draft') return;
  const handedInAt = at + millisecondsInHour;
  const handedIn = await submitBroadcast(host(handedInAt), { id, revision, acknowledged: true });
  if (end?.state === 'waiting') return;
  const staff = actingIn(seeding, { ...reviewer, at: handedInAt + 4 * millisecondsInHour });
  const decision = { id, revision: handedIn.revision };
  if (end?.state === 'failed')
    return void (await decideOnBroadcast(staff, { ...decision, act: 'refuse', reason: end.reason }));
  await decideOnBroadcast(staff, { ...decision, act: 'approve', reason: '' });
  if (end?.state === 'canceled') await cancelBroadcast(host(now - millisecondsInHour), { id, reason: end.reason });
  if (end?.state === 'aired') await air(seeding, { id, startAt, ...end });
}

async function write(
  seeding: Seeding,
  { id, hostId, yuan = 0, keepsReplay = true, isParticipatory = false, ...broadcast }: SeedBroadcast,
  { at, startAt }: { at: number; startAt: number },
): Promise<{ revision: number }> {
  const host = actingIn(seeding, { personId: hostId, at });
  const begun = { clientId: id, title: broadcast.titleZh, language: 'zh', topicId: '' } as const;
  const { revision } = await createBroadcast(host, begun);
  // The pictures themselves are drawn before.
  const cover = seedCoverKey(id);
  await seeding.tx.insertInto('live_cover').values({ key: cover, broadcast_id: id, added_at: at }).execute();
  return saveBroadcast(host, {
    ...{ id, revision, acknowledged: true, isTold: true },
    ...{ titleZh: broadcast.titleZh, titleEn: broadcast.titleEn },
    ...{ bodyZh: linesAsHtml(broadcast.bodyZh), bodyEn: linesAsHtml(broadcast.bodyEn), cover },
    ...{ startTime: isoInBeijing(startAt), minutes: broadcast.minutes, topicId: '', priceFen: Math.round(100 * yuan) },
    ...{ source: 'encoder', sourceAddress: '', keepsReplay, isParticipatory },
  });
}

interface Aired {
  id: string;
  startAt: number;
  minutes: number;
  replayId?: string;
}

/**
 * Notes the facts of a broadcast that is over, as its stream and its replay would have. Nobody is told: there is no recording that a
 * replay could be made of, and the work that is shown as its replay is there already.
 */
async function air(seeding: Seeding, { id, startAt, minutes, replayId }: Aired): Promise<void> {
  const endAt = startAt + minutes * millisecondsInMinute;
  const at = (ms: number) => ({ ...actingIn(seeding, { personId: '', at: ms }), emit: async () => {} });
  await noteOnAir(at(startAt), seeding.tx, id, startAt);
  await noteEnded(at(endAt), seeding.tx, id, endAt);
  if (replayId) await noteReplay(at(endAt), seeding.tx, id, { workId: replayId, publicAt: endAt + millisecondsInHour });
}
