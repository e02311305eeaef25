import { findBroadcast } from '@/lib/live/broadcast/port';
import type { Seeding } from '@/lib/platform/server/slice';
import type { SaidKind } from '../codes';
import { addSaid } from './say';
import { holdTalk } from './talk-room';

interface SeededTalk {
  broadcastId: string;
  /** By whom, how many seconds after the stream began, or before the writing where it had not. */
  said: readonly [personId: string, seconds: number, text: string, kind?: SaidKind][];
  /** Chapters by seconds of the stream. */
  chapters?: readonly [title: string, seconds: number][];
}

/** What was said in broadcasts of the demonstration: in one that has a replay, and in those that are on air. */
const talks: readonly SeededTalk[] = [
  {
    broadcastId: 'broadcast-06',
    said: [
      ['person-003', 4, '来了来了，信号很清楚'],
      ['person-013', 8, '大家好，先看一遍地面彩排，再起飞。'],
      ['person-006', 15, 'How do they keep their distance in the wind?', 'question'],
      ['person-013', 24, '每只自己看四周，没有总指挥，风来了一起让。'],
      ['person-011', 33, '起飞的时候真的像呼吸'],
      ['person-021', 41, 'The sound of all the rotors together!'],
      ['person-025', 52, '电池能撑多久？', 'question'],
      ['person-013', 58, '十一分钟，所以编排是十分钟。'],
    ],
    chapters: [
      ['地面彩排', 0],
      ['起飞', 20],
      ['Questions', 45],
    ],
  },
  {
    broadcastId: 'broadcast-14',
    said: [
      ['person-034', 270, '灯点上了，今晚不灭。'],
      ['person-008', 190, '开着它写东西，安静'],
      ['person-014', 90, 'Is it one candle for the whole night?', 'question'],
    ],
  },
  {
    broadcastId: 'broadcast-15',
    said: [
      ['person-033', 240, '前面有三个山洞，断了别走，一两分钟就回来。'],
      ['person-010', 150, '那一片是什么灯？', 'question'],
      ['person-027', 60, 'Greetings from another night train'],
    ],
  },
];

/** Writes the talks of the demonstration's broadcasts. */
export async function seedTalks({ context, tx }: Seeding): Promise<void> {
  const now = context.now();
  for (const { broadcastId, said, chapters = [] } of talks) {
    const broadcast = await findBroadcast(tx, broadcastId);
    const { liveAt, hostId } = broadcast;
    await holdTalk(tx, broadcastId, now);
    for (const [index, [personId, seconds, text, kind = 'message']] of said.entries()) {
      const at = liveAt === null ? now - seconds * 1000 : liveAt + seconds * 1000;
      const role = personId === hostId ? 'host' : 'viewer';
      await addSaid(tx, { broadcast, role }, { personId, kind, text, clientId: `${broadcastId} ${index}` }, at);
    }
    for (const [title, seconds] of chapters) {
      const chapter = { broadcast_id: broadcastId, client_id: `${broadcastId} ${title}`, title };
      await tx
        .insertInto('live_chapter')
        .values({ ...chapter, stream_ms: seconds * 1000 })
        .execute();
    }
  }
}
