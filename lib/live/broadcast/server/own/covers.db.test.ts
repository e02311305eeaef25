import { mediaStorage } from '@/lib/base/media/port';
import type { JobContext } from '@/lib/platform/server/jobs/define-job';
import { callerOf, noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { useMediaFolder } from '@/test/media-folder';
import { broadcastsOfLin, sameBroadcast } from '@/test/own-broadcasts';
import { plainPicture } from '@/test/pictures';
import { insertRows } from '@/test/rows';
import { settled } from '@/test/settled';
import { broadcastCode, broadcastLimits } from '../../codes';
import { removeBroadcast } from './cancel-broadcast';
import { removeBroadcastCovers, removeUnusedCovers } from './covers';
import { saveBroadcast } from './save-broadcast';
import { saveBroadcastCover } from './save-broadcast-cover';

const day = 24 * 3_600_000;
const whole = { left: 0, top: 0, width: broadcastLimits.coverWidth, height: broadcastLimits.coverHeight };

describeOnBothEngines('covers of a broadcast', (database) => {
  const { as, begin, add } = broadcastsOfLin(database);
  useMediaFolder();
  beforeEach(begin);
  beforeEach(() => add({ id: 'draft', review_state: broadcastCode.pending_edit }));

  const file = async (size: { width: number; height: number } = whole) =>
    new File([new Uint8Array(await plainPicture('red', size))], 'a.png');
  const put = async (area: object = {}, { picture, caller = callerOf('lin'), id = 'draft' }: Put = {}) => {
    const input = { id, picture: picture ?? (await file()), ...whole, ...area };
    return (await saveBroadcastCover(as(caller), input)).key;
  };
  const keys = async () => (await database().db.read.selectFrom('live_cover').select('key').execute()).length;
  const stored = async () => (await Array.fromAsync(mediaStorage().list('broadcasts/'))).sort();
  const save = (cover: string, revision = 0) =>
    saveBroadcast(as('lin'), {
      ...{ ...sameBroadcast, id: 'draft', revision, acknowledged: false, isTold: false, cover },
    });
  const jobContext = (now = noon + 2 * day): JobContext => ({
    ...as(null, { now: () => now }),
    ...{ attempt: 1, signal: AbortSignal.timeout(60_000) },
  });

  /** Does what waits to be done, two days later, and what that leads to. */
  async function twoDaysLater(): Promise<void> {
    for (const job of [removeUnusedCovers, removeBroadcastCovers]) {
      const waiting = await database().db.read.selectFrom('job').selectAll().where('kind', '=', job.kind).execute();
      for (const { payload } of waiting) await job.run(jobContext(), job.payload.parse(JSON.parse(payload)) as never);
    }
  }

  test('are stored under keys of their own, cut to 16:9', async () => {
    const key = await put({ top: 40 }, { picture: await file({ width: whole.width, height: 800 }) });
    expect(key).toMatch(/^broadcasts\/draft\/[0-9a-f-]{36}\.jpg$/);
    expect([await stored(), await keys()]).toEqual([[key], 1]);
  });

  test('are refused where they are none, too large, or too small, and leave nothing', async () => {
    const refused = async (end: Promise<unknown>, code: string, fields?: object[]) =>
      expect(end).rejects.toMatchObject({ code, ...(fields && { details: { fields } }) });
    await refused(put({}, { picture: new File(['<svg/>'], 'a.svg') }), 'UnsupportedMediaType');
    const large = new File([new Uint8Array(broadcastLimits.coverBytes + 1)], 'a');
    await refused(put({}, { picture: large }), 'TooLarge');
    await refused(put({ height: 1280 }), '400', [{ field: 'width', rule: 'ratio' }]);
    await refused(put({ width: 640, height: 360 }), '400', [{ field: 'picture', rule: 'dimensions' }]);
    await refused(put({ left: 10 }), '400', [{ field: 'picture', rule: 'dimensions' }]);
    await refused(put({}, { id: 'nothing' }), 'NullPointer');
    await refused(put({}, { caller: callerOf('yu') }), 'NullPointer');
    await refused(put({}, { caller: callerOf('lin', { hasPhone: false }) }), 'PhoneNeeded');
    expect([await stored(), await keys()]).toEqual([[], 0]);
  });

  test('are so many at most, however many come at once', async () => {
    const there = Array.from({ length: broadcastLimits.covers - 2 }, (_, index) => ({
      ...{ key: `broadcasts/draft/${index}.jpg`, broadcast_id: 'draft', added_at: noon },
    }));
    await database().db.transaction((tx) => insertRows(tx, 'live_cover', there));
    const picture = await file();
    const ends = await settled(Array.from({ length: 5 }, () => put({}, { picture })));
    expect(ends.toSorted()).toEqual(['ListFull', 'ListFull', 'ListFull', 'done', 'done']);
  });

  test('that are not shown stay for a day, and are removed a day or two later; all of them with the broadcast', async () => {
    const [first, second] = [await put(), await put()];
    await removeUnusedCovers.run(jobContext(noon + day), { broadcastId: 'draft' });
    expect(await keys()).toBe(2);
    await save(first);
    await twoDaysLater();
    expect(await stored()).toEqual([first]);
    await expect(save(second, 1)).rejects.toMatchObject({ code: '400' });
    await removeBroadcast(as('lin'), { id: 'draft' });
    await twoDaysLater();
    expect([await stored(), await keys()]).toEqual([[], 0]);
  });

  test('that are used at the moment in which they would be removed stay, or the save is told', async () => {
    const key = await put();
    const [end] = await settled([save(key), removeUnusedCovers.run(jobContext(), { broadcastId: 'draft' })]);
    const isThere = (await keys()) === 1;
    expect(isThere ? ['done'] : ['Changed', '400']).toContain(end);
  });
});

interface Put {
  picture?: File;
  caller?: ReturnType<typeof callerOf>;
  id?: string;
}
