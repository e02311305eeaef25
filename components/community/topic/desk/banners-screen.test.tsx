import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskBanner } from '@/lib/community/topic/contract';
import { answerCalls } from '@/test/answers';
import { renderIn } from '@/test/render';
import { BannersScreen } from './banners-screen';

const banner = (id: string, change: Partial<DeskBanner> = {}): DeskBanner => ({
  ...{ id, image: `topics/t1/${id}.jpg`, title: `横幅${id}`, type: null, url: '', domainId: '', target: null },
  ...{ isOnline: true, shows: 12, clicks: 3, ...change },
});
const open = (list: DeskBanner[]) => renderIn('zh', <BannersScreen topicId="t1" first={{ revision: 4, list }} />);

test('a banner says where it leads and what it brought, and goes offline', async () => {
  const calls = answerCalls({ '/api/topic/banner/online': { data: null } });
  open([banner('a', { type: 2, domainId: 'w', target: { text: '极光', language: 'zh' } }), banner('b', { type: 3 })]);
  expect(screen.getByText('指向：极光')).toBeVisible();
  expect(screen.getByText('指向的内容已不公开')).toBeVisible();
  expect(screen.getAllByText(/展示 12 · 点击 3/)).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: /^下线.*横幅a$/ }));
  expect(await screen.findByRole('button', { name: /^上线.*横幅a$/ })).toBeVisible();
  expect(calls).toEqual([{ path: '/api/topic/banner/online', fields: { topicId: 't1', id: 'a', isOnline: 'false' } }]);
});

test('a new one takes the id from an address that is pasted, and says what is missing', async () => {
  const calls = answerCalls({});
  open([]);
  await userEvent.click(screen.getByRole('button', { name: '添加横幅' }));
  expect(screen.getByRole('heading', { name: '添加横幅' })).toHaveFocus();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '点击后' }), '打开作品');
  fireEvent.change(screen.getByRole('textbox', { name: '地址或编号' }), {
    target: { value: 'https://a.example/en/video/detail/video-1#!en' },
  });
  expect(screen.getByRole('textbox', { name: '地址或编号' })).toHaveValue('video-1');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.getByText('请选择图片。')).toBeVisible());
  expect(calls).toEqual([]);
});
