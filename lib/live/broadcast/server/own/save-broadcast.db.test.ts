import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { bad, broken } from '@/test/own-activities';
import { broadcastsOfLin, sameBroadcast } from '@/test/own-broadcasts';
import { insertRows } from '@/test/rows';
import { settled } from '@/test/settled';
import { broadcastCode, broadcastLimits } from '../../codes';
import { type BroadcastFields, broadcastDraft, saveBroadcast as saveCall } from '../../contract';
import { getOwnBroadcast } from './list-own-broadcasts';
import { saveBroadcast } from './save-broadcast';

type Input = Parameters<typeof saveBroadcast>[1];

describeOnBothEngines('saving a broadcast', (database) => {
  const { as, begin, add, rowOf, tags, told } = broadcastsOfLin(database);
  const save = (fields: Partial<Input> = {}, personId: string | null = 'lin') =>
    saveBroadcast(as(personId, { now: () => noon + 1000 }), {
      ...{ ...sameBroadcast, id: 'draft', revision: 0, acknowledged: false, isTold: false },
      ...fields,
    });
  const addCover = (broadcast_id: string, key: string) =>
    database().db.transaction((tx) => insertRows(tx, 'live_cover', [{ key, broadcast_id, added_at: noon }]));

  beforeEach(begin);
  beforeEach(() =>
    add(
      { id: 'draft', review_state: broadcastCode.pending_edit },
      { id: 'handed', review_state: broadcastCode.pending_review, words: '["old"]' },
      { id: 'public' },
    ),
  );

  test('changes everything that is written of a draft, and answers with it', async () => {
    await addCover('draft', 'broadcasts/draft/a.jpg');
    const written: BroadcastFields = {
      ...{ titleZh: '雨', titleEn: 'Rain', bodyZh: '<h2>一</h2><p>雨</p>', bodyEn: '<p>Rain</p>' },
      ...{ cover: 'broadcasts/draft/a.jpg', startTime: '2026-12-02T09:30:00.000+08:00', minutes: 45 },
      ...{ topicId: 'light', priceFen: 0, source: 'address', sourceAddress: 'https://a.example/live.m3u8' },
      ...{ keepsReplay: false, isParticipatory: true },
    };
    const draft = await save(written);
    expect(broadcastDraft.parse(draft)).toEqual(draft);
    expect(draft).toMatchObject({ ...written, topicTitle: '光', revision: 1, state: 'pending_edit', phase: null });
    const start = Date.parse('2026-12-02T09:30:00+08:00');
    expect(await rowOf('draft')).toMatchObject({ start_at: start, planned_end_at: start + 45 * 60_000 });
    expect([await tags(), told()]).toEqual([[], []]);
  });

  test('a draft may lack everything; what is written in another zone is shown in that of Beijing', async () => {
    const nothing = { titleZh: '', bodyZh: '', cover: '', startTime: '' };
    expect(await save(nothing)).toMatchObject({ ...nothing, title: '', thumb: null, revision: 1 });
    expect(await rowOf('draft')).toMatchObject({ start_at: 0, planned_end_at: 0 });
    expect(await save({ revision: 1, cover: '', startTime: '2026-12-01T12:00:00Z' })).toMatchObject({
      startTime: sameBroadcast.startTime,
    });
  });

  test('leaves out of the details what they may not have, and an address that is no source', async () => {
    const bodyZh = '<p onclick="x()">雨<script>alert(1)</script></p><figure data-work="w1"></figure>';
    const saved = await save({ bodyZh, sourceAddress: 'https://a.example/live.m3u8' });
    expect(saved).toMatchObject({ bodyZh: '<p>雨</p>', sourceAddress: '' });
  });

  test('of ten who save at once one is told that it was saved', async () => {
    const saves = Array.from({ length: 10 }, (_, index) => save({ titleZh: `题 ${index}`, priceFen: index }));
    expect((await settled(saves)).toSorted()).toEqual([...Array(9).fill('Changed'), 'done']);
    const { titleZh, priceFen, revision } = await getOwnBroadcast(as('lin'), { id: 'draft' });
    expect([`题 ${priceFen}`, revision]).toEqual([titleZh, 1]);
  });

  test.each(['handed', 'public'])('one that is %s must stay complete', async (id) => {
    await expect(save({ id, titleZh: '', startTime: '' })).rejects.toMatchObject(
      broken(['titleZh', 'required'], ['startTime', 'required']),
    );
    await expect(save({ id, startTime: '2026-11-20T12:00:00.000+08:00', isTold: true })).rejects.toMatchObject(
      broken(['startTime', 'past']),
    );
    expect(await rowOf(id)).toMatchObject({ title_zh: '夜航', revision: 0 });
  });

  test('one that waits gets another revision, and its words are noted anew', async () => {
    expect(await save({ id: 'handed', titleZh: bad })).toMatchObject({ revision: 1, state: 'pending_review' });
    expect(await rowOf('handed')).toMatchObject({ words: '["赌博"]' });
    await save({ id: 'handed', revision: 1 });
    expect(await rowOf('handed')).toMatchObject({ words: '[]' });
    expect(told()).toEqual([]);
  });

  test.each<[string, Partial<Input>, [string, string]]>([
    ['a cover of another broadcast', { cover: 'broadcasts/public/a.jpg' }, ['cover', 'unknown']],
    ['a channel that is not public', { topicId: 'closed' }, ['topicId', 'unknown']],
    ['a channel that has blocked its host', { topicId: 'sound' }, ['topicId', 'blocked']],
  ])('%s is refused', async (_, fields, error) => {
    await addCover('public', 'broadcasts/public/a.jpg');
    await expect(save(fields)).rejects.toMatchObject(broken(error));
  });

  test.each([
    ['another person', 'draft', 'yu', 'NullPointer'],
    ['a visitor', 'draft', null, 'Unauthorized'],
    ['anybody, if it never was', 'nothing', 'lin', 'NullPointer'],
  ])('is refused for %s', async (_, id, personId, code) => {
    await expect(save({ id }, personId)).rejects.toMatchObject({ code });
  });

  test.each<[string, object, string]>([
    ['titleEn', { titleEn: 'a'.repeat(broadcastLimits.title + 1) }, 'title'],
    ['bodyZh', { bodyZh: '<ul><li>'.repeat(broadcastLimits.bodyTags) }, 'body'],
    ['startTime', { startTime: '2026-12-01' }, 'time'],
    ['sourceAddress', { sourceAddress: 'http://a.example/live.m3u8' }, 'url'],
    ['minutes', { minutes: broadcastLimits.shortest - 1 }, expect.any(String)],
    ['priceFen', { priceFen: broadcastLimits.priceFen + 1 }, expect.any(String)],
  ])('%s over its limit is refused', (field, fields, rule) => {
    const input = { ...sameBroadcast, id: 'draft', revision: 0, ...fields };
    const { error } = saveCall.input.safeParse(input);
    expect(error?.issues).toEqual([expect.objectContaining({ path: [field], message: rule })]);
  });
});
