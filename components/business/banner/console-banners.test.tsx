import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BannerRow } from '@/lib/business/banner/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import en from '@/messages/en/business/banner-console.json';
import zh from '@/messages/zh/business/banner-console.json';
import errors from '@/messages/zh/platform/errors.json';
import { type Answer, answerCalls } from '@/test/answers';
import { standInForDialogs } from '@/test/dialogs';
import { renderIn } from '@/test/render';
import { BannerForm } from './console-banner-form';
import { BannersConsole } from './console-banners';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));
standInForDialogs();

const banner: BannerRow = {
  id: 'b1',
  locationId: 7,
  sort: 2,
  type: 3,
  image: 'banners/a.jpg',
  url: '',
  domainId: 'topic-01',
  titleZh: '整座城市',
  titleEn: 'A whole city',
  subtitleZh: '',
  subtitleEn: '',
  locale: '',
  startsAt: '2026-11-20T10:00:00.000+08:00',
  endsAt: '',
  phase: 'showing',
  shows: 1200,
  clicks: 34,
  createdAt: '2026-11-19T10:00:00.000+08:00',
};
const saved = { '/api/operation/banner/save': { data: banner } };

beforeEach(() => {
  toastQueue.take();
  toastQueue.allGone();
});

test('the list says what shows, for how long, and what it has brought', async () => {
  answerCalls({ '/api/operation/banners': { data: { list: [banner], nextPage: null, hasNextPage: false } } });
  renderIn('en', <BannersConsole />);
  const table = await screen.findByRole('table', { name: en.title });
  const link = await within(table).findByRole('link', { name: banner.titleZh });
  expect(link).toHaveAttribute('href', '/en/staff/banners/b1');
  const cells = within(table)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(cells).toEqual(
    expect.arrayContaining([en.phases.showing, en.types[3], en.locales.both, '2026-11-20 10:00', '1200', '34']),
  );
  expect(screen.getByRole('link', { name: en.add })).toHaveAttribute('href', '/en/staff/banners/new');
});

test('a new one needs a picture, a title and a target', async () => {
  const calls = answerCalls(saved);
  renderIn('zh', <BannerForm banner={null} />);
  await userEvent.click(screen.getByRole('button', { name: zh.save }));
  expect(await screen.findByText(zh.rules.picture)).toBeVisible();
  expect(screen.getByLabelText(zh.titleZh)).toHaveAccessibleDescription(zh.rules.required);
  expect(screen.getByLabelText(zh.url)).toHaveAccessibleDescription(zh.rules.address);
  expect(calls).toEqual([]);
});

test('a picture that is too small is refused in words, and nothing typed is lost', async () => {
  answerCalls({
    '/api/operation/banner/picture': { code: '400', fields: [{ field: 'picture', rule: 'dimensions' }] },
  });
  renderIn('zh', <BannerForm banner={null} />);
  await userEvent.type(screen.getByLabelText(zh.titleZh), '光');
  await userEvent.upload(screen.getByLabelText(zh.choosePicture), new File(['x'], 'a.png', { type: 'image/png' }));
  expect(await screen.findByText(`上传失败：${zh.pictureSmall}`)).toBeVisible();
  expect(screen.getByLabelText(zh.titleZh)).toHaveValue('光');
});

