import { awardScene } from '@/test/awards';
import { noon } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { forgetTags, readAs, tags } from '@/test/page-reading';
import { voteAt, voteScene } from '@/test/votes';
import { readPersonPage } from '../../../otherPeople/[userId]/read';
import { readVideoPage } from '../../../video/detail/[id]/read';
import { readCurrent } from '../../read-current';
import { readAwards } from '../awards/read';
import { readIntegrity } from '../integrity/read';
import { readShortlist } from '../shortlistedEntries/read';
import { readEntryPage } from './[entryId]/read';
import { readWorks } from './read';

jest.mock('@/lib/app/visitor', () => jest.requireActual('@/test/page-reading'));
jest.mock('@/lib/platform/server/page-cache/tagged-read', () => jest.requireActual('@/test/page-reading'));

describeOnOneEngine('pages of the entries of a contest', (database) => {
  const votes = voteScene(database);
  const awards = awardScene(database);
  const readAt = (now: number) => readAs({ ...votes.product(), now: () => now });

  beforeAll(async () => {
    await votes.begin(['vic', 'win', 'lin', 'mo']);
    await votes.add(3, { name: 'voted' });
    await votes.vote('vic', 'voted-2');
    await votes.add(1, { name: 'coming', works_at: voteAt.close + 1 });
    await awards.add(['lin', 'mo'], { name: 'decided' });
    const planned = await awards.plan('decided', [1, 2], [1]);
    const { revision } = await awards.publish('shortlist', planned);
    await awards.publish('award', { contestId: 'decided', revision });
  });
  beforeEach(() => readAt(voteAt.start));
  const has = (...wanted: string[]) => expect(tags.flat()).toEqual(expect.arrayContaining(wanted));

  test('its works stand by their numbers, and by their votes once the vote has closed', async () => {
    const found = await readWorks('zh', 'voted');
    expect(found?.first).toMatchObject({
      order: 'number',
      page: { list: [{ number: 1 }, { number: 2 }, { number: 3 }] },
    });
    has('entry:contest:voted', 'contest:voted', 'person:authors');
    // Votes are told by calls, since the page is kept.
    expect(JSON.stringify(found?.first)).not.toContain('"count"');
    readAt(voteAt.close);
    expect((await readWorks('en', 'voted'))?.first).toMatchObject({
      order: 'votes',
      page: {
        list: [
          { id: 'voted-2', count: 1, place: 1 },
          { id: 'voted-1', place: 2 },
          { id: 'voted-3', place: 2 },
        ],
      },
    });
    has('entry:contest:voted');
  });

  test('works that are not shown yet are not in it, nor is their page', async () => {
    expect((await readWorks('zh', 'coming'))?.first.page.list).toEqual([]);
    forgetTags();
    expect(await readEntryPage('zh', 'coming', 'coming-1')).toBeNull();
    // It comes with the contest's next turn.
    has('entry:coming-1', 'contest:coming');
  });

  test('an entry is read with those beside it, and carries the tags of itself, its contest and its work', async () => {
    const found = await readEntryPage('zh', 'decided', 'decided-1');
    expect(found).toMatchObject({
      entry: { id: 'decided-1', result: 'awarded', workId: 'work-decided-1', people: [{ userId: 'lin' }] },
      ...{ isInOne: true, neighbours: { previous: null, next: { id: 'decided-2' } } },
      awards: [{ name: { text: '金奖' } }],
    });
    has('entry:decided-1', 'entry:contest:decided', 'contest:decided', 'person:authors', 'video:work-decided-1');
    expect(await readEntryPage('zh', 'decided', 'decided-2')).toMatchObject({ awards: [] });
  });

  test('an entry is only in its own contest; nothing is read for what can be no id', async () => {
    expect(await readEntryPage('zh', 'voted', 'decided-1')).toBeNull();
    forgetTags();
    for (const id of ['', 'a b', 'x'.repeat(65)]) expect(await readEntryPage('zh', 'voted', id)).toBeNull();
    expect(tags.flat().filter((tag) => tag.startsWith('entry:'))).toEqual([]);
  });

  test('its shortlist and its awards are those that are published', async () => {
    expect((await readShortlist('zh', 'decided'))?.first.list.map(({ id }) => id)).toEqual(['decided-1', 'decided-2']);
    has('entry:contest:decided', 'contest:decided', 'person:authors');
    forgetTags();
    const found = await readAwards('zh', 'decided');
    expect(found?.awards.list).toMatchObject([
      { winners: [{ entry: { id: 'decided-1' }, citation: { text: '光很好' } }] },
    ]);
    has('entry:contest:decided', 'contest:decided', 'person:authors');
    expect((await readShortlist('zh', 'voted'))?.first.list).toEqual([]);
    expect((await readAwards('zh', 'voted'))?.awards).toEqual({ decidedTime: null, list: [] });
  });

  test('what it gave is told on the pages of the work and of its people', async () => {
    const mark = { entryId: 'decided-1', award: { text: '金奖' }, contest: { name: 'decided' } };
    expect(await readVideoPage('zh', 'work-decided-1')).toMatchObject({ marks: [mark] });
    has('contest:decided', 'entry:decided-1');
    forgetTags();
    expect(await readPersonPage('zh', 'lin')).toMatchObject({ marks: [mark] });
    has('contest:decided', 'entry:decided-1');
    expect(await readPersonPage('zh', 'mo')).toMatchObject({ marks: [] });
  });

  test('what lets anybody check it says when it was read', async () => {
    expect(await readIntegrity('zh', 'decided')).toMatchObject({
      integrity: { entries: { sent: 2, shown: 2 }, results: [{ stage: 'shortlist' }, { stage: 'award' }] },
      asOf: '2026-11-20T12:00:00.000+08:00',
    });
    has('entry:contest:decided', 'contest:decided');
  });

  test('a contest that nobody can see has none of them, and an unknown one neither', async () => {
    for (const read of [readWorks, readShortlist, readAwards, readIntegrity]) {
      expect(await read('zh', 'nothing')).toBeNull();
    }
    has('contest:lists');
  });

  test('the current contest is the one that began to take works last', async () => {
    await votes.change('voted', { enrol_start_at: noon - 10 });
    expect(await readCurrent()).toBe('voted');
    expect(tags).toEqual([['contest:lists']]);
  });
});
