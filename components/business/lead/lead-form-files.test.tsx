import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '@/lib/app/messages';
import { leadLimits } from '@/lib/business/lead/codes';
import { file, fill, isFilled, openDesk, picker, press, receipt, show, words } from '@/test/lead-form';

jest.mock('@/lib/base/proof/client/solve-proof', () => ({ solveProof: jest.fn() }));
const desk = openDesk();

test('files that cannot go are left out with the reason, the others stay and can be taken away', async () => {
  show();
  const { files } = words();
  const large = file('film.pdf', leadLimits.fileBytes + 1);
  await userEvent.upload(picker(), [file('brief.pdf'), large], { applyAccept: false });
  await userEvent.upload(picker(), file('setup.exe'), { applyAccept: false });
  const list = screen.getByRole('list', { name: files.list });
  expect(within(list).getByText('2 KB')).toBeVisible();
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('“setup.exe”没有加上：不支持这种格式。')).toBeVisible();
  await userEvent.upload(picker(), large);
  expect(screen.getByText('“film.pdf”没有加上：每个文件不能超过 10 MB。')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '移除 brief.pdf' }));
  expect(screen.queryByRole('list', { name: files.list })).toBeNull();
  expect(screen.queryByText(/film\.pdf/)).toBeNull();
});

test.each([
  [
    { code: '400', message: 'x', fields: [{ field: 'files', rule: 'fileTooLarge' }] },
    '每个文件不能超过 10 MB，请移除过大的文件再提交。',
  ],
  [{ code: 'UnsupportedMediaType', message: 'x' }, messages.zh.lead.files.sent.fileType],
])('files that the server does not take are said at the files: %j', async (answer, told) => {
  desk.answers = [answer, { code: 'OK', data: receipt }];
  show();
  await fill();
  await userEvent.upload(picker(), file('brief.pdf'));
  await press();
  expect(await screen.findByText(told)).toBeVisible();
  isFilled();
  await userEvent.click(screen.getByRole('button', { name: '移除 brief.pdf' }));
  await press();
  expect(await screen.findByText(receipt.number)).toBeVisible();
});
