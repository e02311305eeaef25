import type { Context } from '@/lib/platform/server/context';
import { openDatabase } from '@/lib/platform/server/db/open';
import { describeOnBothEngines } from '@/test/engines';
import { eventually } from '@/test/eventually';
import { noticeScene } from '@/test/notices';
import { settled } from '@/test/settled';
import { mostCounted, type UnreadCounts } from '../contract';
import { followUnread } from './follow-unread';
import { markAllRead } from './mark-all-read';
import { markRead } from './mark-read';

describeOnBothEngines('unread notices', (database) => {
  const { as, begin, comment, fans, follow, like, list, unread } = noticeScene(database);
  beforeEach(begin);

  test('one is read as it was seen; what it gathers later makes it unread', async () => {
    await like('fan1');
    const [seen] = await list('lin');
    await like('fan2');
    const mark = { id: seen?.id ?? '', seq: seen?.seq ?? 0 };
    await markRead(as('lin'), mark);
    expect(await list('lin')).toMatchObject([{ isUnread: true }]);
    const [now] = await list('lin');
    await markRead(as('lin'), { ...mark, seq: now?.seq ?? 0 });
    await markRead(as('lin'), mark);
    expect([await list('lin'), await unread('lin')]).toMatchObject([[{ isUnread: false }], { all: 0 }]);
    await like('fan3');
    expect([await list('lin'), await unread('lin')]).toMatchObject([[{ isUnread: true }], { likes: 1 }]);
  });

  test('marks are for own notices and not for the future', async () => {
    await like('fan1');
    const [notice] = await list('lin');
    const mark = { id: notice?.id ?? '', seq: notice?.seq ?? 0 };
    await expect(markRead(as('mei'), mark)).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(markRead(as('lin'), { ...mark, seq: mark.seq + 1 })).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(markRead(as('lin'), { ...mark, id: 'unknown' })).rejects.toMatchObject({ code: 'NullPointer' });
    await markAllRead(as('lin'), { type: '', until: 1_000_000 });
    await like('fan2');
    expect(await unread('lin')).toMatchObject({ all: 1 });
  });

  test('all of a type, or all, are read up to what was seen', async () => {
    await like('fan1');
    await comment('fan1', '好');
    const [latest] = await list('lin');
    await follow('fan1', 'lin');
    await markAllRead(as('lin'), { type: 'likes', until: latest?.seq ?? 0 });
    expect(await unread('lin')).toMatchObject({ all: 2, likes: 0, comments: 1, follows: 1 });
    await markAllRead(as('lin'), { type: '', until: latest?.seq ?? 0 });
    expect(await unread('lin')).toMatchObject({ all: 1, comments: 0, follows: 1 });
    // A mark never moves back.
    await markAllRead(as('lin'), { type: '', until: 0 });
    expect(await unread('lin')).toMatchObject({ all: 1 });
  });

  test('what arrives while all are marked stays unread', async () => {
    await like('fan1');
    const [seen] = await list('lin');
    const until = seen?.seq ?? 0;
    const calls = fans.slice(1).flatMap((fan) => [comment(fan, '好'), markAllRead(as('lin'), { type: '', until })]);
    expect(new Set(await settled(calls))).toEqual(new Set(['done']));
    expect(await unread('lin')).toMatchObject({ all: fans.length - 1, likes: 0 });
  });

  test('are counted up to a hundred', async () => {
    const rows = Array.from({ length: mostCounted + 5 }, (_, place) => ({
      ...{ id: `n${place}`, person_id: 'lin', type: 'system' as const, kind: 'followed', gather_key: null },
      ...{ about_kind: null, about_id: null, detail: '{}', actor_count: 0, seq: place + 1, read_seq: 0 },
      ...{ last_at: 0, is_shown: 1 },
    }));
    await database().db.transaction((tx) => tx.insertInto('notice').values(rows).execute());
    await like('fan1');
    expect(await unread('lin')).toEqual({ all: 100, likes: 1, comments: 0, follows: 0, events: 0, system: 100 });
  });

  describe('as a stream', () => {
    const open = async (context: Context) => {
      const life = new AbortController();
      const told: UnreadCounts[] = [];
      const events = await followUnread(context, {}, { signal: life.signal, lastId: null });
      const over = (async () => {
        for await (const { data } of events) told.push(data);
      })();
      const end = () => {
        life.abort();
        return over;
      };
      return { told, end };
    };

    test('come first as they are, then when they change on any node, for their reader alone', async () => {
      const other = openDatabase(database().url);
      const mine = await open(as('lin', { db: other }));
      const others = await open(as('mei', { db: other }));
      await eventually(async () => expect([mine.told, others.told]).toMatchObject([[{ all: 0 }], [{ all: 0 }]]));
      await like('fan1');
      await eventually(async () => expect(mine.told).toMatchObject([{ all: 0 }, { all: 1, likes: 1 }]));
      await markAllRead(as('lin'), { type: '', until: 1 });
      await eventually(async () => expect(mine.told.at(-1)).toMatchObject({ all: 0 }));
      expect(others.told).toHaveLength(1);
      await Promise.all([mine.end(), others.end()]);
      await other.close();
    });

    test('are limited for one account', async () => {
      const streams = await Promise.all(Array.from({ length: 6 }, () => open(as('mei'))));
      await expect(open(as('mei'))).rejects.toMatchObject({ code: 'TooManyRequests' });
      await Promise.all(streams.map(({ end }) => end()));
      await (await open(as('mei'))).end();
    });
  });
});
