import { submitForReview } from '@/lib/base/moderation/port';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows } from '@/test/rows';
import { bad, beginWithPeople, sourceRow, worksIn } from '@/test/works';

describeOnBothEngines('the works of a person whose account ends', (database) => {
  const { add, rowOf, tags, jobs } = worksIn(database);
  const tell = (kind: 'account.erased' | 'account.exported', personId: string, parts: Record<string, unknown> = {}) => {
    const context = testContext(database().db);
    return database().db.transaction((tx) => context.emit(context, tx, kind, { personId, parts }));
  };
  const credits = () => database().db.read.selectFrom('video_credit').select(['video_id', 'person_id']).execute();
  const reviews = () => database().db.read.selectFrom('moderation_review').select('subject_id').execute();

  beforeEach(() => database().db.transaction(beginWithPeople));
  beforeEach(async () => {
    await add(
      { id: 'a', contest_count: 1, title_en: 'A', category: 'light' },
      { id: 'b', state: 'pending_edit' },
      { id: 'c', author_id: 'mo' },
    );
    const credit = { position: 0, roles: '["sound"]', state: 'confirmed' as const };
    await database().db.transaction(async (tx) => {
      await insertRows(tx, 'video_source', [sourceRow('a')]);
      await insertRows(tx, 'video_tag', [{ video_id: 'a', position: 0, tag: '光', tag_key: '光' }]);
      await insertRows(tx, 'video_credit', [
        { video_id: 'a', person_id: 'mo', ...credit },
        { video_id: 'c', person_id: 'lin', ...credit },
        { video_id: 'c', person_id: 'ai', ...credit },
      ]);
      for (const subjectId of ['a', 'c']) {
        await submitForReview(tx, { kind: 'video', subjectId, field: 'titleZh', text: bad, words: ['赌博'] }, noon);
      }
    });
  });

  test('are deleted with what was said of them, and so are the person’s credits; others stay', async () => {
    await tell('account.erased', 'lin');
    const nothing = { state: 'deleted', title_zh: '', title_en: null, intro_zh: '', category: null, contest_count: 0 };
    expect(await rowOf('a')).toMatchObject(nothing);
    expect(await rowOf('b')).toMatchObject(nothing);
    expect(await rowOf('c')).toMatchObject({ state: 'verified', title_zh: '旧题' });
    expect(await credits()).toEqual([{ video_id: 'c', person_id: 'ai' }]);
    expect(await reviews()).toEqual([{ subject_id: 'c' }]);
    expect(await database().db.read.selectFrom('video_tag').selectAll().execute()).toEqual([]);
    expect(await tags()).toEqual(expect.arrayContaining(['video:a', 'video:b', 'video:c', 'video:daily']));
    const removed = (await jobs()).filter(({ kind }) => kind === 'video.remove-files');
    expect(removed.map(({ payload }) => JSON.parse(payload).videoId).sort()).toEqual(['a', 'b']);
  });

  test('are exported in full, with what waits for review, and with what others credit the person with', async () => {
    const parts: Record<string, unknown> = {};
    await tell('account.exported', 'lin', parts);
    expect(parts.works).toMatchObject([
      {
        id: 'a',
        titleZh: '旧题',
        titleEn: 'A',
        introZh: '旧文',
        category: 'light',
        tags: ['光'],
        underReview: { titleZh: bad },
      },
      { id: 'b', state: 'pending_edit', underReview: {} },
    ]);
    expect(parts.credits).toEqual([{ id: 'c', roles: ['sound'], state: 'confirmed' }]);
  });
});
