import { submitForReview } from '@/lib/base/moderation/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow } from '@/test/rows';
import { createPerson } from './create-person';
import { getUserInfo } from './get-user-info';
import { shownNickname } from './nicknames';
import { placeDecidedText } from './place-decided-text';
import { saveProfile } from './save-profile';

describeOnBothEngines('the end of an account', (database) => {
  const context = (overrides?: Partial<Context>) => testContext(database().db, overrides);
  const inTransaction = (work: (tx: Tx) => Promise<void>) => database().db.transaction(work);
  const erase = (personId: string) =>
    inTransaction((tx) => {
      const asked = context();
      return asked.emit(asked, tx, 'account.erased', { personId });
    });
  const rowOf = (id: string) =>
    database().db.read.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const reviewTexts = async () =>
    (await database().db.read.selectFrom('moderation_review').select('text').execute()).map((row) => row.text);

  const full = personRow({
    id: 'lin',
    nickname: '林一',
    nickname_key: '林一',
    avatar: 'people/lin/1.jpg',
    banner: 'people/lin/2.jpg',
    gender: 2,
    birthday: '1990-02-28',
    address: '上海',
    area_id: 'CN-310000',
    bio: '简介',
    tagline: '一句',
    creative_fields: '["灯光"]',
    education: '央美',
    industry: 'newMedia',
    profession: 'student',
    social_links: '[{"name":"站点","url":"https://example.org/"}]',
    verification: 'individual',
    featured_position: 1,
  });

  beforeEach(() =>
    inTransaction(async (tx) => {
      for (const table of ['person', 'moderation_review', 'job', 'page_invalidation'] as const) {
        await tx.deleteFrom(table).execute();
      }
      await insertRows(tx, 'person', [full, personRow({ id: 'mo' })]);
      const text = { kind: 'person', subjectId: 'lin', field: 'bio', text: '新的', words: [] } as const;
      await submitForReview(tx, text, noon);
    }),
  );

  test('leaves nothing personal, and the row for what they made', async () => {
    await erase('lin');
    const { id, created_at } = full;
    const bare = personRow({ id, created_at, nickname: '', nickname_key: 'erased:lin', erased_at: noon });
    expect(await rowOf('lin')).toEqual(bare);
    expect(await reviewTexts()).toEqual([]);
    expect(await rowOf('mo')).toMatchObject({ nickname: '名字 mo', erased_at: null });
  });

  test('has their pictures removed and the pages that showed them renewed, once', async () => {
    await erase('lin');
    await erase('lin');
    const jobs = await database()
      .db.read.selectFrom('job')
      .select(['payload', 'run_at'])
      .where('kind', '=', 'person.remove-pictures')
      .execute();
    expect(jobs).toEqual([{ payload: '{"prefix":"people/lin/"}', run_at: noon }]);
    const rows = await database().db.read.selectFrom('page_invalidation').select('tag').execute();
    expect(rows.map((row) => row.tag)).toEqual(expect.arrayContaining(['person:lin', 'person:authors']));
  });

  test('shows them as a deleted user, and frees their nickname', async () => {
    await erase('lin');
    const { nickname } = await rowOf('lin');
    expect([shownNickname(nickname, 'zh'), shownNickname(nickname, 'en')]).toEqual(['已注销用户', 'Deleted user']);
    expect(shownNickname('林一', 'en')).toBe('林一');
    await inTransaction((tx) => createPerson(context(), tx, { id: 'new', nickname: '林一', words: [] }));
    expect((await rowOf('new')).nickname).toBe('林一');
  });

  test('a text that is allowed afterwards is not placed', async () => {
    await erase('lin');
    for (const field of ['nickname', 'bio']) {
      const event = { id: 'lin', field, text: '迟到', isAllowed: true };
      await inTransaction(async (tx) => {
        await placeDecidedText(context(), tx, event);
      });
    }
    expect(await rowOf('lin')).toMatchObject({ nickname: '', bio: '' });
  });

  test('and a change of the profile at the same instant leave nothing personal', async () => {
    const change = { bio: 'casino bonus', tagline: '新的一句', acknowledged: true };
    const [erased, saved] = await Promise.allSettled([
      erase('lin'),
      saveProfile(context({ caller: callerOf('lin') }), change),
    ]);
    // The two lock the row and its reviews in opposite orders: PostgreSQL may abort either, and the job retries.
    if (saved.status === 'rejected') expect(['Unauthorized', '40P01']).toContain(saved.reason.code);
    if (erased.status === 'rejected') await erase('lin');
    expect(await rowOf('lin')).toMatchObject({ bio: '', tagline: '', erased_at: noon });
    expect(await reviewTexts()).toEqual([]);
  });

  test('an export holds the profile and what waits for review', async () => {
    const parts: Record<string, unknown> = {};
    const asked = context({ language: 'en' });
    await inTransaction((tx) => asked.emit(asked, tx, 'account.exported', { personId: 'lin', parts }));
    const { roles: _, ...info } = await getUserInfo(context({ language: 'en', caller: callerOf('lin') }));
    expect(parts.person).toEqual({ ...info, joinedAt: '2026-11-20T04:00:00.000Z' });
    expect(parts.person).toMatchObject({ nickname: '林一', underReview: { bio: '新的' } });
  });
});
