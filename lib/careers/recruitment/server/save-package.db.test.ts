import { callerOf, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { settled } from '@/test/settled';
import * as contract from '../contract';
import { listJobPackages } from './list-packages';
import { getPackageRow, listPackageRows } from './package-rows';
import { savePackageRow } from './save-package';

describeOnBothEngines('packages in the console', (database) => {
  const context = (staff: string | null = 'sales') =>
    testContext(database().db, { caller: staff === null ? null : callerOf('sam', { staff }) });
  const fields = (changes: Record<string, unknown> = {}) =>
    contract.savePackageRow.input.parse({
      ...{ revision: '0', titleZh: '校招套餐', titleEn: 'Graduates', posts: '10', days: '45', isHighlighted: 'true' },
      ...{ refreshes: '20', priceFen: '150000', position: '0', isOnSale: 'true', ...changes },
    });
  const list = (query: Record<string, unknown> = {}, staff: string | null = 'sales') =>
    listPackageRows(context(staff), contract.listPackageRows.input.parse(query));
  const audited = async (id: string) =>
    (
      await database()
        .db.read.selectFrom('audit_entry')
        .selectAll()
        .where('subject_id', '=', id)
        .orderBy('id')
        .execute()
    ).map((entry) => ({
      ...{ action: entry.action, before: JSON.parse(entry.before ?? 'null'), after: JSON.parse(entry.after ?? 'null') },
    }));

  beforeEach(() =>
    database().db.transaction(async (tx) => {
      await tx.deleteFrom('page_invalidation').execute();
      await tx.deleteFrom('job_package').where('id', 'not in', ['starter', 'studio', 'company']).execute();
    }),
  );

  test('are for those who manage them', async () => {
    await expect(list({}, null)).rejects.toMatchObject({ code: 'Unauthorized' });
    for (const work of [
      () => list({}, 'editor'),
      () => getPackageRow(context('editor'), { id: 'starter' }),
      () => savePackageRow(context('editor'), fields()),
    ]) {
      await expect(work()).rejects.toMatchObject({ code: 'Forbidden' });
    }
    await expect(getPackageRow(context(), { id: 'gold' })).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('are listed by place, price or change, and found by words', async () => {
    const ids = async (query: Record<string, unknown>) => (await list(query)).list.map(({ id }) => id);
    expect(await ids({})).toEqual(['starter', 'studio', 'company']);
    expect(await ids({ sort: 'priceFen', order: 'desc' })).toEqual(['company', 'studio', 'starter']);
    expect([await ids({ search: 'STUDIO' }), await ids({ search: '企业' })]).toEqual([['studio'], ['company']]);
    expect(await ids({ sale: 'off' })).toEqual([]);
    contract.listPackageRows.data.parse(await list());
  });

  test('are added and changed, which is recorded and renews the pages; off sale they are not offered', async () => {
    const added = contract.savePackageRow.data.parse(await savePackageRow(context(), fields()));
    expect(added).toMatchObject({ titleEn: 'Graduates', priceFen: 150_000, revision: 1, isOnSale: true });
    const offered = async () => (await listJobPackages(context(null))).map(({ title }) => title);
    expect(await offered()).toEqual(['校招套餐', '单个职位', '工作室套餐', '企业套餐']);
    const next = { id: added.id, revision: 1, priceFen: 120_000, isOnSale: false };
    const changed = await savePackageRow(context(), fields(next));
    expect(changed).toMatchObject({ id: added.id, priceFen: 120_000, revision: 2, isOnSale: false });
    expect(await offered()).toEqual(['单个职位', '工作室套餐', '企业套餐']);
    expect(await audited(added.id)).toEqual([
      { action: 'recruitment.package.added', before: null, after: expect.objectContaining({ posts: 10 }) },
      {
        action: 'recruitment.package.changed',
        before: { price_fen: 150_000, is_on_sale: 1 },
        after: { price_fen: 120_000, is_on_sale: 0 },
      },
    ]);
    const tags = await database().db.read.selectFrom('page_invalidation').select('tag').execute();
    expect(tags.map(({ tag }) => tag)).toEqual(['recruitment:packages', 'recruitment:packages']);
  });

  test('saved by two at once are saved by one', async () => {
    const { id } = await savePackageRow(context(), fields());
    const save = (posts: number) => savePackageRow(context(), fields({ id, revision: 1, posts }));
    expect((await settled([save(11), save(12), save(13)])).sort()).toEqual(['Changed', 'Changed', 'done']);
    await expect(save(14)).rejects.toMatchObject({ code: 'Changed' });
    await expect(savePackageRow(context(), fields({ id: 'gold' }))).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test.each<[what: string, changes: Record<string, unknown>]>([
    ['no title', { titleEn: ' ' }],
    ['a long title', { titleZh: '长'.repeat(31) }],
    ['no posts', { posts: '0' }],
    ['no days', { days: '0' }],
    ['fewer than no refreshes', { refreshes: '-1' }],
    ['no price', { priceFen: '0' }],
    ['half a fen', { priceFen: '0.5' }],
  ])('%s is refused', (_what, changes) => {
    expect(() => fields(changes)).toThrow();
  });
});
