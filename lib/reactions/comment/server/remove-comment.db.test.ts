import { like } from '@/lib/reactions/like/server/like';
import { noon } from '@/test/context';
import { discussionOn, talkers } from '@/test/discussion';
import { describeOnBothEngines } from '@/test/engines';
import { settled } from '@/test/settled';
import { removeComment } from './remove-comment';

const bad = '来我的赌博网站';

describeOnBothEngines('taking comments away', (database) => {
  const { as, send, list, replies, visitor, remove, removeAsStaff, decide, counts, orphans, workCount, ...talk } =
    discussionOn(database);
  const agree = async () => {
    for (const [id, kept, counted] of await counts()) expect([id, kept]).toEqual([id, counted]);
    expect(await orphans()).toEqual([]);
  };
  const deeds = () =>
    database().db.read.selectFrom('audit_entry').selectAll().where('action', '=', 'comment.entry.removed').execute();

  beforeAll(talk.begin);
  beforeEach(talk.beginAnew);

  test('takes the answers along, and twice is NullPointer', async () => {
    const root = await send('p1', '问');
    const answer = await send('p2', '答', { replyTo: root.id });
    await send('p3', '再答', { replyTo: answer.id });
    const other = await send('p2', '另一条');
    expect(await remove('p1', root.id)).toBeNull();
    expect((await list(visitor())).map(({ id }) => id)).toEqual([other.id]);
    await expect(replies(visitor(), root.id)).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(remove('p1', root.id)).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(remove('p2', answer.id)).rejects.toMatchObject({ code: 'NullPointer' });
    expect(await workCount()).toBe(1);
    await agree();
    expect(await deeds()).toEqual([]);
  });

  test('of an answer leaves the others', async () => {
    const root = await send('p1', '问', {}, noon);
    const answer = await send('p2', '答', { replyTo: root.id }, noon + 1);
    const second = await send('p3', '再答', { replyTo: answer.id }, noon + 2);
    await remove('p2', answer.id);
    expect(await list(visitor())).toMatchObject([{ id: root.id, replyCount: 1, replies: [{ id: second.id }] }]);
    await agree();
  });

  test('is for the author alone; another user is refused', async () => {
    const root = await send('p1', '问');
    const unread = await send('p1', bad, { acknowledged: true });
    await expect(removeComment(visitor(), { id: root.id })).rejects.toMatchObject({ code: 'Unauthorized' });
    await expect(remove('p2', root.id)).rejects.toMatchObject({ code: 'NotOwner' });
    await expect(remove('author', root.id)).rejects.toMatchObject({ code: 'NotOwner' });
    await expect(remove('p2', unread.id)).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(remove('p2', 'nothing')).rejects.toMatchObject({ code: 'NullPointer' });
    const sales = as('ed', { caller: { personId: 'ed', sessionId: 's', hasPhone: true, staff: 'sales' } });
    await expect(removeComment(sales, { id: root.id })).rejects.toMatchObject({ code: 'NotOwner' });
    expect(await list(as('p1'))).toHaveLength(2);
  });

  test('is for reviewers too, on record and without the text', async () => {
    const root = await send('p1', '问');
    await removeAsStaff(root.id);
    expect(await list(visitor())).toEqual([]);
    expect(await deeds()).toMatchObject([
      {
        actor_id: 'ed',
        subject: 'comment',
        subject_id: root.id,
        before: '{"state":"shown"}',
        after: '{"state":"removed"}',
      },
    ]);
    await agree();
  });

  test('ends the wait of what staff have still to read', async () => {
    const root = await send('p1', '问');
    const own = await send('p1', bad, { acknowledged: true });
    const answer = await send('p2', bad, { acknowledged: true, replyTo: root.id });
    await remove('p1', own.id);
    await remove('p1', root.id);
    expect(await talk.pendingReviews()).toEqual([]);
    await expect(decide(answer.id, true)).rejects.toMatchObject({ code: 'NullPointer' });
    expect([await list(as('p1')), await list(as('p2')), await workCount()]).toEqual([[], [], 0]);
    await agree();
  });

  test('works when the work is gone', async () => {
    const root = await send('p1', '问', { thingId: 'doomed' });
    await talk.takeDown('doomed');
    await remove('p1', root.id);
    expect(await workCount('doomed')).toBe(0);
    await agree();
  });

  test('fifty who send and fifty who take away at once leave counts that agree with the rows', async () => {
    const root = await send('p0', '问');
    const sent = await Promise.all(talkers.map((id, index) => send(id, '说', index % 2 ? { replyTo: root.id } : {})));
    expect(await workCount()).toBe(51);
    await agree();
    const work = sent.flatMap(({ id }, index) => {
      const author = `p${index}`;
      return [remove(author, id), remove(author, id), send(author, '又说', index % 3 ? { replyTo: root.id } : {})];
    });
    const ends = await settled(work);
    expect(ends.filter((end) => end === 'NullPointer')).toHaveLength(50);
    expect(ends.filter((end) => end === 'done')).toHaveLength(100);
    expect(await workCount()).toBe(51);
    await agree();
  });

  test('a comment that goes while it is answered, liked and decided on leaves no answer behind', async () => {
    for (let round = 0; round < 5; round += 1) {
      const root = await send('p0', '问');
      const waiting = await Promise.all(
        talkers.slice(0, 8).map((id) => send(id, bad, { acknowledged: true, replyTo: root.id })),
      );
      const first = await send('p1', '答', { replyTo: root.id });
      const ends = await settled([
        ...talkers.slice(0, 12).map((id) => send(id, '答', { replyTo: first.id })),
        ...waiting.slice(0, 4).map(({ id }) => decide(id, true)),
        ...talkers.slice(0, 6).map((id) => like(as(id), { kind: 'comment', id: root.id, like: true })),
        remove('p0', root.id),
        remove('p1', first.id),
        ...waiting.slice(4).map(({ id }) => decide(id, round % 2 === 0)),
        ...talkers.slice(12, 20).map((id) => send(id, bad, { acknowledged: true, replyTo: root.id })),
      ]);
      expect(new Set([...ends, 'done', 'NullPointer'])).toEqual(new Set(['done', 'NullPointer']));
      await agree();
      expect(await list(visitor())).toEqual([]);
    }
    expect(await workCount()).toBe(0);
  });
});
