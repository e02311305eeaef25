import { pictureFolder } from '@/lib/base/media/rules/keys';
import { sessionCookie } from '@/lib/people/account/contract';
import type { Database } from '@/lib/platform/server/db/database';
import { addAccount, logInAs } from '@/test/accounts';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { activityRow } from '@/test/event-rows';
import { bannerRow, insertRows, topicRow, videoRow } from '@/test/rows';
import { sightOf } from './picture-sight';

let db: Database;
jest.mock('./database', () => ({ database: () => db }));

const people = ['author', 'credited', 'other'] as const;
const staff = ['admin', 'reviewer', 'editor', 'sales'] as const;
type Viewer = 'visitor' | (typeof people)[number] | (typeof staff)[number];
const nobody: Viewer[] = [];
const reviewers: Viewer[] = ['admin', 'reviewer'];
const editors: Viewer[] = ['admin', 'editor'];

describeOnBothEngines('pictures', (database) => {
  const sent = new Map<Viewer, Record<string, string>>([['visitor', {}]]);
  const trueNow = Date.now;
  let ahead = 0;

  beforeAll(async () => {
    db = database().db;
    for (const id of people) await addAccount(db, { id });
    for (const id of staff) await addAccount(db, { id, staff_role: id });
    for (const id of [...people, ...staff]) {
      sent.set(id, { Cookie: `${sessionCookie}=${(await logInAs(db, id)).cookie}` });
    }
  });
  beforeEach(() => {
    db = database().db;
    jest.spyOn(Date, 'now').mockImplementation(() => trueNow() + ahead);
  });

  const ask = (key: string, headers: Record<string, string>) => {
    const folder = pictureFolder(key);
    if (!folder) throw new Error(`${key} is no picture.`);
    return sightOf({ key, folder }, new Request('http://localhost/', { headers }));
  };
  /** Whether a picture is public or whose it is. A second later, so that no cached answer is used. */
  const seenBy = async (key: string) => {
    ahead += 1000;
    if ((await ask(key, {})) === 'public') return 'everybody';
    const viewers: Viewer[] = [];
    for (const [viewer, headers] of sent) if (await ask(key, headers)) viewers.push(viewer);
    return viewers;
  };
  const change = (write: (tx: Parameters<Parameters<Database['transaction']>[0]>[0]) => Promise<unknown>) =>
    db.transaction(write);

  describe('the cover of a work', () => {
    const cover = 'works/work/1.jpg';
    beforeEach(() =>
      change(async (tx) => {
        await tx.deleteFrom('video_credit').execute();
        await tx.deleteFrom('video').execute();
        await insertRows(tx, 'video', [videoRow({ id: 'work', author_id: 'author', cover })]);
        const credit = { video_id: 'work', person_id: 'credited', position: 1, roles: '[]', state: 'asked' } as const;
        await insertRows(tx, 'video_credit', [credit]);
      }),
    );

    test.each([
      ['verified', 'everybody'],
      ['pending_edit', ['author', ...reviewers]],
      ['pending_review', ['author', 'credited', ...reviewers]],
      ['failed', ['author', ...reviewers]],
      ['deleted', nobody],
    ] as const)('that is %s is seen by %j', async (state, viewers) => {
      await change((tx) => tx.updateTable('video').set({ state }).execute());
      expect(await seenBy(cover)).toEqual(viewers);
    });

    test('leaves the public within a second of its work, and comes back with it at once', async () => {
      ahead += 1000;
      expect(await ask(cover, {})).toBe('public');
      await change((tx) => tx.updateTable('video').set({ state: 'failed' }).execute());
      ahead += 1000;
      expect(await ask(cover, {})).toBeNull();
      await change((tx) => tx.updateTable('video').set({ state: 'verified' }).execute());
      expect(await ask(cover, {})).toBe('public');
    });

    test('that its work does not show yet, or any more, is its creator’s and the reviewers’', async () => {
      await change((tx) => tx.updateTable('video').set({ state: 'pending_review' }).execute());
      expect(await seenBy('works/work/2.jpg')).toEqual(['author', ...reviewers]);
      expect(await seenBy('works/nothing/2.jpg')).toEqual(nobody);
    });

    test('is seen by the bearer of the native app, and by no session that is over', async () => {
      await change((tx) => tx.updateTable('video').set({ state: 'failed' }).execute());
      ahead += 1000;
      const { bearer } = await logInAs(db, 'author', 'ios');
      expect(await ask(cover, { Authorization: `Bearer ${bearer}` })).toBe('own');
      const { cookie } = await logInAs(db, 'author');
      await change((tx) => tx.deleteFrom('account_session').where('person_id', '=', 'author').execute());
      expect(await ask(cover, { Authorization: `Bearer ${bearer}` })).toBeNull();
      expect(await ask(cover, { Cookie: `${sessionCookie}=${cookie}` })).toBeNull();
      sent.set('author', { Cookie: `${sessionCookie}=${(await logInAs(db, 'author')).cookie}` });
    });
  });

  test.each(['avatar', 'banner'] as const)(
    'the %s of a person is everybody’s until another one is, or they are erased',
    async (kind) => {
      const [former, present] = [`people/author/${kind}-1.jpg`, `people/author/${kind}-2.jpg`];
      const person = (values: object) =>
        change((tx) => tx.updateTable('person').set(values).where('id', '=', 'author').execute());
      await person({ [kind]: former });
      expect(await seenBy(former)).toBe('everybody');
      await person({ [kind]: present });
      expect([await seenBy(former), await seenBy(present)]).toEqual([nobody, 'everybody']);
      await person({ erased_at: noon });
      expect(await seenBy(present)).toEqual(nobody);
      await person({ erased_at: null, [kind]: null });
    },
  );

  test('those of channels and activities are everybody’s once they passed their review', async () => {
    await change(async (tx) => {
      await insertRows(tx, 'topic', [
        topicRow({ id: 'seen', thumb: 'topics/1.jpg' }),
        topicRow({ id: 'waiting', thumb: 'topics/2.jpg', state: 'pending_review' }),
      ]);
      await insertRows(tx, 'activity', [
        activityRow({ id: 'seen', organiser_id: 'author', cover: 'activities/1.jpg', review_state: 2 }),
        activityRow({ id: 'failed', organiser_id: 'author', cover: 'activities/2.jpg', review_state: 3 }),
      ]);
    });
    const before = { topics: ['admin', 'reviewer'], activities: nobody };
    for (const [folder, seers] of Object.entries(before)) {
      expect([await seenBy(`${folder}/1.jpg`), await seenBy(`${folder}/2.jpg`)]).toEqual(['everybody', seers]);
    }
  });

  test('a banner’s is everybody’s while it is on show, else its editors’', async () => {
    const times = { over: { ends_at: noon }, coming: { starts_at: trueNow() + 1e9 }, showing: {} };
    const rows = Object.entries(times).map(([id, window]) =>
      bannerRow({ id, image: JSON.stringify([{ key: `banners/${id}.jpg` }]), ...window }),
    );
    await change((tx) => insertRows(tx, 'operation_banner', rows));
    expect(await seenBy('banners/showing.jpg')).toBe('everybody');
    for (const name of ['over', 'coming', 'unused']) expect(await seenBy(`banners/${name}.jpg`)).toEqual(editors);
  });

  test('a page’s is everybody’s while what is published shows it, else its editors’', async () => {
    const body = '<p><img src="pages/1.jpg" /><img src="https://img.example/pages/2.jpg?f=gif" /></p>';
    const page = { id: 'page', language: 'zh' as const, title: '光', description: '', body, updated_at: noon };
    await change(async (tx) => {
      const entry = { id: 'page', kind: 'text', title: '光', data: null, draft: '<img src="pages/3.jpg">' } as const;
      const facts = { revision: 1, version: 1, editor_id: null, published_at: noon, updated_at: noon };
      await insertRows(tx, 'content_entry', [{ ...entry, ...facts }]);
      await insertRows(tx, 'content_page', [page]);
    });
    expect([await seenBy('pages/1.jpg'), await seenBy('pages/2.jpg')]).toEqual(['everybody', 'everybody']);
    expect(await seenBy('pages/3.jpg')).toEqual(editors);
    await change((tx) => tx.updateTable('content_page').set({ body: '<p>光</p>' }).execute());
    expect(await seenBy('pages/1.jpg')).toEqual(editors);
  });
});
