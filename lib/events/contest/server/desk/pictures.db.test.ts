import { mediaStorage } from '@/lib/base/media/port';
import { removeActivity } from '@/lib/events/activity/server/own/remove-activity';
import { callerOf, noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { useMediaFolder } from '@/test/media-folder';
import { contestEditor, contestsOfLin } from '@/test/own-contests';
import { plainPicture } from '@/test/pictures';
import { insertRows } from '@/test/rows';
import { settled } from '@/test/settled';
import { contestLimits } from '../../codes';
import { contestPictures } from '../contest-pictures';
import { contestSlice } from '../slice';
import { saveContestPicture } from './save-contest-picture';

const day = 24 * 3_600_000;

describeOnBothEngines('pictures of a contest', (database) => {
  const { at, begin, add, save, publish } = contestsOfLin(database);
  useMediaFolder();
  beforeEach(begin);
  beforeEach(() => add({ id: 'call' }, { id: 'draft', review_state: 0, verified_at: null }));

  const file = async () => new File([new Uint8Array(await plainPicture('red', { width: 40, height: 30 }))], 'a.png');
  const put = async (id = 'call', who: Parameters<typeof at>[0] = 'lin', picture?: File) =>
    (await saveContestPicture(at(who), { id, picture: picture ?? (await file()) })).key;
  const keys = async () => (await database().db.read.selectFrom('contest_picture').select('key').execute()).length;
  const stored = async () => (await Array.fromAsync(mediaStorage().list('contests/'))).sort();
  const head = (picture: string) => ({
    blocks: [{ kind: 'head' as const, id: 'h', title: { zh: '光', en: '' }, subtitle: { zh: '', en: '' }, picture }],
  });

  /** Does what waits to be done, two days later, and what that leads to. */
  async function twoDaysLater(): Promise<void> {
    const context = { ...at(null, noon + 2 * day), attempt: 1, signal: AbortSignal.timeout(60_000) };
    for (const job of contestSlice.jobs.toReversed()) {
      const waiting = await database().db.read.selectFrom('job').selectAll().where('kind', '=', job.kind).execute();
      for (const { payload } of waiting) await job.run(context, job.payload.parse(JSON.parse(payload)) as never);
    }
  }

  test('are stored before anything is written, and begin no contest that cannot be written', async () => {
    expect(await put()).toMatch(/^contests\/call\/[0-9a-f-]{36}\.jpg$/);
    expect([(await stored()).length, await keys()]).toEqual([1, 1]);
    expect(await save('call', 0)).toMatchObject({ revision: 1 });
  });

  test('are refused where they are none, too large, or not for who asks, and leave nothing', async () => {
    const large = new File([new Uint8Array(contestLimits.pictureBytes + 1)], 'a');
    await expect(put('call', 'lin', new File(['<svg/>'], 'a.svg'))).rejects.toMatchObject({
      code: 'UnsupportedMediaType',
    });
    await expect(put('call', 'lin', large)).rejects.toMatchObject({ code: 'TooLarge' });
    await expect(put('call', 'mo')).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(put('call', callerOf('lin', { hasPhone: false }))).rejects.toMatchObject({ code: 'PhoneNeeded' });
    expect([await stored(), await keys()]).toEqual([[], 0]);
  });

  test('are so many at most, however many come at once', async () => {
    await save('call', 0);
    const rows = Array.from({ length: contestLimits.pictures - 1 }, (_, index) => ({
      ...{ key: `contests/call/${index}.jpg`, activity_id: 'call', added_at: noon },
    }));
    await database().db.transaction((tx) => insertRows(tx, 'contest_picture', rows));
    expect((await settled([put(), put()])).toSorted()).toEqual(['ListFull', 'done']);
  });

  test('are public when the page of a public contest shows them, else for its organiser and staff', async () => {
    const [shown, unused] = [await put(), await put()];
    await save('call', 0, head(shown));
    const isPublic = (key: string) => contestPictures.isPublic({ db: database().db, now: () => noon }, key);
    expect(await isPublic(shown)).toBe(false);
    await publish('call');
    expect([await isPublic(shown), await isPublic(unused)]).toEqual([true, false]);
    const isFor = (caller = callerOf('lin')) => contestPictures.isFor?.(database().db.read, unused, caller);
    expect([await isFor(), await isFor(contestEditor), await isFor(callerOf('mo'))]).toEqual([true, true, false]);
  });

  test('are removed when nothing uses them for two days; a save that begins to use one finds it gone', async () => {
    const [shown, unused] = [await put(), await put()];
    await save('call', 0, head(shown));
    await twoDaysLater();
    expect(await stored()).toEqual([shown]);
    await expect(save('call', 1, head(unused))).rejects.toMatchObject({ code: '400' });
  });

  test('go with a contest that is deleted', async () => {
    await put('draft');
    await removeActivity(at('lin'), { id: 'draft' });
    await twoDaysLater();
    expect([await stored(), await keys()]).toEqual([[], 0]);
  });
});
