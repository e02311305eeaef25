import { testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { entryScene } from '@/test/entries';
import { setEnv } from '@/test/set-env';
import { settled } from '@/test/settled';
import { getOwnEntry } from '../own/read-draft';
import { answerInvitation } from '../team/answer-invitation';
import { inviteMember } from '../team/invite-member';

const team = { mode: 'team', teamName: '夜行' } as const;

describeOnBothEngines('entries and accounts', (database) => {
  const scene = entryScene(database);
  const { as, contest, draft, send, entered, check, rowOf, pay, read } = scene;

  beforeAll(async () => {
    setEnv({ demo: true });
    await scene.begin(['lin', 'mo', 'ai', 'wen']);
  });
  beforeEach(scene.beginAnew);
  afterEach(async () => expect(await scene.contradictions()).toEqual([]));

  const tell = (kind: 'account.erasureAsked' | 'account.erasureDue' | 'account.erased', personId: string) => {
    const context = testContext(database().db);
    return database().db.transaction((tx) => context.emit(context, tx, kind, { personId }));
  };

  test('a work that stands in a contest keeps its account from being erased, until the contest is over', async () => {
    const name = await contest();
    const id = await entered('lin', name);
    await expect(tell('account.erasureDue', 'lin')).rejects.toMatchObject({ code: 'EntriesStand' });
    await scene.give('wallet', -1_000_000, 'lin');
    await expect(tell('account.erasureAsked', 'lin')).rejects.toMatchObject({ code: 'EntriesStand' });
    await scene.end(name, 'over');
    await tell('account.erasureAsked', 'lin');
    expect((await rowOf(id)).state).toBe('submitted');
  });

  test('are exported with the teams that somebody is asked to join', async () => {
    const id = await draft('mo', await contest(), team);
    await inviteMember(as('mo'), { id, userId: 'ai' });
    const partsOf = async (personId: string) => {
      const parts: Record<string, unknown> = {};
      const context = testContext(database().db);
      await database().db.transaction((tx) => context.emit(context, tx, 'account.exported', { personId, parts }));
      return parts;
    };
    expect((await partsOf('mo')).contestEntries).toMatchObject([
      { id, titleZh: '一盏灯', teamName: '夜行', state: 'draft' },
    ]);
    expect((await partsOf('ai')).contestTeams).toMatchObject([{ entryId: id, state: 'invited' }]);
  });

  test('an erased person is in no team, drafts are gone, and other entries say nothing any more', async () => {
    const name = await contest(600);
    const joined = await draft('lin', name, team);
    await inviteMember(as('lin'), { id: joined, userId: 'ai' });
    await answerInvitation(as('ai'), { id: joined, joins: true });
    const [unsent, sent] = [await draft('ai', name), await entered('ai', name, 600)];
    await pay('ai', sent);
    await check(sent);
    await scene.end(name, 'over');
    await tell('account.erased', 'ai');
    expect((await getOwnEntry(as('lin'), { id: joined })).members).toEqual([]);
    await expect(rowOf(unsent)).rejects.toThrow();
    const { order_id } = await rowOf(sent);
    expect(await rowOf(sent)).toMatchObject({
      ...{ title_zh: '', intro_zh: '', work_id: null, is_shown: 0, number: 1, state: 'submitted', order_id },
    });
  });

  test('erased at the moment of sending, no entry stands with a work that is gone', async () => {
    const name = await contest();
    const id = await draft('wen', name);
    await settled([send('wen', id), tell('account.erased', 'wen')]);
    const left = await read().selectFrom('contest_entry').select('state').where('id', '=', id).execute();
    expect(left.filter(({ state }) => state === 'submitted' || state === 'draft')).toEqual([]);
  });
});
