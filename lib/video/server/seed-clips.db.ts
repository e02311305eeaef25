import { mediaStorage } from '@/lib/media/port';
import { seedPersons } from '@/lib/person/server/seed';
import type { JobContext } from '@/lib/platform/server/jobs/define-job';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { moving, useFilms } from '@/test/films';
import { useMediaFolder } from '@/test/media-folder';
import { setEnv } from '@/test/set-env';
import { coverKey, seedPicks, seedVideos, seedWorks } from './seed';
import { askForClips, makeClip, worksOfClip } from './seed-clips';
import { secondsOfClip } from './seed-clips/draw-clip';

jest.setTimeout(60_000);

const numbers = Array.from({ length: 12 }, (_, number) => number);

test('every work that is not deleted shows one clip, and each clip is of a work that shows it', () => {
  const shown = numbers.flatMap(worksOfClip);
  const expected = seedWorks.filter(({ state }) => state !== 'deleted').map(({ id }) => id);
  expect(shown.toSorted()).toEqual(expected.toSorted());
  for (const [number, id] of seedPicks.entries()) expect(worksOfClip(number)).toContain(id);
});

test('clips last from 6 to 9 seconds, and not all the same', () => {
  const seconds = numbers.map(secondsOfClip);
  expect([Math.min(...seconds), Math.max(...seconds)]).toEqual([6, 9]);
  expect(new Set(seconds).size).toBe(4);
});

describeOnBothEngines('the clips of the demonstration', (database) => {
  useMediaFolder();
  const films = useFilms();

  beforeAll(async () => {
    await database().db.transaction(async (tx) => {
      await seedPersons(tx, noon);
      await seedVideos(tx, noon);
    });
  });

  const jobs = () => database().db.read.selectFrom('job').select(['kind', 'payload']).execute();
  const context = (): JobContext => ({
    ...testContext(database().db),
    attempt: 1,
    signal: new AbortController().signal,
  });

  test('are not asked for without ffmpeg', async () => {
    setEnv({ ffmpeg: 'no-such-ffmpeg' });
    await askForClips(context());
    jest.restoreAllMocks();
    expect(await jobs()).toEqual([]);
  });

  test('are asked for once, however many nodes start', async () => {
    await Promise.all([askForClips(context()), askForClips(context()), askForClips(context())]);
    expect(await jobs()).toHaveLength(12);
  });

  test('are small, and played by all works that share them, whose lengths become true', async () => {
    const { db } = database();
    const cover = films.film([...moving('1008x672', 1), '-frames:v', '1'], 'cover.jpg');
    await mediaStorage().put(coverKey('video-001'), cover);
    await makeClip.run(context(), { number: 0 });
    const rows = await db.read.selectFrom('video_source').selectAll().orderBy('video_id').execute();
    expect(rows.map(({ video_id }) => video_id)).toEqual(worksOfClip(0).toSorted());
    const folder = 'videos/demonstration/01/';
    expect(new Set(rows.map((row) => `${row.state} ${row.folder} ${row.original}`))).toEqual(
      new Set([`ready ${folder} ${folder}original`]),
    );
    const works = await db.read
      .selectFrom('video')
      .select('duration_seconds')
      .where('id', 'in', worksOfClip(0))
      .execute();
    expect(new Set(works.map((work) => work.duration_seconds))).toEqual(new Set([6]));
    let bytes = 0;
    for await (const key of mediaStorage().list(folder)) bytes += (await mediaStorage().head(key))?.size ?? 0;
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThan(1_500_000);
    const tags = await db.read.selectFrom('page_invalidation').select('tag').execute();
    expect(tags.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['video:daily', 'video:video-001']));

    const before = await db.read.selectFrom('video_source').selectAll().orderBy('video_id').execute();
    await makeClip.run(context(), { number: 0 });
    expect(await db.read.selectFrom('video_source').selectAll().orderBy('video_id').execute()).toEqual(before);
  });
});
