import ICAL from 'ical.js';
import { decideOnReview, submitForReview } from '@/lib/base/moderation/port';
import { type Env, readEnv } from '@/lib/platform/server/env';
import { sendComment } from '@/lib/reactions/comment/server/send-comment';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { bad } from '@/test/own-activities';
import { broadcastPages, broadcastReviewer, broadcastsOfLin, endAt, startAt } from '@/test/own-broadcasts';
import { getBroadcast as getCall, getBroadcastNow as nowCall } from '../contract';
import { broadcastPictures } from './broadcast-pictures';
import { broadcastFeeds } from './feed';
import { getBroadcast, getBroadcastNow } from './get-broadcast';
import { getBroadcastCalendar } from './get-broadcast-calendar';
import { broadcastsSection } from './sitemap';

const slot = globalThis as typeof globalThis & { lightfieldEnv?: Env };
beforeAll(() => {
  slot.lightfieldEnv = readEnv({ SITE_URL: 'https://light.example' });
});
afterAll(() => {
  slot.lightfieldEnv = undefined;
});

const english = { titleEn: 'Night', bodyEn: '<p>The city wakes.</p>' };

describeOnBothEngines('what everybody sees of a broadcast', (database) => {
  const { as, begin, add, rowOf, tags, waiting } = broadcastsOfLin(database);
  beforeEach(async () => {
    await database().db.transaction((tx) => tx.deleteFrom('comment_entry').execute());
    await begin();
  });

  test('is the same for every caller, in the language asked for, and never where its picture comes from', async () => {
    const source = { source: 'address', sourceAddress: 'https://secret.example/live.m3u8' } as const;
    await add({ id: 'a', revision: 3, fields: { ...english, ...source, topicId: 'light' } });
    const detail = await getBroadcast(as(null, { language: 'en' }), { id: 'a' });
    expect(getCall.data.parse(detail)).toEqual(detail);
    expect(await getBroadcast(as('lin', { language: 'en' }), { id: 'a' })).toEqual(detail);
    expect(detail).toMatchObject({
      ...{ title: 'Night', titleLanguage: 'en', body: english.bodyEn, phase: 'upcoming', minutes: 90 },
      ...{ host: { userId: 'lin', nickname: '林一', verification: 'individual' }, topic: { id: 'light' } },
      ...{ cancelReason: '', keepsReplay: true, priceFen: 1990 },
    });
    expect(JSON.stringify(detail)).not.toContain('secret');
  });

  test('is its text in the other language where one is missing, and no channel that is closed', async () => {
    await add({ id: 'a', fields: { topicId: 'closed' } });
    expect(await getBroadcast(as(null, { language: 'en' }), { id: 'a' })).toMatchObject({
      ...{ title: '夜航', titleLanguage: 'zh', topic: null },
    });
  });

  test.each<[string, object, number, object]>([
    ['late', {}, startAt, { phase: 'late', liveTime: null }],
    ['on air', { live_at: startAt }, startAt, { phase: 'live', liveTime: '2026-12-01T20:00:00.000+08:00' }],
    ['interrupted', { live_at: startAt, lost_at: startAt }, startAt, { phase: 'interrupted' }],
    ['missed', {}, endAt, { phase: 'missed' }],
    ['over', { live_at: startAt, ended_at: endAt, replay_id: 'w' }, endAt, { phase: 'ended', replayId: null }],
    [
      'there to be watched again',
      { live_at: startAt, ended_at: endAt, replay_id: 'w', replay_at: endAt },
      endAt,
      { phase: 'playback', replayId: 'w', endTime: '2026-12-01T21:30:00.000+08:00' },
    ],
    ['canceled', { canceled_at: noon, cancel_reason: '停电' }, noon, { phase: 'canceled' }],
  ])('says that it is %s', async (_, facts, now, standing) => {
    await add({ id: 'a', ...facts });
    const answer = await getBroadcastNow(as(null, { now: () => now }), { id: 'a' });
    expect(nowCall.data.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject(standing);
    expect(await getBroadcast(as(null, { now: () => now }), { id: 'a' })).toMatchObject(standing);
  });

  test.each([
    ['a draft', { review_state: 0 }],
    ['one that waits', { review_state: 1 }],
    ['one that was taken down', { review_state: 3, verified_at: noon }],
  ] as const)('is nothing of %s, also for its host', async (_, row) => {
    await add({ id: 'a', ...row });
    for (const caller of ['lin', broadcastReviewer]) {
      await expect(getBroadcast(as(caller), { id: 'a' })).rejects.toMatchObject({ code: 'NullPointer' });
      await expect(getBroadcastNow(as(caller), { id: 'a' })).rejects.toMatchObject({ code: 'NullPointer' });
      await expect(getBroadcastCalendar(as(caller), { id: 'a' })).rejects.toMatchObject({ code: 'NullPointer' });
    }
  });

  test('is an entry of a calendar, at its address, that follows it', async () => {
    await add({ id: 'a', revision: 7, updated_at: noon });
    const read = async (language: 'zh' | 'en' = 'zh') => {
      const { body } = await getBroadcastCalendar(as(null, { language }), { id: 'a' });
      const event = new ICAL.Component(ICAL.parse(new TextDecoder().decode(body))).getFirstSubcomponent('vevent');
      if (!event) throw new Error('no event');
      return { event: new ICAL.Event(event), status: event.getFirstPropertyValue('status') };
    };
    const { event, status } = await read();
    expect([event.startDate.toJSDate(), event.endDate.toJSDate()]).toEqual([new Date(startAt), new Date(endAt)]);
    expect([event.summary, event.sequence, event.location, status]).toEqual([
      ...['夜航', 7, 'https://light.example/live/liveDetail?id=a', 'CONFIRMED'],
    ]);
    await database().db.transaction((tx) => tx.updateTable('live_broadcast').set({ canceled_at: noon }).execute());
    const canceled = await read('en');
    expect([canceled.event.uid, canceled.status]).toEqual([event.uid, 'CANCELLED']);
  });

  test('is discussed while it is public', async () => {
    await add({ id: 'a' }, { id: 'draft', review_state: 0 });
    const say = (thingId: string) =>
      sendComment(as('mo'), { kind: 'live', thingId, text: '好', replyTo: '', acknowledged: false });
    await Promise.all([say('a'), say('a'), say('a')]);
    expect(await getBroadcastNow(as(null), { id: 'a' })).toMatchObject({ commentCount: 3 });
    await expect(say('draft')).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test.each([
    ['the cover of a public one', 'broadcasts/a/cover.jpg', true],
    ['a picture that a public one does not show', 'broadcasts/a/unused.jpg', false],
    ['the cover of a draft', 'broadcasts/draft/cover.jpg', false],
    ['a picture of nothing', 'broadcasts/nothing/1.jpg', false],
  ])('%s is for everybody or not', async (_, key, isPublic) => {
    const [a, draft] = ['broadcasts/a/cover.jpg', 'broadcasts/draft/cover.jpg'];
    await add({ id: 'a', cover: a }, { id: 'draft', cover: draft, review_state: 0 });
    expect(await broadcastPictures.isPublic(as(null), key)).toBe(isPublic);
  });

  test('every other cover is for its host and for reviewers', async () => {
    await add({ id: 'draft', review_state: 0 });
    const callers = [as('lin'), as('yu'), as(broadcastReviewer)].map(({ caller }) => caller);
    const key = 'broadcasts/draft/1.jpg';
    const seen = callers.map((caller) => caller && broadcastPictures.isFor?.(database().db.read, key, caller));
    expect(await Promise.all(seen)).toEqual([true, false, true]);
  });

  test.each([
    [true, { title_zh: bad, revision: 4, edited_at: noon }, broadcastPages('a')],
    [false, { title_zh: '夜航', revision: 3, edited_at: null }, []],
  ])('a text that waited is placed where it is allowed: %s', async (isAllowed, row, pages) => {
    await add({ id: 'a', revision: 3 });
    const text = { kind: 'live', subjectId: 'a', field: 'titleZh', text: bad, words: ['赌博'] } as const;
    await database().db.transaction((tx) => submitForReview(tx, text, noon));
    const [review] = await waiting();
    await decideOnReview(as(broadcastReviewer), { id: review?.id ?? '', isAllowed });
    expect(await rowOf('a')).toMatchObject(row);
    expect(await tags()).toEqual(pages);
  });

  test('has a feed and pages in the sitemap, in the languages that it is written in', async () => {
    await add(
      { id: 'a', verified_at: noon - 2, fields: english },
      { id: 'b', verified_at: noon - 1 },
      { id: 'canceled', canceled_at: noon },
      { id: 'draft', review_state: 0 },
    );
    const [source] = broadcastFeeds;
    const feed = await source?.read(as(null, { language: 'en' }), 'all');
    const address = 'https://light.example/en/live/liveDetail?id=';
    expect(feed?.entries.map(({ page, title }) => [page, title])).toEqual([
      [`${address}b`, '夜航'],
      [`${address}a`, 'Night'],
    ]);
    expect(await source?.read(as(null), 'lin')).toBeNull();
    const [part = ''] = await broadcastsSection.listParts(as(null));
    const pages = await Array.fromAsync((await broadcastsSection.openPart(as(null), part)) ?? []);
    const paths = pages.map((page) => page.address.replace('https://light.example', ''));
    expect(paths).toEqual([
      '/live/liveDetail?id=a',
      '/en/live/liveDetail?id=a',
      '/live/liveDetail?id=b',
      '/live/liveDetail?id=canceled',
    ]);
  });
});
