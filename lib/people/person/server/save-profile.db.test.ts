import pino from 'pino';
import { listReviews as listReviewsCall } from '@/lib/base/moderation/contract';
import { decideOnReview, listReviews } from '@/lib/base/moderation/port';
import { createDoor } from '@/lib/platform/server/api/door';
import type { Caller } from '@/lib/platform/server/context';
import { allBlocks, allNotices, allThings, callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow } from '@/test/rows';
import { userInfo } from '../contract';
import { personRoutes } from './routes';
import { saveProfile } from './save-profile';

type Input = Parameters<typeof saveProfile>[1];

const reviewer = callerOf('ed', { staff: 'reviewer' });
/** Both are initial words of every site. */
const [bad, worse] = ['一起赌博', 'casino bonus'];

describeOnBothEngines('saving the own profile', (database) => {
  const as = (caller: Caller | null) => testContext(database().db, { caller });
  const save = (fields: Partial<Input>, caller: Caller | null = callerOf('lin')) =>
    saveProfile(as(caller), { acknowledged: false, ...fields });
  const rowOf = (id: string) =>
    database().db.read.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const tags = async () =>
    (await database().db.read.selectFrom('page_invalidation').select('tag').execute()).map((row) => row.tag).sort();
  const queue = async () => (await listReviews(as(reviewer), listReviewsCall.input.parse({}))).list;
  const decide = (id: string, isAllowed: boolean) => decideOnReview(as(reviewer), { id, isAllowed });

  beforeEach(() =>
    database().db.transaction(async (tx) => {
      for (const table of ['person', 'moderation_review', 'page_invalidation'] as const) {
        await tx.deleteFrom(table).execute();
      }
      const taken = { nickname: 'Mo', nickname_key: 'mo' };
      const erased = personRow({ id: 'erased', nickname: '', nickname_key: 'erased:erased', erased_at: noon });
      const lin = personRow({ id: 'lin', nickname: '林一', nickname_key: '林一', bio: '旧', address: '上海' });
      await insertRows(tx, 'person', [lin, personRow({ id: 'mo', ...taken }), erased]);
    }),
  );

  test('changes what is given and nothing else, and answers with the whole', async () => {
    const info = await save({
      nickname: '林 二',
      gender: 1,
      birthday: '1990-02-28',
      areaId: 'CN-310000',
      creativeFields: ['灯光'],
      industry: 'newMedia',
      profession: 'student',
      socialLinks: [{ name: '站点', url: 'https://example.org/' }],
    });
    expect(userInfo.parse(info)).toEqual(info);
    expect(info).toMatchObject({
      nickname: '林 二',
      bio: '旧',
      gender: 1,
      creativeFields: ['灯光'],
      industry: 'newMedia',
    });
    expect(await rowOf('lin')).toMatchObject({ nickname_key: '林 二', area_id: 'CN-310000', address: '', bio: '旧' });
    expect(await rowOf('mo')).toMatchObject({ nickname: 'Mo', gender: 0, area_id: null });
    expect(await save({ areaId: null, birthday: null, bio: '' })).toMatchObject({
      areaId: null,
      birthday: null,
      bio: '',
    });
  });

  test('renews the pages that show the person; a new name those of authors too', async () => {
    await save({ bio: '新' });
    expect(await tags()).toEqual(['person:lin', 'search:index']);
    await save({ nickname: '林二' });
    expect(await tags()).toEqual(['person:authors', 'person:lin', 'person:lin', 'search:index', 'search:index']);
  });

  test('nothing given changes nothing', async () => {
    const before = await rowOf('lin');
    expect(await save({})).toMatchObject({ nickname: '林一' });
    expect(await rowOf('lin')).toEqual(before);
  });

  test.each([
    ['a visitor', null],
    ['who is gone', callerOf('nobody')],
    ['who is erased', callerOf('erased')],
  ])('refuses %s', async (_, caller) => {
    await expect(save({ gender: 1 }, caller)).rejects.toMatchObject({ code: 'Unauthorized' });
  });

  test('asks for a phone before anything new is published, not for what nobody reads', async () => {
    const phoneless = callerOf('lin', { hasPhone: false });
    for (const fields of [
      { nickname: '林二' },
      { bio: '新' },
      { socialLinks: [{ name: '站', url: 'https://example.org/' }] },
    ]) {
      await expect(save(fields, phoneless)).rejects.toMatchObject({ code: 'PhoneNeeded' });
    }
    await save({ gender: 2, areaId: 'CN-310000', nickname: '林一', bio: '' }, phoneless);
    expect(await rowOf('lin')).toMatchObject({ gender: 2, bio: '' });
  });

  test('names every id that is in no dictionary', async () => {
    const unknown = save({ areaId: 'XX', industry: '__proto__', profession: 'wizard', gender: 1 });
    const fields = ['areaId', 'industry', 'profession'].map((field) => ({ field, rule: 'unknown' }));
    await expect(unknown).rejects.toMatchObject({ code: '400', details: { fields } });
    expect(await rowOf('lin')).toMatchObject({ gender: 0 });
  });

  test.each(['Mo', 'ＭＯ', 'mo'])('refuses the nickname %s of somebody else', async (nickname) => {
    await expect(save({ nickname, gender: 1 })).rejects.toMatchObject({ code: 'NicknameTaken' });
    expect(await rowOf('lin')).toMatchObject({ nickname: '林一', gender: 0 });
  });

  test('lets the own nickname be written otherwise', async () => {
    expect(await save({ nickname: 'MO' }, callerOf('mo'))).toMatchObject({ nickname: 'MO' });
  });

  test('gives one nickname to one of many who take it at once', async () => {
    const people = Array.from({ length: 10 }, (_, index) => personRow({ id: `p${index}` }));
    await database().db.transaction((tx) => insertRows(tx, 'person', people));
    const outcomes = await Promise.allSettled(
      people.map(({ id }) => save({ nickname: '同名', gender: 1 }, callerOf(id))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'NicknameTaken' });
    }
    const changed = await database().db.read.selectFrom('person').select('nickname').where('gender', '=', 1).execute();
    expect(changed).toEqual([{ nickname: '同名' }]);
  });

  test('warns of prohibited words by their fields, and saves nothing', async () => {
    const fields = ['nickname', 'bio'].map((field) => ({ field, rule: 'prohibited' }));
    const warned = save({ nickname: bad, bio: worse, gender: 1 });
    await expect(warned).rejects.toMatchObject({ code: 'ProhibitedWords', details: { fields } });
    expect(await rowOf('lin')).toMatchObject({ gender: 0, bio: '旧' });
    expect(await queue()).toEqual([]);
  });

  test('sends acknowledged texts to review; the public sees what stood there, the rest is saved', async () => {
    const info = await save({ nickname: bad, bio: worse, tagline: '好', gender: 1, acknowledged: true });
    expect(info).toMatchObject({ nickname: '林一', bio: '旧', tagline: '好', gender: 1 });
    expect(info.underReview).toEqual({ nickname: bad, bio: worse });
    expect((await queue()).map(({ field, words }) => [field, words]).sort()).toEqual([
      ['bio', ['casino bonus']],
      ['nickname', ['赌博']],
    ]);
  });

  test('places an allowed text, and never a refused one', async () => {
    await save({ nickname: bad, bio: worse, acknowledged: true });
    for (const { id, field } of await queue()) await decide(id, field === 'nickname');
    expect(await rowOf('lin')).toMatchObject({ nickname: bad, nickname_key: bad, bio: '旧' });
    expect((await save({})).underReview).toEqual({});
    expect(await tags()).toEqual(expect.arrayContaining(['person:authors']));
  });

  test('a clean text ends the wait of the one before it', async () => {
    await save({ bio: worse, acknowledged: true });
    expect((await save({ bio: '新' })).underReview).toEqual({});
    await save({ bio: worse, acknowledged: true });
    expect(await save({ bio: '新' })).toMatchObject({ bio: '新', underReview: {} });
  });

  test('refuses prohibited words in other texts, acknowledged or not', async () => {
    const refused = save({
      creativeFields: ['灯光', bad],
      education: worse,
      socialLinks: [{ name: bad, url: 'https://example.org/' }],
      acknowledged: true,
    });
    const fields = ['education', 'creativeFields.1', 'socialLinks.0.name'].map((field) => ({
      field,
      rule: 'prohibited',
    }));
    await expect(refused).rejects.toMatchObject({ code: '400', details: { fields } });
  });

  test('tells at once that a nickname for review is taken', async () => {
    await save({ nickname: bad, acknowledged: true }, callerOf('mo'));
    const [review] = await queue();
    await decide(review?.id ?? '', true);
    await expect(save({ nickname: bad, acknowledged: true })).rejects.toMatchObject({ code: 'NicknameTaken' });
    expect(await queue()).toEqual([]);
  });

  test('an allowed nickname that somebody has taken meanwhile is not placed, and the person is told that alone', async () => {
    for (const id of ['lin', 'mo']) await save({ nickname: bad, acknowledged: true }, callerOf(id));
    const ids = (await queue()).map(({ id }) => id);
    await Promise.all(ids.map((id) => decide(id, true)));
    const named = await database().db.read.selectFrom('person').select('id').where('nickname', '=', bad).execute();
    expect(named).toHaveLength(1);
    expect(await queue()).toEqual([]);
    const loser = named[0]?.id === 'lin' ? 'mo' : 'lin';
    const told = database().db.read.selectFrom('notice').select(['kind', 'detail']).where('person_id', '=', loser);
    expect(await told.execute()).toEqual([{ kind: 'nicknameTaken', detail: expect.stringContaining(bad) }]);
  });

  test('many changes and decisions at once end without waiting for each other', async () => {
    await save({ bio: worse, acknowledged: true });
    const [review] = await queue();
    const changes = Array.from({ length: 8 }, (_, index) => save({ bio: `${worse} ${index}`, acknowledged: true }));
    const outcomes = await Promise.allSettled([decide(review?.id ?? '', true), ...changes]);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'NullPointer' });
    }
    expect(await queue()).toHaveLength(1);
  });

  test('unknown fields are dropped by the schema', async () => {
    const door = createDoor({
      routes: personRoutes,
      db: database().db,
      now: () => noon,
      log: pino({ level: 'silent' }),
      limiter: { check: async () => ({ allowed: true }) },
      emit: async () => {},
      things: allThings,
      notices: allNotices,
      blocks: allBlocks,
      sessionCookie: 'session',
      findCaller: async () => callerOf('lin'),
      wasEndedElsewhere: async () => false,
      observe: () => {},
      siteUrl: 'http://localhost',
    });
    const foreign = { role: 'staff', roles: ['staff'], staff: 'admin', userId: 'mo', id: 'mo', nickname_key: 'x' };
    const counted = {
      verification: 'company',
      verified: true,
      followerCount: 9,
      follower_count: 9,
      featured_position: 1,
    };
    const before = await rowOf('lin');
    const answer = await door.request('/api/person/profile', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer token' },
      body: JSON.stringify({ gender: 1, avatar: 'works/1.jpg', erased_at: 1, ...foreign, ...counted }),
    });
    expect(answer.status).toBe(200);
    expect((await answer.json()).data).toMatchObject({
      userId: 'lin',
      verification: 'none',
      roles: ['visitor', 'user', 'phoneBound'],
    });
    expect(await rowOf('lin')).toEqual({ ...before, gender: 1 });
    expect(await rowOf('mo')).toMatchObject({ gender: 0, nickname_key: 'mo' });
    const direct = { gender: 2, verification: 'company', follower_count: 9, acknowledged: false } as const;
    await saveProfile(as(callerOf('lin')), direct);
    expect(await rowOf('lin')).toEqual({ ...before, gender: 2 });
  });
});
