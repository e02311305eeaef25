import { decideOnReview, submitForReview } from '@/lib/base/moderation/port';
import { sendComment } from '@/lib/reactions/comment/server/send-comment';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { activitiesOfLin, activityPages, activityReviewer, bad } from '@/test/own-activities';
import { activityPictures } from './activity-pictures';
import { getActivityCounts } from './get-activity-counts';
import { listActivityPhotos } from './list-activity-photos';

const day = 86_400_000;

describeOnBothEngines('what belongs to an activity', (database) => {
  const { as, begin, add, rowOf, tags, waiting } = activitiesOfLin(database);
  beforeEach(async () => {
    await database().db.transaction((tx) => tx.deleteFrom('comment_entry').execute());
    await begin();
  });

  test('is discussed while it is public', async () => {
    await add({ id: 'a' }, { id: 'draft', review_state: 0 });
    const say = (thingId: string) =>
      sendComment(as('mo'), { kind: 'activity', thingId, text: '好', replyTo: '', acknowledged: false });
    await Promise.all([say('a'), say('a'), say('a')]);
    expect(await getActivityCounts(as(null), { id: 'a' })).toEqual({ commentCount: 3 });
    await expect(say('draft')).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('is shown with its photos once it is over, the last one to end first', async () => {
    const at = (id: string, end: number, columns: object = {}) => ({
      ...{ id, hold_start_at: noon - 9 * day, hold_end_at: noon + end },
      ...{ photos: `["activities/${id}/1.jpg"]`, photo_count: 1, ...columns },
    });
    const canceled = at('canceled', -day, { canceled_at: noon - 2 * day });
    const bare = at('bare', -day, { photos: '[]', photo_count: 0 });
    await add(
      at('older', -2 * day),
      at('newer', -day),
      at('now', day),
      canceled,
      bare,
      at('hidden', -day, { review_state: 3 }),
    );
    const page = await listActivityPhotos(as(null), { pageIndex: 1, pageSize: 10 });
    expect(page.list.map(({ id, photos }) => [id, photos])).toEqual([
      ['newer', ['activities/newer/1.jpg']],
      ['older', ['activities/older/1.jpg']],
    ]);
  });

  test.each([
    ['the cover of a public one', 'activities/a/cover.jpg', true],
    ['a photo of a public one', 'activities/a/1.jpg', true],
    ['a cover from before', 'activities/old.jpg', true],
    ['a picture that a public one does not show', 'activities/a/unused.jpg', false],
    ['the cover of a draft', 'activities/draft/cover.jpg', false],
    ['a picture of nothing', 'activities/nothing/1.jpg', false],
  ])('%s is for everybody or not', async (_, key, isPublic) => {
    await add(
      { id: 'a', cover: 'activities/a/cover.jpg', photos: '["activities/a/1.jpg"]' },
      { id: 'old', cover: 'activities/old.jpg' },
      { id: 'draft', cover: 'activities/draft/cover.jpg', review_state: 0 },
    );
    expect(await activityPictures.isPublic(as(null), key)).toBe(isPublic);
  });

  test('is otherwise for its organiser and for reviewers', async () => {
    await add({ id: 'draft', review_state: 0 });
    const key = 'activities/draft/1.jpg';
    const [lin, mo, reviewer] = [as('lin'), as('mo'), as(activityReviewer)].map(({ caller }) => caller);
    const seen = [lin, mo, reviewer].map(
      (caller) => caller && activityPictures.isFor?.(database().db.read, key, caller),
    );
    expect(await Promise.all(seen)).toEqual([true, false, true]);
  });

  test.each([
    [true, { title_zh: bad, revision: 4, edited_at: noon }, activityPages('a')],
    [false, { title_zh: '光之夜', revision: 3, edited_at: null }, []],
  ])('a text that waited is placed where it is allowed: %s', async (isAllowed, row, pages) => {
    await add({ id: 'a', revision: 3, edited_at: null });
    const text = { kind: 'activity', subjectId: 'a', field: 'titleZh', text: bad, words: ['赌博'] } as const;
    await database().db.transaction((tx) => submitForReview(tx, text, noon));
    const [review] = await waiting();
    await decideOnReview(as(activityReviewer), { id: review?.id ?? '', isAllowed });
    expect(await rowOf('a')).toMatchObject(row);
    expect((await tags()).filter((tag) => pages.length > 0 || tag.startsWith('activity'))).toEqual(pages);
  });
});
