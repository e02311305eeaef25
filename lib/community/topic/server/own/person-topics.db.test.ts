import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { topicsIn } from '@/test/own-topics';

describeOnBothEngines('the channels of a person whose account ends', (database) => {
  const { as, begin, add, join, rowOf, removed } = topicsIn(database);
  const tell = (kind: 'account.erased' | 'account.exported', parts: Record<string, unknown> = {}) => {
    const context = as(null);
    return database().db.transaction((tx) => context.emit(context, tx, kind, { personId: 'lin', parts }));
  };
  beforeEach(begin);
  beforeEach(async () => {
    await add(
      { id: 'draft', created_at: noon - 1 },
      { id: 'waits', state: 'pending_review', name_key: 'w', created_at: noon - 2 },
      { id: 'public', state: 'verified', verified_at: noon, name_key: 'p' },
      { id: 'theirs', creator_id: 'mo' },
    );
    await join('public', 'mo', 'host');
  });

  test('go with their pictures unless they were public; those forget who asked for them', async () => {
    await tell('account.erased');
    expect(await rowOf('draft')).toBeUndefined();
    expect(await rowOf('waits')).toBeUndefined();
    expect((await removed()).toSorted()).toEqual(['topics/draft/', 'topics/waits/']);
    expect(await rowOf('public')).toMatchObject({ state: 'verified', creator_id: null });
    expect(await rowOf('theirs')).toMatchObject({ creator_id: 'mo' });
  });

  test('are in the export', async () => {
    const parts: Record<string, unknown> = {};
    await tell('account.exported', parts);
    expect(parts.channelsAsked).toMatchObject([{ id: 'waits', introZh: '关于光' }, { id: 'draft' }, { id: 'public' }]);
  });
});
