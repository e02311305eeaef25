import { millisecondsInDay } from 'date-fns/constants';
import { mediaStorage } from '@/lib/base/media/port';
import { describeOnBothEngines } from '@/test/engines';
import { newPieces, useStreams } from '@/test/live-streams';
import { recordDays } from '../codes';
import { pieceKey, streamFolder } from '../rules/piece-key';
import { removePieces } from './remove-pieces';

describeOnBothEngines('removing the pieces of a broadcast', (database) => {
  const streams = useStreams(database);

  test('keeps the smallest quality for 60 days, and then nothing', async () => {
    const { id } = await streams.broadcast();
    const begunAt = streams.context().now();
    for (const piece of newPieces(0, { begunAt })) {
      const row = { ...piece, broadcast_id: id, session_id: 'session' };
      await database().db.transaction((tx) => tx.insertInto('live_piece').values(row).execute());
      const name = { broadcastId: id, sessionId: 'session', quality: piece.quality, number: 0 };
      await mediaStorage().put(pieceKey(name), Buffer.from('piece'));
    }
    const run = () =>
      removePieces.run({ ...streams.context(), attempt: 1, signal: new AbortController().signal }, { id });
    const left = async () => {
      const keys: string[] = [];
      for await (const key of mediaStorage().list(streamFolder(id))) keys.push(key);
      return [keys.length, (await streams.pieces(id)).map(({ quality }) => quality)];
    };
    const jobs = () =>
      database().db.read.selectFrom('job').select('run_at').where('kind', '=', 'live.remove-pieces').execute();

    await run();
    expect(await left()).toEqual([1, [360]]);
    const until = begunAt + recordDays * millisecondsInDay;
    expect((await jobs()).map(({ run_at }) => run_at)).toEqual([until]);
    streams.clock.ahead = recordDays * millisecondsInDay + 1000;
    await run();
    expect(await left()).toEqual([0, []]);
  });
});
