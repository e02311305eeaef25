import { mediaStorage, readBody } from '@/lib/base/media/port';
import { seedPersons } from '@/lib/people/person/server/seed';
import type { JobContext } from '@/lib/platform/server/jobs/define-job';
import { lengths } from '@/lib/works/work/codes';
import { coverKey, seedPicks, seedVideos, seedWorks } from '@/lib/works/work/server/seed';
import { noon, testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { moving, useFilms } from '@/test/films';
import { useMediaFolder } from '@/test/media-folder';
import { setEnv } from '@/test/set-env';
import { readPlaylist } from '../rules/hls';
import { askForClips, makeClip, worksOfClip } from './seed-clips';
import { secondsOfClip } from './seed-clips/draw-clip';
import { timesOfClip } from './seed-clips/repeat-clip';

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

test('films are of all lengths, and those whose words say how long they are last that long', () => {
  const films = numbers.flatMap((number) =>
    worksOfClip(number).map((id) => ({ id, clip: secondsOfClip(number), times: timesOfClip(id, number) })),
  );
  const share = ([from, to]: readonly [number, number]) =>
    films.filter(({ clip, times }) => clip * times >= from && clip * times < to).length / films.length;
  expect(share(lengths.medium)).toBeGreaterThan(0.15);
  expect(share(lengths.medium)).toBeLessThan(0.25);
  expect(share(lengths.long)).toBeGreaterThan(0.02);
  expect(share(lengths.long)).toBeLessThan(0.1);
  const said = new Map(seedWorks.map(({ id, seconds }) => [id, seconds]));
  const isWrong = ({ id, clip, times }: (typeof films)[number]) =>
    Math.abs((said.get(id) ?? clip * times) - clip * times) > clip / 2;
  expect(films.filter(isWrong)).toEqual([]);
});

describeOnOneEngine('the clips of the demonstration', (database) => {
  useMediaFolder();
  const films = useFilms();

  beforeAll(async () => {
    await database().db.transaction(async (tx) => {
      await seedPersons(tx);
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

  const text = async (key: string) => {
    const file = await mediaStorage().read(key);
    return file ? new TextDecoder().decode(await readBody(file)) : '';
  };
  const sizeOf = async (folder: string) => {
    let bytes = 0;
    for await (const key of mediaStorage().list(folder)) bytes += (await mediaStorage().head(key))?.size ?? 0;
    return bytes;
  };

  test('are small, and played by all works that share them, whose lengths become true', async () => {
    const { db } = database();
    const cover = films.film([...moving('1008x672', 1), '-frames:v', '1'], 'cover.jpg');
    await mediaStorage().put(coverKey('video-001'), cover);
    await makeClip.run(context(), { number: 0 });
    const rows = await db.read.selectFrom('video_source').selectAll().orderBy('video_id').execute();
    expect(rows.map(({ video_id }) => video_id)).toEqual(worksOfClip(0).toSorted());
    const clip = 'videos/demonstration/01/';
    const folderOf = (times: number) => (times === 1 ? clip : `videos/demonstration/01x${times}/`);
    const shown = rows.map(({ video_id }) => ({ video_id, times: timesOfClip(video_id, 0) }));
    expect(
      rows.map(({ video_id, state, folder, original, download }) => ({ video_id, state, folder, original, download })),
    ).toEqual(
      shown.map(({ video_id, times }) => ({
        ...{ video_id, state: 'ready', folder: folderOf(times) },
        original: times === 1 ? `${clip}original` : null,
        download: times === 1 ? `${clip}download.mp4` : null,
      })),
    );
    const works = await db.read
      .selectFrom('video')
      .select(['id as video_id', 'duration_seconds'])
      .where('id', 'in', worksOfClip(0))
      .orderBy('id')
      .execute();
    expect(works).toEqual(shown.map(({ video_id, times }) => ({ video_id, duration_seconds: 6 * times })));
    const longest = Math.max(...shown.map(({ times }) => times));
    expect(longest).toBeGreaterThan(30);
    const playlist = await text(`${folderOf(longest)}480/index.m3u8`);
    const [piece] = readPlaylist(await text(`${clip}480/index.m3u8`));
    expect(readPlaylist(playlist)).toEqual(Array.from({ length: longest }, () => piece));
    expect(playlist.match(/^#EXT-X-DISCONTINUITY$/gm)).toHaveLength(longest - 1);
    expect(await mediaStorage().head(`${folderOf(longest)}360/${piece?.name}`)).not.toBeNull();
    expect(await sizeOf(clip)).toBeGreaterThan(100_000);
    expect(await sizeOf(clip)).toBeLessThan(1_500_000);
    expect(await sizeOf('videos/demonstration/')).toBeLessThan(12_000_000);
    const tags = await db.read.selectFrom('page_invalidation').select('tag').execute();
    expect(tags.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['video:daily', 'video:video-001']));

    const before = await db.read.selectFrom('video_source').selectAll().orderBy('video_id').execute();
    await makeClip.run(context(), { number: 0 });
    expect(await db.read.selectFrom('video_source').selectAll().orderBy('video_id').execute()).toEqual(before);
  });
});
