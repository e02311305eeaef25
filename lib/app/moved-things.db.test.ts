import { addContest } from '@/test/contests';
import { testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { findMoved } from './moved-things';

describeOnBothEngines('a thing with a page elsewhere', (database) => {
  test('is a published contest, by the id of its activity', async () => {
    const { db } = database();
    await addContest(db, { name: 'light', activity_id: 'named' });
    await addContest(db, { name: 'draft', activity_id: 'unnamed', activity: { contest_name: null } });
    const moved = (id: string, page = '/ActivityDetail/[id]') => findMoved(testContext(db), page, id);
    expect(await moved('named')).toBe('/match/light');
    expect(await moved('unnamed')).toBeNull();
    expect(await moved('nobody')).toBeNull();
    expect(await moved('named', '/video/detail/[id]')).toBeNull();
  });
});
