import { mediaStorage } from '@/lib/base/media/port';
import { openDatabase } from '@/lib/platform/server/db/open';
import { callerOf, noon, testContext } from '@/test/context';
import { deedsOfEachTest } from '@/test/deeds';
import { describeOnBothEngines } from '@/test/engines';
import { eventually } from '@/test/eventually';
import { useMediaFolder } from '@/test/media-folder';
import { plainPicture } from '@/test/pictures';
import { insertRows, personRow, questionRow, topicRow, videoRow } from '@/test/rows';
import { topicLimits } from '../../codes';
import { findTopicBanners, saveTopicBanner as saveContract } from '../../contract';
import { countTopicBannerEvents, recordTopicBannerClick, recordTopicBannerShow } from './count-banner-events';
import { listTopicBanners } from './list-banners';
import { orderTopicBanners } from './order-banners';
import { removeTopicBanner } from './remove-banner';
import { saveTopicBanner, saveTopicBannerPicture } from './save-banner';
import { setTopicBannerOnline } from './set-banner-online';

const topicId = 'light';

describeOnBothEngines('banners of a channel', (database) => {
  useMediaFolder();
  const as = (personId: string, staff: string | null = null) =>
    testContext(database().db, { caller: callerOf(personId, { staff }) });
  const fields = (change: Record<string, unknown> = {}) =>
    saveContract.input.parse({ topicId, image: 'topics/light/a.jpg', title: '光', type: '', ...change });
  const rulesOf = (change: Record<string, unknown>) => {
    const read = saveContract.input.safeParse({ topicId, image: 'x', title: '', type: '', ...change });
    return read.success ? [] : read.error.issues.map((issue) => [issue.path.join('.'), issue.message]);
  };
  const save = (change: Record<string, unknown> = {}, context = as('host')) => saveTopicBanner(context, fields(change));
  const list = () => listTopicBanners(as('host'), { topicId });
  const titles = async () => (await list()).list.map(({ title }) => title);
  const put = (key: string) => mediaStorage().put(key, new TextEncoder().encode('light'));
  const recorded = deedsOfEachTest(database);
  const deeds = async () => (await recorded()).map(({ action }) => action);

  beforeEach(async () => {
    await database().db.transaction(async (tx) => {
      for (const table of ['job', 'page_invalidation', 'topic', 'video', 'person'] as const) {
        await tx.deleteFrom(table).execute();
      }
      await insertRows(
        tx,
        'person',
        ['host', 'lin', 'staff'].map((id) => personRow({ id })),
      );
      await insertRows(tx, 'topic', [topicRow({ id: topicId }), topicRow({ id: 'sound' })]);
      await insertRows(tx, 'video', [
        videoRow({ id: 'w', title_zh: '极光', author_id: 'lin' }),
        videoRow({ id: 'draft', author_id: 'lin', state: 'pending_edit' }),
      ]);
      await insertRows(tx, 'question', [questionRow({ id: 'question', topic_id: topicId, author_id: 'lin' })]);
      const host = { topic_id: topicId, person_id: 'host', role: 'host' as const, created_at: noon };
      await insertRows(tx, 'topic_member', [host, { ...host, person_id: 'lin', role: 'star' }]);
    });
    await put('topics/light/a.jpg');
    await put('topics/light/b.jpg');
    await put('topics/sound/a.jpg');
  });

  test('are for its host and staff alone', async () => {
    const { list: made } = await save();
    const id = made[0]?.id ?? '';
    const visitor = testContext(database().db);
    const picture = new File([], 'a.jpg');
    const verbs = [
      (context: typeof visitor) => listTopicBanners(context, { topicId }),
      (context: typeof visitor) => save({}, context),
      (context: typeof visitor) => saveTopicBannerPicture(context, { topicId, picture }),
      (context: typeof visitor) => orderTopicBanners(context, { topicId, revision: 1, ids: [id] }),
      (context: typeof visitor) => setTopicBannerOnline(context, { topicId, id, isOnline: false }),
      (context: typeof visitor) => removeTopicBanner(context, { topicId, id }),
    ];
    for (const verb of verbs) {
      await expect(verb(visitor)).rejects.toMatchObject({ code: 'Unauthorized' });
      await expect(verb(as('lin'))).rejects.toMatchObject({ code: 'Forbidden' });
    }
    expect(await titles()).toEqual(['光']);
  });

  test('are written, changed and removed; the page is dropped, and a picture that nothing shows goes', async () => {
    const first = await save({ type: '2', domainId: 'w', url: 'https://a.example' });
    expect(findTopicBanners.data.parse(first)).toEqual(first);
    const id = first.list[0]?.id ?? '';
    expect(first).toEqual({
      revision: 1,
      list: [
        {
          ...{ id, image: 'topics/light/a.jpg', title: '光', type: 2, url: '', domainId: 'w', isOnline: true },
          ...{ target: { text: '极光', language: 'zh' }, shows: 0, clicks: 0 },
        },
      ],
    });
    const changed = await save({ id, image: 'topics/light/b.jpg', title: '声', type: '10', url: 'https://a.example' });
    expect(changed).toMatchObject({ revision: 2, list: [{ id, title: '声', type: 10, domainId: '', target: null }] });
    const jobs = database().db.read.selectFrom('job').select('payload').orderBy('id');
    expect((await jobs.execute()).map(({ payload }) => payload)).toEqual([expect.stringContaining('light/a.jpg')]);
    await setTopicBannerOnline(as('host'), { topicId, id, isOnline: false });
    expect((await list()).list).toMatchObject([{ isOnline: false }]);
    await expect(setTopicBannerOnline(as('host'), { topicId: 'sound', id, isOnline: true })).rejects.toMatchObject({
      code: 'Forbidden',
    });
    const tags = database().db.read.selectFrom('page_invalidation').select('tag').distinct();
    expect(await tags.execute()).toEqual([{ tag: 'topic:light' }]);
    expect(await removeTopicBanner(as('host'), { topicId, id })).toEqual({ revision: 3, list: [] });
    expect(await removeTopicBanner(as('host'), { topicId, id })).toEqual({ revision: 3, list: [] });
    await expect(save({ id })).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(setTopicBannerOnline(as('host'), { topicId, id, isOnline: true })).rejects.toMatchObject({
      code: 'NullPointer',
    });
    expect(await deeds()).toEqual([]);
  });

  test('by staff are recorded', async () => {
    const staff = as('staff', 'reviewer');
    const id = (await save({}, staff)).list[0]?.id ?? '';
    await orderTopicBanners(staff, { topicId, revision: 1, ids: [id] });
    await setTopicBannerOnline(staff, { topicId, id, isOnline: false });
    await removeTopicBanner(staff, { topicId, id });
    expect(await deeds()).toEqual(['saved', 'ordered', 'online', 'removed'].map((deed) => `topic.banner.${deed}`));
  });

  test('lead nowhere, to an address that is safe, or to a public thing', async () => {
    expect(rulesOf({ type: '10', url: 'javascript:alert(1)' })).toEqual([['url', 'address']]);
    expect(rulesOf({ type: '10', url: '/live/list' })).toEqual([]);
    expect(rulesOf({ type: '3' })).toEqual([['domainId', 'required']]);
    expect(rulesOf({ title: '光'.repeat(61) })).toEqual([['title', 'title']]);
    expect(rulesOf({ image: '' })).toEqual([['image', 'picture']]);
    expect(rulesOf({ type: '6', domainId: 'x' })).toHaveLength(1);
    for (const [type, domainId] of [
      ['2', 'draft'],
      ['2', 'nothing'],
      ['1', 'w'],
      ['3', 'nothing'],
      ['4', 'nothing'],
      ['5', 'nothing'],
    ]) {
      await expect(save({ type, domainId })).rejects.toMatchObject({
        details: { fields: [{ field: 'domainId', rule: 'thing' }] },
      });
    }
    await save({ type: '1', domainId: 'lin' });
    await save({ type: '3', domainId: 'sound' });
    await save({ type: '4', domainId: 'question' });
    expect((await list()).list.map(({ target }) => target?.text ?? null)).toEqual([
      ...['名字 lin', '频道 sound', '问题 question'],
    ]);
  });

  test('show no picture that was not taken for the channel', async () => {
    for (const image of ['topics/sound/a.jpg', 'topics/light/nothing.jpg', 'works/1.jpg']) {
      await expect(save({ image })).rejects.toMatchObject({
        details: { fields: [{ field: 'image', rule: 'picture' }] },
      });
    }
    const file = async (width: number, height: number) =>
      new File([new Uint8Array(await plainPicture('red', { width, height }))], 'a.jpg');
    const upload = (picture: File) => saveTopicBannerPicture(as('host'), { topicId, picture });
    await expect(upload(await file(1159, 300))).rejects.toMatchObject({ code: '400' });
    await expect(upload(new File(['no picture'], 'a.jpg'))).rejects.toMatchObject({ code: 'UnsupportedMediaType' });
    const large = new File([new Uint8Array(topicLimits.pictureBytes + 1)], 'a.jpg');
    await expect(upload(large)).rejects.toMatchObject({ code: 'TooLarge' });
    const { key } = await upload(await file(1160, 300));
    expect((await save({ image: key })).list).toMatchObject([{ image: key }]);
  });

  test('are ten at most, also when they are written at once', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 14 }, (_, index) => save({ title: `${index}` })));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(topicLimits.banners);
    expect((await list()).list).toHaveLength(topicLimits.banners);
    await expect(save()).rejects.toMatchObject({ code: 'ListFull' });
  });

  test('are put in order once for each revision, however many do it at once', async () => {
    for (const title of ['a', 'b', 'c']) await save({ title });
    const { revision, list: made } = await list();
    const ids = made.map(({ id }) => id);
    const order = (ordered: string[], known = revision) =>
      orderTopicBanners(as('host'), { topicId, revision: known, ids: ordered });
    await expect(order(ids.slice(1))).rejects.toMatchObject({
      details: { fields: [{ field: 'ids', rule: 'entries' }] },
    });
    const orders = [ids.toReversed(), [ids[1], ids[0], ids[2]] as string[]];
    const answers = await Promise.allSettled(Array.from({ length: 12 }, (_, index) => order(orders[index % 2] ?? [])));
    const [won, ...others] = answers.filter(({ status }) => status === 'fulfilled');
    expect([won, others]).toEqual([{ status: 'fulfilled', value: { revision: revision + 1 } }, []]);
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'Changed' });
    }
    await save({ title: 'd' });
    await expect(order(ids, revision + 1)).rejects.toMatchObject({ code: 'Changed' });
    expect((await titles()).at(-1)).toBe('d');
  });

  test('count shows and presses, of two nodes at once too, and none of what is offline or not there', async () => {
    const { db, url } = database();
    await save({ title: 'a' });
    const { list: made } = await save({ title: 'b' });
    const [a, b] = made.map(({ id }) => id) as [string, string];
    const other = openDatabase(url);
    const events = [
      { id: a, kind: 'show' },
      { id: 'nothing', kind: 'show' },
      { id: b, kind: 'click' },
    ] as const;
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        (index % 2 ? db : other).transaction((tx) =>
          countTopicBannerEvents(tx, index % 3 ? events : events.toReversed()),
        ),
      ),
    );
    await other.close();
    const counts = async () => (await list()).list.map(({ shows, clicks }) => [shows, clicks]);
    expect(await counts()).toEqual([
      [30, 0],
      [0, 30],
    ]);
    await setTopicBannerOnline(as('host'), { topicId, id: b, isOnline: false });
    const visitor = testContext(db);
    await recordTopicBannerShow(visitor, { id: b });
    await recordTopicBannerShow(visitor, { id: a });
    await recordTopicBannerClick(visitor, { id: a });
    await eventually(async () =>
      expect(await counts()).toEqual([
        [31, 1],
        [0, 30],
      ]),
    );
  });
});
