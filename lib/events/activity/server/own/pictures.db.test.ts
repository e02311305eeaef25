import { mediaStorage } from '@/lib/base/media/port';
import type { JobContext } from '@/lib/platform/server/jobs/define-job';
import { callerOf, noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { useMediaFolder } from '@/test/media-folder';
import { activitiesOfLin, sameActivity } from '@/test/own-activities';
import { plainPicture } from '@/test/pictures';
import { insertRows } from '@/test/rows';
import { settled } from '@/test/settled';
import { activityLimits, reviewCode } from '../../codes';
import { ownActivityJobs } from '../own-jobs';
import { removeUnusedActivityPictures } from './own-pictures';
import { removeActivity } from './remove-activity';
import { saveActivity } from './save-activity';
import { saveActivityCover, saveActivityPhoto } from './save-activity-picture';

const day = 24 * 3_600_000;

describeOnBothEngines('pictures of an activity', (database) => {
  const { as, begin, add } = activitiesOfLin(database);
  useMediaFolder();
  beforeEach(begin);
  beforeEach(() => add({ id: 'draft', review_state: reviewCode.pending_edit }));

  const file = async (width = 720, height = 960) =>
    new File([new Uint8Array(await plainPicture('red', { width, height }))], 'a.png');
  const put = async (picture?: File, caller = callerOf('lin'), id = 'draft') =>
    (await saveActivityPhoto(as(caller), { id, picture: picture ?? (await file()) })).key;
  const cover = async (area: object = {}, picture?: File) => {
    const asked = { left: 0, top: 0, width: 720, height: 960, ...area };
    return (await saveActivityCover(as('lin'), { id: 'draft', picture: picture ?? (await file()), ...asked })).key;
  };
  const keys = async () => (await database().db.read.selectFrom('activity_picture').select('key').execute()).length;
  const stored = async () => (await Array.fromAsync(mediaStorage().list('activities/'))).sort();
  const save = (fields: object, revision = 0) =>
    saveActivity(as('lin'), { ...sameActivity, id: 'draft', revision, acknowledged: false, isTold: false, ...fields });
  const jobContext = (now = noon + 2 * day): JobContext => ({
    ...as(null, { now: () => now }),
    ...{ attempt: 1, signal: AbortSignal.timeout(60_000) },
  });

  /** Does what waits to be done, two days later, and what that leads to. */
  async function twoDaysLater(): Promise<void> {
    for (const job of ownActivityJobs.toReversed()) {
      const waiting = await database().db.read.selectFrom('job').selectAll().where('kind', '=', job.kind).execute();
      for (const { payload } of waiting) await job.run(jobContext(), job.payload.parse(JSON.parse(payload)) as never);
    }
  }

  test('are stored under keys of their own, a cover cut to 3:4', async () => {
    expect(await put()).toMatch(/^activities\/draft\/[0-9a-f-]{36}\.jpg$/);
    expect(await cover({ top: 20, height: 961 }, await file(720, 1000))).toMatch(/^activities\/draft\/.*\.jpg$/);
    expect([(await stored()).length, await keys()]).toEqual([2, 2]);
  });

  test('are refused where they are none, too large, or too small, and leave nothing', async () => {
    const refused = async (end: Promise<unknown>, code: string, fields?: object[]) =>
      expect(end).rejects.toMatchObject({ code, ...(fields && { details: { fields } }) });
    await refused(put(new File(['<svg/>'], 'a.svg')), 'UnsupportedMediaType');
    await refused(put(new File([new Uint8Array(activityLimits.photoBytes + 1)], 'a')), 'TooLarge');
    await refused(cover({}, new File([new Uint8Array(activityLimits.coverBytes + 1)], 'a')), 'TooLarge');
    await refused(cover({ height: 720 }), '400', [{ field: 'width', rule: 'ratio' }]);
    await refused(cover({ width: 600, height: 800 }), '400', [{ field: 'picture', rule: 'dimensions' }]);
    await refused(cover({ left: 10 }), '400', [{ field: 'picture', rule: 'dimensions' }]);
    await refused(put(undefined, callerOf('lin'), 'nothing'), 'NullPointer');
    await refused(put(undefined, callerOf('mo')), 'NullPointer');
    await refused(put(undefined, callerOf('lin', { hasPhone: false })), 'PhoneNeeded');
    expect([await stored(), await keys()]).toEqual([[], 0]);
  });

  test('are so many at most, however many come at once', async () => {
    await database().db.transaction((tx) =>
      insertRows(
        tx,
        'activity_picture',
        Array.from({ length: activityLimits.pictures - 2 }, (_, index) => ({
          ...{ key: `activities/draft/${index}.jpg`, activity_id: 'draft', added_at: noon },
        })),
      ),
    );
    const picture = await file(60, 40);
    const ends = await settled(Array.from({ length: 5 }, () => put(picture)));
    expect(ends.toSorted()).toEqual(['ListFull', 'ListFull', 'ListFull', 'done', 'done']);
  });

  test('that are not shown yet stay for a day', async () => {
    const key = await put();
    await removeUnusedActivityPictures.run(jobContext(noon + day), { activityId: 'draft' });
    expect([await keys(), (await save({ photos: [key] })).photos]).toEqual([1, [key]]);
  });

  test('that are not shown are removed a day or two later; all of them with the activity', async () => {
    const [first, second, third] = [await put(), await put(), await put()];
    await save({ cover: first, photos: [second, third] });
    await save({ cover: first, photos: [third] }, 1);
    await twoDaysLater();
    expect([await stored(), await keys()]).toEqual([[first, third].sort(), 2]);
    await removeActivity(as('lin'), { id: 'draft' });
    await twoDaysLater();
    expect([await stored(), await keys()]).toEqual([[], 0]);
  });

  test('that are used at the moment in which they would be removed stay, or the save is told', async () => {
    const key = await put();
    const removing = removeUnusedActivityPictures.run(jobContext(), { activityId: 'draft' });
    const [end] = await settled([save({ photos: [key] }), removing]);
    const isThere = (await keys()) === 1;
    expect(isThere ? ['done'] : ['Changed', '400']).toContain(end);
  });
});
