import { describeOnBothEngines } from '@/test/engines';
import { setting } from '@/test/notices';
import { listNotices } from './list-notices';

describeOnBothEngines('notices', (database) => {
  const { as, begin, like, list } = setting(database);
  beforeEach(begin);

  test('gather', async () => {
    await like('fan1');
    await like('fan2');
    expect(await list('lin')).toMatchObject([{ kind: 'liked', text: '名字 fan2和名字 fan1赞了你的作品《作品 w》' }]);
    expect(await listNotices(as('fan1'), { type: '', pageIndex: 1, pageSize: 20 })).toMatchObject({ list: [] });
  });
});