test('a file that is no picture is refused in the words of the answer, until another one is chosen', async () => {
  const words = errors.UnsupportedMediaType;
  const answers: Record<string, Answer> = {
    '/api/operation/banner/picture': { code: 'UnsupportedMediaType', message: words },
  };
  answerCalls(answers);
  renderIn('zh', <BannerForm banner={null} />);
  const picker = screen.getByLabelText(zh.choosePicture);
  await userEvent.upload(picker, new File(['no picture'], 'a.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByText(`上传失败：${words}`)).toBeVisible();
  answers['/api/operation/banner/picture'] = { data: { key: 'banners/b.jpg' } };
  await userEvent.upload(picker, new File(['x'], 'b.jpg', { type: 'image/jpeg' }));
  await waitFor(() => expect(screen.queryByText(`上传失败：${words}`)).toBeNull());
});

test('an address that runs is none, a type with a thing needs one, and nothing typed is lost', async () => {
  const calls = answerCalls(saved);
  renderIn('zh', <BannerForm banner={{ ...banner, type: 10, url: '/business', domainId: '' }} />);
  const [title, url] = [screen.getByLabelText(zh.titleZh), screen.getByLabelText(zh.url)];
  await userEvent.clear(title);
  await userEvent.type(title, '写好的标题');
  await userEvent.clear(url);
  await userEvent.type(url, 'javascript:alert(1)');
  await userEvent.click(screen.getByRole('button', { name: zh.save }));
  await waitFor(() => expect(url).toHaveAccessibleDescription(zh.rules.address));
  expect(url).toHaveFocus();
  await userEvent.selectOptions(screen.getByLabelText(zh.type), zh.types[5]);
  await userEvent.click(screen.getByRole('button', { name: zh.save }));
  await waitFor(() => expect(screen.getByLabelText(zh.domainId)).toHaveAccessibleDescription(zh.rules.required));
  expect(title).toHaveValue('写好的标题');
  expect(calls).toEqual([]);
});

test('an error is removed once the field is right', async () => {
  const { rules } = zh;
  answerCalls({ ...saved, '/api/operation/banner/picture': { data: { key: 'banners/b.jpg' } } });
  renderIn('zh', <BannerForm banner={null} />);
  fireEvent.change(screen.getByLabelText(zh.startsAt), { target: { value: '2026-12-02T00:00' } });
  fireEvent.change(screen.getByLabelText(zh.endsAt), { target: { value: '2026-12-01T00:00' } });
  await userEvent.type(screen.getByLabelText(zh.titleZh), '光');
  await userEvent.type(screen.getByLabelText(zh.url), '/business');
  await userEvent.click(screen.getByRole('button', { name: zh.save }));
  expect(await screen.findByText(rules.picture)).toBeVisible();
  await userEvent.upload(screen.getByLabelText(zh.choosePicture), new File(['x'], 'a.png', { type: 'image/png' }));
  await waitFor(() => expect(screen.queryByText(rules.picture)).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: zh.save }));
  await waitFor(() => expect(screen.getByLabelText(zh.endsAt)).toHaveAccessibleDescription(rules.window));
  fireEvent.change(screen.getByLabelText(zh.startsAt), { target: { value: '2026-11-30T00:00' } });
  await waitFor(() => expect(screen.getByLabelText(zh.endsAt)).not.toHaveAccessibleDescription(rules.window));
});

test('times are those of Beijing, and the target follows the type', async () => {
  const calls = answerCalls(saved);
  renderIn('zh', <BannerForm banner={banner} />);
  expect(screen.getByLabelText(zh.startsAt)).toHaveValue('2026-11-20T10:00');
  await userEvent.selectOptions(screen.getByLabelText(zh.type), zh.types[10]);
  await userEvent.type(screen.getByLabelText(zh.url), '/business');
  await userEvent.click(screen.getByRole('button', { name: zh.save }));
  await waitFor(() => expect(toastQueue.waiting()).toEqual([zh.saved]));
  expect(calls[0]?.fields).toMatchObject({ id: 'b1', type: '10', url: '/business', startsAt: banner.startsAt });
});

test('removing asks once', async () => {
  const calls = answerCalls({ '/api/operation/banner/remove': { data: null } });
  renderIn('zh', <BannerForm banner={banner} />);
  await userEvent.click(screen.getByRole('button', { name: zh.remove }));
  const dialog = screen.getByRole('alertdialog', { name: zh.removeTitle });
  await userEvent.click(within(dialog).getByRole('button', { name: zh.cancel }));
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: zh.remove }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: zh.remove }));
  await waitFor(() => expect(calls).toEqual([{ path: '/api/operation/banner/remove', fields: { id: 'b1' } }]));
});
