import { findReportable } from '@/lib/base/moderation/server/find-reportable';
import type { Context } from '@/lib/platform/server/context';
import { callerOf, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { entryScene } from '@/test/entries';
import { bad, broken } from '@/test/own-activities';
import { settled } from '@/test/settled';
import type { EntryState } from '../../codes';
import { isPublicEntry } from '../public/is-public-entry';
import { writeResults } from '../results/write-results';
import { findTakeDown } from './find-take-down';
import { takeEntryDown } from './take-entry-down';

const reason = '图片侵权';

describeOnBothEngines('entries that are reported', (database) => {
  const scene = entryScene(database);
  const { as, contest, draft, entered, send, check, change, contestsOf, rowOf, toldOf, read, product } = scene;
  const staff = (role: string) => as('sam', { caller: callerOf('sam', { staff: role }) });
  const reviewer = () => staff('reviewer');

  beforeAll(() => scene.begin(['lin', 'mo', 'ai', 'wen', 'kai']));
  beforeEach(scene.beginAnew);
  afterEach(async () => expect(await scene.contradictions()).toEqual([]));

  const takeDown = (id: string, context: Context = reviewer()) =>
    takeEntryDown(context, { id, isTakenDown: true, reason });
  const giveBack = (id: string) => takeEntryDown(reviewer(), { id, isTakenDown: false, reason: '' });
  const isPublic = (id: string) => isPublicEntry(product(), id);
  const deeds = async (id: string) => {
    const rows = read().selectFrom('audit_entry').select(['actor_id', 'action']).where('subject_id', '=', id);
    return (await rows.orderBy('id').execute()).map(({ actor_id, action }) => `${actor_id} ${action}`);
  };
  /** An entry of a contest whose works are shown. */
  async function shown(personId: string, row: Parameters<typeof contest>[1] = {}) {
    const name = await contest(0, { works_at: product().now() - 1, ...row });
    const id = await entered(personId, name);
    await check(id);
    return { id, name };
  }
  async function decided(personId: string, state: EntryState) {
    const { id, name } = await shown(personId);
    await change(name, { shortlisted_at: 1, decided_at: 2 });
    await database().db.transaction((tx) =>
      tx.updateTable('contest_entry').set({ state }).where('id', '=', id).execute(),
    );
    return id;
  }

  test('can be reported once everybody sees them, without a name while there are none', async () => {
    const { id, name } = await shown('wen', { works_at: product().now() + 1, is_blind: 1 });
    const reported = () => findReportable(as('mo'), 'entry', id);
    await expect(reported()).rejects.toMatchObject({ code: 'NullPointer' });
    await change(name, { works_at: product().now() });
    expect((await reported()).subject).toMatchObject({
      ...{ kind: 'entry', id, text: '一盏灯', language: 'zh', author: null, isPublic: true, staffPath: null },
      path: `/match/${name}/works/${id}`,
    });
    await change(name, { is_blind: 0 });
    expect((await reported()).subject.author).toBe('名字 wen');
    await database().db.transaction((tx) =>
      tx.updateTable('activity').set({ review_state: 3 }).where('id', '=', name).execute(),
    );
    await expect(reported()).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('fail before there is a result, as at the formal check, and may be sent again', async () => {
    const { id } = await shown('lin');
    expect(await findTakeDown(reviewer(), id)).toBe('fail');
    await takeDown(id);
    expect([await rowOf(id), await contestsOf(id), await isPublic(id)]).toMatchObject([
      { state: 'submitFailed', is_shown: 0, reason, holds_work: 0 },
      0,
      false,
    ]);
    expect([await toldOf('lin'), await deeds(id)]).toEqual([['submitted', 'failed'], ['sam entry.failed']]);
    expect(await findTakeDown(reviewer(), id)).toBeNull();
    await expect(giveBack(id)).rejects.toMatchObject({ code: 'Changed' });
    await send('lin', id);
    expect(await rowOf(id)).toMatchObject({ state: 'submitted', reason: '' });
  });

  test('are hidden once they have a result, which stays, and can be given back', async () => {
    const id = await decided('mo', 'awarded');
    expect(await findTakeDown(reviewer(), id)).toBe('hide');
    await takeDown(id);
    expect([await rowOf(id), await isPublic(id)]).toMatchObject([
      { state: 'awarded', is_shown: 0, number: 1, reason },
      false,
    ]);
    await expect(findReportable(as('lin'), 'entry', id)).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(takeDown(id)).rejects.toMatchObject({ code: 'Changed' });
    expect(await findTakeDown(reviewer(), id)).toBe('giveBack');
    await giveBack(id);
    expect([await rowOf(id), await isPublic(id)]).toMatchObject([{ state: 'awarded', is_shown: 1, reason: '' }, true]);
    await expect(giveBack(id)).rejects.toMatchObject({ code: 'Changed' });
    expect(await toldOf('mo')).toEqual(['submitted', 'takenDown', 'givenBack']);
    expect(await deeds(id)).toEqual(['sam entry.takenDown', 'sam entry.givenBack']);
  });

  test('that are hidden while awards are published have none, and can be given back after the end', async () => {
    const { id, name } = await shown('lin');
    const write = (stage: 'shortlist' | 'award') =>
      database().db.transaction((tx) => writeResults(product(), tx, { contestId: name, stage, chosen: [id] }));
    await write('shortlist');
    await takeDown(id);
    expect(await write('award')).toEqual({ chosen: 0, others: 0 });
    await change(name, { shortlisted_at: 1, decided_at: 2 });
    await scene.end(name, 'decided');
    expect(await rowOf(id)).toMatchObject({ state: 'shortlisted', is_shown: 0, holds_work: 0, reason });
    await giveBack(id);
    expect(await rowOf(id)).toMatchObject({ state: 'notAwarded', is_shown: 1, reason: '' });
  });

  test('are taken down by those who may review reports only, with a reason that may be shown', async () => {
    const { id, name } = await shown('ai');
    for (const context of [as('ai'), as('organiser'), staff('editor')]) {
      await expect(takeDown(id, context)).rejects.toMatchObject({ code: 'Forbidden' });
      await expect(findTakeDown(context, id)).rejects.toMatchObject({ code: 'Forbidden' });
    }
    await expect(takeDown(id, testContext(database().db))).rejects.toMatchObject({ code: 'Unauthorized' });
    await expect(takeDown('none')).rejects.toMatchObject({ code: 'NullPointer' });
    expect(await findTakeDown(reviewer(), 'none')).toBeNull();
    const asked = { id, isTakenDown: true };
    await expect(takeEntryDown(reviewer(), { ...asked, reason: '' })).rejects.toMatchObject(
      broken(['reason', 'required']),
    );
    await expect(takeEntryDown(reviewer(), { ...asked, reason: bad })).rejects.toMatchObject(
      broken(['reason', 'prohibited']),
    );
    for (const hidden of [await draft('ai', name), await entered('ai', name)]) {
      await expect(takeDown(hidden)).rejects.toMatchObject({ code: 'Changed' });
    }
    expect(await isPublic(id)).toBe(true);
  });

  test('of a take-down and a result at once, each entry is in the result or is not, and is public in neither case', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id, name } = await shown('wen');
      const publish = () =>
        database().db.transaction((tx) =>
          writeResults(product(), tx, { contestId: name, stage: 'shortlist', chosen: [id] }),
        );
      const both = [() => takeDown(id), publish];
      if (round % 2 === 1) both.reverse();
      expect(await settled(both.map((act) => act() as Promise<unknown>))).toEqual(['done', 'done']);
      const { state, is_shown } = await rowOf(id);
      expect([['submitFailed', 'shortlisted'].includes(state), is_shown]).toEqual([true, 0]);
    }
  });

  test('of two who take one down at once, one does', async () => {
    const id = await decided('kai', 'shortlisted');
    expect((await settled([takeDown(id), takeDown(id)])).toSorted()).toEqual(['Changed', 'done']);
    expect(await toldOf('kai')).toEqual(['submitted', 'takenDown']);
  });
});
