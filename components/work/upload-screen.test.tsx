import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import zh from '@/messages/zh/work-edit.json';
import { answerCalls } from '@/test/answers';
import { renderIn } from '@/test/render';
import { UploadScreen } from './upload-screen';

const list = (works: object[]) => ({
  '/api/video/work/list': { data: { list: works, hasNextPage: false, nextPage: 2, total: works.length } },
});

test('an empty file is refused in words', async () => {
  answerCalls(list([]));
  renderIn('zh', <UploadScreen personId="lin" />);
  await userEvent.upload(screen.getByLabelText(zh.new.pick), new File([], '光.mp4', { type: 'video/mp4' }));
  expect(await screen.findByText(zh.upload.problems.empty)).toBeVisible();
  expect(screen.getByRole('progressbar', { name: zh.upload.label })).toHaveAttribute('aria-valuenow', '0');
});

test('what was begun before leads to where it goes on', async () => {
  const processing = { state: 'uploading', progress: 40, problem: null };
  answerCalls(list([{ id: 'w', title: '潮', processing }]));
  renderIn('zh', <UploadScreen personId="lin" />);
  expect(await screen.findByText('潮')).toBeVisible();
  expect(screen.getByRole('link', { name: zh.new.goOn })).toHaveAttribute('href', '/MyMaJiang/w');
});
