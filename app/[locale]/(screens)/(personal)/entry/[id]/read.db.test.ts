import type { PersonContext } from '@/lib/app/caller-context';
import { callerOf } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { entryScene } from '@/test/entries';
import { readEnterPage } from '../../match/[contestName]/enter/read';
import { readSelectPage } from '../../selectVideo/read';
import { readEntryPage } from './read';

describeOnOneEngine('the pages of own entries', (database) => {
  const scene = entryScene(database);
  const { contest, draft, work, entered } = scene;
  const as = (personId: string): PersonContext => ({ ...scene.as(personId), caller: callerOf(personId) });

  beforeAll(() => scene.begin(['lin', 'mo']));
  beforeEach(scene.beginAnew);

  test('one is read with its contest, as long as that is public', async () => {
    const name = await contest();
    const id = await draft('lin', name);
    expect(await readEntryPage(as('lin'), id)).toMatchObject({ entry: { id }, contest: { name }, certificates: [] });
    await expect(readEntryPage(as('mo'), id)).rejects.toMatchObject({ code: 'NullPointer' });
    await database().db.transaction((tx) =>
      tx.updateTable('activity').set({ review_state: 0 }).where('id', '=', name).execute(),
    );
    expect(await readEntryPage(as('lin'), id)).toMatchObject({ entry: { isEditable: false }, contest: null });
  });

  test('entering shows own entries in the contest, and no work of somebody else', async () => {
    const [name, other] = [await contest(), await contest()];
    const [id, own, foreign] = [await draft('lin', name), await work('lin'), await work('mo')];
    await draft('lin', other);
    const entering = await readEnterPage(as('lin'), name, own);
    expect(entering).toMatchObject({ contest: { name }, entries: [{ id }], work: { id: own } });
    expect(await readEnterPage(as('lin'), name, foreign)).toMatchObject({ work: null });
    await expect(readEnterPage(as('lin'), 'nothing', '')).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('a work is picked for what can still be changed', async () => {
    const name = await contest();
    const id = await draft('lin', name, { workId: await work('lin', { id: 'picked' }) });
    expect(await readSelectPage(as('lin'), { entry: id })).toMatchObject({ room: 1, held: { picked: 'entered' } });
    await expect(readSelectPage(as('lin'), { entry: await entered('lin', name) })).rejects.toMatchObject({
      code: 'NullPointer',
    });
  });
});
