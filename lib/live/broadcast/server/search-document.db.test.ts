import { findHits } from '@/lib/base/search/port';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { broadcastReviewer, broadcastsOfLin } from '@/test/own-broadcasts';
import { renameHost, renewHostsBroadcasts } from './renew-hosts-broadcasts';
import { decideOnBroadcast } from './review/decide-on-broadcast';

describeOnBothEngines('broadcasts in the search', (database) => {
  const { as, begin, add } = broadcastsOfLin(database);
  const hits = async (...texts: string[]) =>
    (await Promise.all(texts.map((text) => findHits(database().db.read, 'live', text)))).map((ids) => ids.join());
  const decide = (act: 'approve' | 'takeDown') =>
    decideOnBroadcast(as(broadcastReviewer), { id: 'a', revision: 0, act, reason: '虚假' });

  beforeEach(begin);

  test('are found by their titles, host and texts while they are public', async () => {
    await add({ id: 'a', review_state: 1, fields: { titleEn: 'Night flight', bodyEn: '<p>From a bridge.</p>' } });
    expect(await hits('夜航')).toEqual(['']);
    await decide('approve');
    expect(await hits('夜航', 'flight', '林一', 'bridge', '城市')).toEqual(['a', 'a', 'a', 'a', 'a']);
    await decide('takeDown');
    expect(await hits('夜航', 'flight')).toEqual(['', '']);
  });

  test('are found by the new name of their host', async () => {
    await add({ id: 'a', review_state: 1 });
    await decide('approve');
    await database().db.transaction(async (tx) => {
      await tx.updateTable('person').set({ nickname: '望舒' }).where('id', '=', 'lin').execute();
      await renameHost(as(null), tx, { personId: 'lin' });
    });
    const { read } = database().db;
    const queued = read.selectFrom('job').select('payload').where('kind', '=', renewHostsBroadcasts.kind);
    const { payload } = await queued.executeTakeFirstOrThrow();
    const job = { ...as(null, { now: () => noon + 1 }), attempt: 1, signal: AbortSignal.timeout(60_000) };
    await renewHostsBroadcasts.run(job, renewHostsBroadcasts.payload.parse(JSON.parse(payload)));
    expect(await hits('望舒', '林一')).toEqual(['a', '']);
  });
});
