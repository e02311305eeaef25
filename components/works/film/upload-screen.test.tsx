import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import zh from '@/messages/zh/works/film-edit.json';
import zhWork from '@/messages/zh/works/work.json';
import { type Answer, answerCalls } from '@/test/answers';
import { filmFile } from '@/test/film-file';
import { renderIn } from '@/test/render';
import { TusServer } from '@/test/tus-server';
import { UploadScreen } from './upload-screen';

const [listPath, createPath] = ['/api/video/work/list', '/api/video/work/create'];
const list = (works: object[]) => ({
  [listPath]: { data: { list: works, hasNextPage: false, nextPage: 2, total: works.length } },
});
const choose = (file: File) => userEvent.upload(screen.getByLabelText(zh.new.pick), file);
const withSize = (file: File, size: number) => Object.defineProperty(file, 'size', { value: size });

test.each([
  ['empty', zh.upload.problems.empty, () => new File([], '光.mp4', { type: 'video/mp4' })],
  ['over 2 GB', zh.upload.problems.tooLarge, () => withSize(filmFile(), 2 * 1024 ** 3 + 1)],
  ['a text that calls itself a film', zhWork.problems.notVideo, () => filmFile('信.mp4', 'A letter.')],
])('a file that is %s is refused in words before a byte is sent', async (_, said, file) => {
  const server = new TusServer();
  server.open();
  answerCalls(list([]));
  renderIn('zh', <UploadScreen personId="lin" />);
  await choose(file());
  expect(await screen.findByText(said)).toHaveAttribute('role', 'alert');
  expect(screen.getByLabelText(zh.new.pick)).toBeEnabled();
  expect(server.made).toEqual([]);
});

test('a work that cannot be made is said to be, and is tried again with the same upload', async () => {
  const server = new TusServer();
  server.open();
  server.fates = ['answer', 'silent'];
  const answers: Answer[] = ['offline', { code: 'Unavailable' }, 'offline'];
  const calls = answerCalls({ ...list([]), [createPath]: () => answers.shift() as Answer });
  const { unmount } = renderIn('zh', <UploadScreen personId="lin" />);
  await choose(filmFile());
  expect(await screen.findByText(/^还不能开始填写作品：网络连接不上/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: zh.upload.retry }));
  expect(await screen.findByText(/^还不能开始填写作品：(?!网络)/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: zh.upload.retry }));
  expect(await screen.findByText(/^还不能开始填写作品：网络连接不上/)).toBeVisible();
  // It is retried automatically once the network is back.
  answers.push({ code: 'Unavailable' });
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText(/^还不能开始填写作品：(?!网络)/)).toBeVisible();
  const made = calls.filter(({ path }) => path === createPath);
  expect(made.map(({ fields }) => fields)).toEqual(Array.from({ length: 4 }, () => ({ uploadId: 'u1' })));
  expect(server.asked('POST')).toHaveLength(1);
  unmount();
});

test('what was begun before leads to where it goes on', async () => {
  const processing = { state: 'uploading', progress: 40, problem: null };
  answerCalls(list([{ id: 'w', title: '潮', processing }]));
  renderIn('zh', <UploadScreen personId="lin" />);
  expect(await screen.findByText('潮')).toBeVisible();
  expect(screen.getByText('已上传 40%')).toBeVisible();
  expect(screen.getByRole('link', { name: zh.new.continue })).toHaveAttribute('href', '/MyMaJiang/w');
});
