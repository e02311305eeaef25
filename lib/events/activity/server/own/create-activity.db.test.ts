import { callerOf, noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { activitiesOfLin } from '@/test/own-activities';
import { insertRows, personRow } from '@/test/rows';
import { settled } from '@/test/settled';
import { activityLimits, reviewCode } from '../../codes';
import {
  activityDraft,
  createActivity as createCall,
  findOwnActivities as findCall,
  ownActivity,
} from '../../contract';
import { createActivity } from './create-activity';
import { getOwnActivity } from './get-own-activity';
import { listOwnActivities } from './list-own-activities';

const clientId = '0d9f3a52-3a4c-4d7e-8a11-2f6f0a9d5c01';
const begun = { title: '光之夜', language: 'zh', category: 2, clientId };

describeOnBothEngines('beginning an activity', (database) => {
  const { as, begin, add } = activitiesOfLin(database);
  const create = (input: object = {}, personId: string | null = 'lin') =>
    createActivity(as(personId), createCall.input.parse({ ...begun, ...input }));
  const count = async () => (await database().db.read.selectFrom('activity').select('id').execute()).length;

  beforeEach(begin);

  test('makes a draft with a title in one language, in a channel or none', async () => {
    const draft = await create();
    expect(activityDraft.parse(draft)).toEqual(draft);
    expect(draft).toMatchObject({ id: clientId, titleZh: '光之夜', titleEn: '', category: 2, state: 'pending_edit' });
    expect(draft).toMatchObject({ status: null, holdStartTime: '', ticketTypes: [], refundHours: null, revision: 0 });
    const other = { clientId: clientId.replace('0d', '1d'), title: 'Light', language: 'en', topicId: 'light' };
    expect(await create({ ...other, category: '3' })).toMatchObject({
      ...{ titleZh: '', titleEn: 'Light', titleLanguage: 'en', topicTitle: '光', category: 3 },
    });
  });

  test('ten times at once, or again later, gives the same draft', async () => {
    const drafts = await Promise.all(Array.from({ length: 10 }, (_, index) => create({ title: `题 ${index}` })));
    expect(new Set(drafts.map(({ id, titleZh }) => `${id} ${titleZh}`)).size).toBe(1);
    expect(await create({ title: '别的' })).toMatchObject({ titleZh: drafts[0]?.titleZh });
    expect(await count()).toBe(1);
  });

  test('with the id of another company is refused', async () => {
    const other = personRow({ id: 'yu', verification: 'company' });
    await database().db.transaction((tx) => insertRows(tx, 'person', [other]));
    expect((await settled([create(), create({}, 'yu')])).sort()).toEqual(['NullPointer', 'done']);
    expect(await count()).toBe(1);
  });

  test('is limited to so many that were never public, however many at once', async () => {
    const there = Array.from({ length: activityLimits.unpublished - 2 }, (_, index) => `d${index}`);
    await add(
      ...there.map((id) => ({ id, review_state: reviewCode.pending_edit })),
      { id: 'public' },
      { id: 'down', review_state: reviewCode.failed, verified_at: noon },
    );
    const ids = ['2', '3', '4', '5'].map((start) => clientId.replace('0d', `${start}d`));
    const ends = await settled(ids.map((id) => create({ clientId: id })));
    expect(ends.sort()).toEqual(['TooManyDrafts', 'TooManyDrafts', 'done', 'done']);
  });

  test.each([
    ['a visitor', null, {}, 'Unauthorized'],
    ['a verified individual', callerOf('mo'), {}, 'Forbidden'],
    ['a company without a phone', callerOf('lin', { hasPhone: false }), {}, 'PhoneNeeded'],
    ['an erased person', callerOf('gone'), {}, 'Unauthorized'],
    ['a channel that is not public', callerOf('lin'), { topicId: 'closed' }, '400'],
    ['a channel that has blocked the company', callerOf('lin'), { topicId: 'sound' }, '400'],
  ])('is refused for %s', async (_, caller, input, code) => {
    const parsed = createCall.input.parse({ ...begun, ...input });
    await expect(createActivity(as(caller), parsed)).rejects.toMatchObject({ code });
    expect(await count()).toBe(0);
  });

  test.each([
    [{ title: ' ' }, ['title'], 'required'],
    [{ title: '光'.repeat(activityLimits.title + 1) }, ['title'], 'title'],
    [{ title: 'a'.repeat(2 * activityLimits.title + 1) }, ['title'], 'title'],
    [{ category: 4 }, ['category'], expect.any(String)],
    [{ clientId: 'a' }, ['clientId'], expect.any(String)],
  ])('%j is refused', (input, path, message) => {
    const { error } = createCall.input.safeParse({ ...begun, ...input });
    expect(error?.issues[0]).toMatchObject({ path, message });
    expect(createCall.input.safeParse({ ...begun, title: 'a'.repeat(2 * activityLimits.title) }).success).toBe(true);
  });

  test('own ones are listed by their last change, in every state or one, never those of others', async () => {
    await add(
      { id: 'old', updated_at: noon - 9, review_state: reviewCode.failed, reason: '太短' },
      { id: 'new', updated_at: noon + 9, canceled_at: noon, cancel_reason: '下雨' },
      { id: 'draft', updated_at: noon, review_state: reviewCode.pending_edit, fields: { holdStartTime: '' } },
      { id: 'others', organiser_id: 'mo' },
    );
    const list = async (input: object = {}, personId: string | null = 'lin') =>
      listOwnActivities(as(personId), findCall.input.parse(input));
    const { list: all } = await list();
    expect(all.map((activity) => ownActivity.parse(activity))).toEqual(all);
    expect(all).toMatchObject([
      { id: 'new', state: 'verified', status: 4, isCanceled: true, reason: '下雨', wasPublic: true },
      { id: 'draft', state: 'pending_edit', status: null, holdStartTime: null },
      { id: 'old', state: 'failed', status: 3, reason: '太短', wasPublic: false },
    ]);
    expect((await list({ state: 'failed' })).list).toMatchObject([{ id: 'old' }]);
    expect(await list({ pageSize: 1 })).toMatchObject({ hasNextPage: true, nextPage: 2 });
    await expect(list({}, null)).rejects.toMatchObject({ code: 'Unauthorized' });
    await expect(getOwnActivity(as('lin'), { id: 'others' })).rejects.toMatchObject({ code: 'NullPointer' });
  });
});
