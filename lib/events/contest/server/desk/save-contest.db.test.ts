import { callerOf, noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { bad, broken } from '@/test/own-activities';
import { contestEditor, contestsOfLin, film, filmCategory, sound, soundCategory } from '@/test/own-contests';
import { insertRows } from '@/test/rows';
import { settled } from '@/test/settled';
import { getContestDraft } from './get-contest-draft';

const both = { categories: [filmCategory, soundCategory] };
const vote = { worksTime: '2026-12-02T10:00:00.000+08:00', voteStartTime: '2026-12-03T10:00:00.000+08:00' };
const voteEndTime = '2026-12-10T12:00:00.000+08:00';

describeOnBothEngines('writing a contest', (database) => {
  const { at, begin, add, save, publish, open, contestOf, termsOf, changesOf, turnsOf, tags } = contestsOfLin(database);
  beforeEach(begin);
  beforeEach(() =>
    add({ id: 'call' }, { id: 'other' }, { id: 'draft', review_state: 0 }, { id: 'show', fields: { category: 2 } }),
  );
  const enter = (number: number | null) =>
    database().db.transaction((tx) =>
      insertRows(tx, 'contest_entry', [
        {
          ...{ id: `entry-${number}`, activity_id: 'call', person_id: 'mo', work_id: null, category_id: film },
          ...{ mode: 'individual', state: number === null ? 'draft' : 'submitted', number, order_id: null },
          ...{ terms_version: 1, fee_fen: 0, sent_at: noon, checked_at: null, created_at: noon, updated_at: noon },
        },
      ]),
    );
  afterEach(() => database().db.transaction((tx) => tx.deleteFrom('contest_entry').execute()));

  test('is given back as it was written: times in Beijing, texts without what nobody may write', async () => {
    expect(await getContestDraft(at('lin'), { id: 'draft' })).toMatchObject({
      revision: 0,
      phase: null,
      categories: [],
    });
    const saved = await save('draft', 0, {
      termsZh: '<p onclick="a()">须知</p><script>b()</script>',
      worksTime: '2026-12-02T02:00:00Z',
      categories: [{ ...soundCategory, modes: ['team', 'individual'] }, filmCategory],
    });
    expect(saved).toMatchObject({
      ...{ id: 'draft', title: '光之夜', titleLanguage: 'zh', isByStaff: false },
      ...{ phase: null, votePhase: 'none', isApproved: false, isPublished: false },
      ...{ name: 'light-2026', termsZh: '<p>须知</p>', worksTime: vote.worksTime, termsVersion: 1, revision: 1 },
      ...{ categories: [{ id: sound, modes: ['individual', 'team'] }, { id: film }], usedCategories: [] },
      ...{ enrolStartTime: '2026-11-20T12:00:00.000+08:00', enrolEndTime: '2026-12-01T18:00:00.000+08:00' },
    });
    expect(await getContestDraft(at('lin'), { id: 'draft' })).toEqual(saved);
    expect([await tags(), await turnsOf('draft')]).toEqual([[], []]);
  });

  test('of two who write at once one is asked to look again, also the first time', async () => {
    expect((await settled([save('call', 0), save('call', 0)])).toSorted()).toEqual(['Changed', 'done']);
    expect((await settled([save('call', 1), save('call', 1)])).toSorted()).toEqual(['Changed', 'done']);
    expect(await contestOf('call')).toMatchObject({ revision: 2 });
  });

  test('a name is of one contest, however many want it at once; to have none is no name', async () => {
    for (const id of ['call', 'other']) await save(id, 0, { name: '', categories: [] });
    const named = ['call', 'other'].map((id) => save(id, 1, { categories: [] }));
    const refused = (await Promise.allSettled(named)).filter((end) => end.status === 'rejected');
    expect(refused).toMatchObject([{ reason: broken(['name', 'taken']) }]);
  });

  test('a draft has one version of its terms, a public contest one for each that was public', async () => {
    await save('call', 0, { termsZh: '<p>一</p>' });
    await save('call', 1, { termsZh: '<p>二</p>' });
    expect(await termsOf('call')).toEqual(['1 <p>二</p>']);
    await save('call', 2, { termsZh: '' });
    expect([await termsOf('call'), (await contestOf('call')).terms_version]).toEqual([[], 0]);
    await save('call', 3, { termsZh: '<p>三</p>' });
    await publish('call', 4);
    expect(await save('call', 5, { termsZh: '<p>三</p>' })).toMatchObject({ termsVersion: 1 });
    // Of two at once one looks again, and writes the version after the other's.
    const writing = [save('call', 6, { termsZh: '<p>四</p>' }), save('call', 6, { termsZh: '<p>五</p>' })];
    expect((await settled(writing)).toSorted()).toEqual(['Changed', 'done']);
    expect(await save('call', 7, { termsZh: '<p>六</p>' })).toMatchObject({ termsVersion: 3 });
    expect((await termsOf('call')).map((terms) => terms.slice(0, 1))).toEqual(['1', '2', '3']);
    expect(await changesOf('call')).toEqual(['terms', 'terms']);
  });

  test('what entrants rely on is recorded once it is public, and every page shows it', async () => {
    await save('call', 0, both);
    await save('call', 1);
    expect(await changesOf('call')).toEqual([]);
    await publish('call', 2);
    await database().db.transaction((tx) => tx.deleteFrom('page_invalidation').execute());
    const fees = [{ untilTime: '', feeFen: 9000 }];
    await save('call', 3, {
      ...vote,
      voteEndTime,
      categories: [{ ...filmCategory, fees }, soundCategory],
      termsEn: '<p>A</p>',
    });
    expect(await changesOf('call')).toEqual(['categories', 'fees', 'terms', 'vote']);
    expect(await tags()).toEqual(['contest:call', 'contest:lists']);
    const moments = [
      '2026-12-01T18:00:00+08:00',
      vote.worksTime,
      vote.voteStartTime,
      '2026-12-09T12:00:00+08:00',
      voteEndTime,
    ];
    expect(await turnsOf('call')).toEqual(moments.map((time) => Date.parse(time)));
  });

  test('a category in which something was entered stays; it may have another name and another fee', async () => {
    await open('call', both);
    await enter(null);
    await save('call', 2, { categories: [{ ...filmCategory, nameZh: '短片' }, soundCategory] });
    await enter(1);
    expect(await getContestDraft(at('lin'), { id: 'call' })).toMatchObject({ usedCategories: [film] });
    await expect(save('call', 3, { categories: [soundCategory] })).rejects.toMatchObject(
      broken(['categories', 'used']),
    );
    const fees = [{ untilTime: '', feeFen: 100 }];
    expect(await save('call', 3, { categories: [{ ...filmCategory, fees }] })).toMatchObject({
      categories: [{ id: film, fees }],
    });
  });

  test('of a public one the name stays, and what has begun', async () => {
    await open('call', { ...vote, voteEndTime });
    const begun = Date.parse(vote.voteStartTime);
    const later = { worksTime: '2026-12-03T11:00:00.000+08:00', voteStartTime: '2026-12-03T11:00:00.000+08:00' };
    const other = { ...vote, voteEndTime, name: 'other' };
    await expect(save('call', 2, other)).rejects.toMatchObject(broken(['name', 'fixed']));
    await expect(save('call', 2, { ...later, voteEndTime, isBlind: true }, 'lin', begun)).rejects.toMatchObject(
      broken(['voteStartTime', 'begun'], ['worksTime', 'begun'], ['isBlind', 'begun']),
    );
    expect(await save('call', 2, { ...later, voteEndTime }, 'lin', noon)).toMatchObject(later);
  });

  test('a public one stays complete and in order, and its organiser writes no prohibited words; staff decide on those', async () => {
    await open('call');
    await expect(save('call', 2, { termsZh: '', resultsTime: '2026-11-30T00:00:00.000+08:00' })).rejects.toMatchObject(
      broken(['termsZh', 'required'], ['resultsTime', 'early']),
    );
    const text = { kind: 'text' as const, id: 't', zh: `<p>${bad}</p>`, en: '' };
    await expect(save('call', 2, { blocks: [text] })).rejects.toMatchObject(broken(['blocks.0.zh', 'prohibited']));
    expect(await save('call', 2, { blocks: [text] }, contestEditor)).toMatchObject({ isByStaff: true });
    expect(await save('call', 3, { blocks: [text], isBlind: false })).toMatchObject({ revision: 4 });
    const deeds = await database()
      .db.read.selectFrom('audit_entry')
      .selectAll()
      .where('subject_id', '=', 'call')
      .execute();
    expect(deeds).toMatchObject([{ actor_id: 'ed', action: 'contest.contest.saved', after: '{"changed":["blocks"]}' }]);
  });

  test('pictures are its own, ids are there once', async () => {
    const head = { kind: 'head' as const, id: 'h', title: { zh: '', en: '' }, subtitle: { zh: '', en: '' } };
    const wrong = {
      blocks: [
        { ...head, picture: 'contests/other/a.jpg' },
        { ...head, id: 'i', picture: '' },
      ],
    };
    await expect(save('call', 0, { ...wrong, categories: [filmCategory, filmCategory] })).rejects.toMatchObject(
      broken(['blocks', 'unknown'], ['categories.1.id', 'repeated']),
    );
    await save('call', 0);
    await expect(save('other', 0, { name: 'other' })).rejects.toMatchObject({ code: 'Changed' });
  });

  test.each([
    ['another company', 'call', 'mo', 'NullPointer'],
    ['a reviewer', 'call', callerOf('re', { staff: 'reviewer' }), 'NullPointer'],
    ['a visitor', 'call', null, 'Unauthorized'],
    ['an activity that is no contest', 'show', 'lin', 'NullPointer'],
    ['one that does not exist', 'none', contestEditor, 'NullPointer'],
    ['new public texts without a phone', 'other', callerOf('lin', { hasPhone: false }), 'PhoneNeeded'],
  ] as const)('is refused for %s', async (_, id, who, code) => {
    await open('other');
    await expect(save(id, id === 'other' ? 2 : 0, { name: '' }, who)).rejects.toMatchObject({ code });
  });
});
