import { submitForReview } from '@/lib/base/moderation/port';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { activitiesOfLin, activityPages, bad } from '@/test/own-activities';
import { insertRows } from '@/test/rows';
import { getActivity } from './get-activity';
import { eraseActivities, exportActivities, forgetActivityReviews } from './person-activities';
import { remindOfActivity } from './remind-of-activity';

const day = 86_400_000;
const over = { hold_start_at: noon - 3 * day, hold_end_at: noon - 2 * day };

describeOnBothEngines('the activities of an account', (database) => {
  const { as, begin, add, rowOf, entriesOf, tags, waiting, told } = activitiesOfLin(database);
  const erase = (personId: string) =>
    database().db.transaction(async (tx) => {
      const context = as(null);
      await forgetActivityReviews(context, tx, { personId });
      await eraseActivities(context, tx, { personId });
    });
  const jobs = async () =>
    (
      await database()
        .db.read.selectFrom('job')
        .select('payload')
        .where('kind', '=', 'activity.remove-pictures')
        .execute()
    )
      .map(({ payload }) => payload)
      .sort();
  const said = {
    cover: 'activities/x/c.jpg',
    photos: '["activities/x/1.jpg"]',
    photo_count: 1,
    online_url: 'https://live.example',
  };

  beforeEach(begin);
  beforeEach(async () => {
    await add(
      { id: 'coming', ...said },
      { id: 'over', ...over, ...said },
      { id: 'canceled', canceled_at: noon - day, cancel_reason: '下雪' },
      { id: 'draft', review_state: 0 },
      { id: 'others', organiser_id: 'mo' },
    );
    await database().db.transaction(async (tx) => {
      await insertRows(tx, 'activity_picture', [{ key: 'activities/x/c.jpg', activity_id: 'coming', added_at: noon }]);
      const text = { kind: 'activity', subjectId: 'coming', field: 'titleZh', text: bad, words: ['赌博'] } as const;
      await submitForReview(tx, text, noon);
    });
    await remindOfActivity(as('lin'), { id: 'others', remind: true });
  });

  test('are canceled for who takes part, or say only when and where they were; drafts are gone', async () => {
    await erase('lin');
    const nothing = { body_zh: '', cover: null, photos: '[]', photo_count: 0, online_url: '', questions: '[]' };
    expect(await rowOf('coming')).toMatchObject({
      ...nothing,
      title_zh: '光之夜',
      canceled_at: noon,
      cancel_reason: '',
    });
    expect(await rowOf('over')).toMatchObject({ ...nothing, title_zh: '光之夜', canceled_at: null });
    expect(await rowOf('canceled')).toMatchObject({ canceled_at: noon - day, cancel_reason: '下雪' });
    await expect(rowOf('draft')).rejects.toThrow();
    expect(await rowOf('others')).toMatchObject({ canceled_at: null, cover: 'activities/cover.jpg' });
    expect(
      told()
        .map(({ kind, event }) => `${kind} ${'id' in event ? event.id : ''}`)
        .sort(),
    ).toEqual([
      'activity.canceled coming',
      ...['activity.erased canceled', 'activity.erased coming', 'activity.erased over', 'activity.removed draft'],
    ]);
    expect(await getActivity(as(null), { id: 'coming' })).toMatchObject({
      isCanceled: true,
      title: '光之夜',
      body: '',
    });
    expect([await entriesOf('coming'), await entriesOf('over'), await waiting()]).toEqual([0, 8, []]);
    expect(await tags()).toEqual(expect.arrayContaining(activityPages('over')));
    expect(await jobs()).toEqual(
      ['canceled', 'coming', 'draft', 'over'].map((id) => JSON.stringify({ prefix: `activities/${id}/` })),
    );
    for (const table of ['activity_picture', 'activity_reminder'] as const) {
      expect(await database().db.read.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  test('are in its export, with what waits for review and what it is to be reminded of', async () => {
    const parts: Record<string, unknown> = {};
    await database().db.transaction((tx) => exportActivities(as(null), tx, { personId: 'lin', parts }));
    const ids = (parts.activities as { id: string }[]).map(({ id }) => id).sort();
    expect(ids).toEqual(['canceled', 'coming', 'draft', 'over']);
    expect(parts.activities).toContainEqual(expect.objectContaining({ id: 'coming', underReview: { titleZh: bad } }));
    expect(parts.activityReminders).toEqual(['others']);
  });
});
