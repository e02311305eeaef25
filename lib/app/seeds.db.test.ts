import { listTopics } from '@/lib/community/topic/server/list-topics';
import { listActivities } from '@/lib/events/activity/server/list-activities';
import { findCaller } from '@/lib/people/account/server/auth/sessions';
import { logIn } from '@/lib/people/account/server/log-in';
import { seedAccountList } from '@/lib/people/account/server/seed';
import type { Database } from '@/lib/platform/server/db/database';
import { openDatabase } from '@/lib/platform/server/db/open';
import { testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { memoryStorage, pictures, seed } from '@/test/seeded';

describeOnBothEngines('seeding the demonstration', (database) => {
  const business = ['cooperation_lead', 'advertising_booking', 'chat_conversation'] as const;
  const tables = [
    'person',
    'video',
    'video_pick',
    'topic',
    'activity',
    'operation_banner',
    'content_page',
    ...business,
    'moderation_case',
    'playlist',
    'article',
  ] as const;
  const counts = () => {
    const { db } = database();
    return Promise.all(
      tables.map(async (table) => {
        const rows = db.read.selectFrom(table).select(({ fn }) => fn.countAll().as('count'));
        return Number((await rows.executeTakeFirstOrThrow()).count);
      }),
    );
  };

  const shown: string[] = [];
  const show = (text: string) => shown.push(text);

  test('that breaks while it draws leaves the database as it was', async () => {
    const { db } = database();
    const before = await counts();
    await expect(seed(db, undefined, memoryStorage(2))).rejects.toThrow('disk full');
    expect(await counts()).toEqual(before);
  });

  test('by two nodes at once writes it once, and every picture and paper is there before the rows', async () => {
    const { db, url } = database();
    const other = openDatabase(url);
    const storage = memoryStorage();
    const results = await Promise.all([db, other, db, other].map((node) => seed(node, show, storage)));
    await other.close();
    expect(results.filter(Boolean)).toHaveLength(1);
    const papers = ['invoices/demonstration-membership/invoice.pdf', 'slips/demonstration-membership/0.jpg'];
    expect([...storage.kept.keys()].sort()).toEqual([...papers, ...pictures.map(({ key }) => key)]);
    expect(await counts()).toEqual([43, 247, 6, 28, 59, 12, 18, 13, 2, 3, 11, 24, 60]);
    expect(shown).toHaveLength(1);
  });

  test('again does nothing, not even look for pictures', async () => {
    const { db } = database();
    const storage = memoryStorage();
    expect(await seed(db, show, storage)).toBe(false);
    expect(storage.kept.size).toBe(0);
  });

  test('hides what has not passed and shows the rest', async () => {
    const context = testContext(database().db);
    const all = { pageIndex: 1, pageSize: 100 };
    expect((await listTopics(context, all)).list).toHaveLength(24);
    const { list } = await listActivities(context, { ...all, orderBy: 0 });
    expect(list).toHaveLength(51);
    expect(new Set(list.map(({ status }) => status))).toEqual(new Set([2, 4, 5]));
  });

  test.each(seedAccountList)('gives the $role a login that works', async ({ role, login, personId, staff = null }) => {
    const { db } = database();
    const password = new RegExp(`${login.replace('+', '\\+')} +(\\S+)$`, 'm').exec(shown.join())?.[1] ?? '';
    const account = { account: login, region: 'CN', password };
    const held: string[] = [];
    const context = testContext(db, { setCookie: ({ value }) => held.push(value) });
    const { token } = await logIn(context, account);
    const caller = await findCaller(db, { bearer: token, cookie: held[0] ?? '' });
    expect(caller).toMatchObject({ personId, staff, hasPhone: login.startsWith('+') });
    expect(await rolesIn(db, personId)).toContain(role);
  });

  /** The roles of a person, in the words of the table of accounts. */
  async function rolesIn(db: Database, id: string): Promise<string[]> {
    const person = await db.read.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const user = await db.read.selectFrom('account_user').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const places = await db.read.selectFrom('topic_member').select('role').where('person_id', '=', id).execute();
    const works = await db.read
      .selectFrom('video')
      .select('id')
      .where('author_id', '=', id)
      .where('state', '=', 'verified')
      .execute();
    return [
      user.phone ? 'audience' : 'audience without a phone',
      works.length > 0 ? 'creator' : '',
      `verified ${person.verification}`,
      `staff: ${user.staff_role}`,
      ...places.map((place) => `channel ${place.role}`),
    ];
  }
});
