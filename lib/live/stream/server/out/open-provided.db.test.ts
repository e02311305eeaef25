import { addAccount } from '@/test/accounts';
import { callerOf } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { useProvider } from '@/test/live-provider/use-provider';
import { useStreams } from '@/test/live-streams';
import * as contract from '../../contract';
import { makeStreamKey } from '../in/key';
import { getAudience, writeCounts } from './count-viewings';
import { openLive } from './open-live';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

describeOnBothEngines('a broadcast that a provider gives out', (database) => {
  const streams = useStreams(database);
  const provider = useProvider('tencent', () => streams.context().now());
  const now = () => streams.context().now();
  const open = (id: string, viewing?: string) => openLive(streams.context(), { id, viewing });
  const statusOf = (playlist: string | null) => provider().statusOf(playlist ?? '');
  const count = () => writeCounts(database().db, { node: 'here', now: now() });
  const viewers = async (id: string) => (await getAudience(streams.context(), { id })).viewers;

  beforeAll(() => addAccount(database().db, { id: 'host' }));
  // The viewings of a process are of all its tests.
  afterEach(async () => {
    streams.clock.ahead += 10 * minute;
    await count();
  });

  async function onAir(changes: object = {}) {
    const { id } = await streams.broadcast({ host_id: 'host', ...changes });
    const key = await makeStreamKey(streams.context({ caller: callerOf('host') }), { id });
    provider().push(key, { isDrawn: false });
    await streams.change(id, { live_at: Date.now() - minute });
    return id;
  }

  test('is opened by its address, which is asked for again within minutes', async () => {
    const id = await onAir();
    const opening = await open(id);
    expect(contract.openLive.data.parse(opening)).toEqual(opening);
    expect(Date.parse(opening.expiresAt) - Date.now()).toBeLessThanOrEqual(210 * second);
    expect(statusOf(opening.playlist)).toBe(200);
    streams.clock.ahead = 12 * hour + second;
    expect(statusOf(opening.playlist)).toBe(403);
  });

  test('is shown for the two minutes of a preview, and to who has paid, or hosts it, for an hour', async () => {
    const id = await onAir({ price_fen: 100 });
    const { playlist, previewUntil, expiresAt } = await open(id);
    expect(previewUntil).toBe(expiresAt);
    streams.clock.ahead = 100 * second;
    expect(statusOf(playlist)).toBe(200);
    streams.clock.ahead = 121 * second;
    expect([statusOf(playlist), (await open(id)).playlist]).toEqual([403, null]);
    const hosts = await openLive(streams.context({ caller: callerOf('host') }), { id });
    expect([statusOf(hosts.playlist), hosts.needsPayment]).toEqual([200, false]);
    streams.clock.ahead += hour + second;
    expect(statusOf(hosts.playlist)).toBe(403);
  });

  test('counts who asked for an address lately, each viewing once', async () => {
    const id = await onAir();
    const [first] = [await open(id), await open(id)];
    await count();
    expect(await viewers(id)).toBe(2);
    streams.clock.ahead = 90 * second;
    await open(id, first.viewing);
    await count();
    expect(await viewers(id)).toBe(2);
    streams.clock.ahead = 111 * second;
    await count();
    expect(await viewers(id)).toBe(1);
  });

  test('has no address where its key is one of our own, or it is fetched from elsewhere', async () => {
    const { id } = await streams.broadcast({ live_at: Date.now() - minute });
    expect((await open(id)).playlist).toBeNull();
    const { id: elsewhere } = await streams.broadcast({ source: 'address', live_at: Date.now() - minute });
    expect((await open(elsewhere)).playlist).toMatch(/^\/play\/live\//);
  });
});
