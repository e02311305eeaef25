import { callerOf, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { createContentPage } from './create-content-page';
import { listContentPages } from './list-content-pages';

const id = 'ticket-rules';
const query = {
  pageIndex: 1,
  pageSize: 100,
  sort: 'updatedAt',
  order: 'desc',
  search: '',
  kind: '',
  state: '',
} as const;

describeOnBothEngines('the table of content pages', (database) => {
  const as = () => testContext(database().db, { caller: callerOf('ed', { staff: 'editor' }) });

  test('finds a page by its id, its title, its kind and its state, in any order', async () => {
    await createContentPage(as(), { id, kind: 'legal', title: '50% 票务_规则' });
    const found = async (part: Partial<typeof query> | object) =>
      (await listContentPages(as(), { ...query, ...part })).list.map((row) => row.id);
    expect(await found({ search: 'TICKET-R' })).toEqual([id]);
    expect(await found({ search: '票务_规' })).toEqual([id]);
    expect(await found({ search: '50%' })).toEqual([id]);
    expect(await found({ search: '%' })).toEqual([id]);
    expect(await found({ state: 'draft' })).toEqual([id]);
    expect(await found({ state: 'published' })).not.toContain(id);
    expect(await found({ kind: 'rates' })).toEqual(['rates']);
    const ids = await found({ sort: 'id', order: 'asc' });
    expect(ids).toEqual(ids.toSorted());
    expect((await found({ sort: 'publishedAt', order: 'asc' }))[0]).toBe(id);
    expect((await found({ sort: 'publishedAt' })).at(-1)).toBe(id);
    const page = (pageIndex: number) =>
      listContentPages(as(), { ...query, sort: 'id', order: 'asc', pageSize: 2, pageIndex });
    expect(await page(1)).toMatchObject({ hasNextPage: true, nextPage: 2 });
    expect([...(await page(1)).list, ...(await page(2)).list].map((row) => row.id)).toEqual(ids.slice(0, 4));
  });
});
