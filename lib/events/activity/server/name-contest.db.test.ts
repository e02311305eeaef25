import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { activitiesOfLin, activityPages } from '@/test/own-activities';
import { settled } from '@/test/settled';
import { reviewCode } from '../codes';
import { activityFeeds } from './feed';
import { getActivity } from './get-activity';
import { getActivityCalendar } from './get-activity-calendar';
import { nameContest } from './name-contest';
import { activitiesSection } from './sitemap';
import { activityThing } from './thing';

describeOnBothEngines('the name of a contest', (database) => {
  const { as, begin, add, rowOf, tags } = activitiesOfLin(database);
  const name = (id: string, called: string) =>
    database().db.transaction((tx) => nameContest(as('lin'), tx, { id, name: called }));
  beforeEach(begin);

  test('is its address everywhere', async () => {
    await add({ id: 'call', category: 3 });
    await name('call', 'light-2026');
    expect(await tags()).toEqual(activityPages('call'));
    const context = as(null);
    expect(await getActivity(context, { id: 'call' })).toMatchObject({ contestName: 'light-2026' });
    expect(await activityThing.findNamed(context, database().db.read, ['call'])).toMatchObject([
      { path: '/match/light-2026' },
    ]);
    const { body } = await getActivityCalendar(context, { id: 'call' });
    expect(new TextDecoder().decode(body as Uint8Array)).toContain('/match/light-2026');
    const [feed] = activityFeeds;
    expect((await feed?.read(context, 'all'))?.entries).toMatchObject([
      { page: expect.stringContaining('/match/light-2026') },
    ]);
    const [part = ''] = await activitiesSection.listParts(context);
    const urls = await Array.fromAsync((await activitiesSection.openPart(context, part)) ?? []);
    expect(JSON.stringify(urls)).toContain('/match/light-2026');
  });

  test('is given to what is public, and to one alone', async () => {
    await add(
      ...[{ id: 'call', category: 3 as const }, { id: 'other', category: 3 as const }, { id: 'evening' }],
      { id: 'canceled', category: 3, canceled_at: noon },
      { id: 'waits', category: 3, review_state: reviewCode.pending_review },
    );
    const ends = [];
    for (const id of ['evening', 'canceled', 'waits', 'none']) ends.push(...(await settled([name(id, 'light')])));
    expect(ends).toEqual(['Changed', 'EventCanceled', 'Changed', 'Changed']);
    await name('call', 'light');
    await expect(name('other', 'light')).rejects.toThrow();
    expect(await rowOf('other')).toMatchObject({ contest_name: null });
  });
});
