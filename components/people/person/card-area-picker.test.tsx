import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Area, DictionaryEntry } from '@/lib/people/person/contract';
import en from '@/messages/en/people/person.json';
import zh from '@/messages/zh/people/person.json';
import { renderIn } from '@/test/render';
import { AreaPicker } from './card-area-picker';

const area = (id: string, name: string, hasChildren = false): Area => ({ id, name, hasChildren });
const country = (id: string, name: string): DictionaryEntry => ({ id, name });

const levels: Record<string, { parents: DictionaryEntry[]; list: Area[] }> = {
  '': { parents: [], list: [area('CN', '中国', true), area('IS', '冰岛'), area('JP', '日本'), area('TR', 'Türkiye')] },
  CN: { parents: [country('CN', '中国')], list: [area('CN-110000', '北京', true), area('CN-310000', '上海', true)] },
  'CN-310000': {
    parents: [country('CN', '中国'), country('CN-310000', '上海')],
    list: [area('CN-310101', '黄浦'), area('CN-310104', '徐汇')],
  },
};

const onChoose = jest.fn();
let answer: (parent: string) => Promise<Response>;

beforeEach(() => {
  onChoose.mockClear();
  answer = async (parent) => {
    const data = levels[parent];
    return data
      ? Response.json({ code: 'OK', data })
      : Response.json({ code: 'NullPointer', message: '' }, { status: 404 });
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation((request) => {
    return answer(new URL((request as Request).url).searchParams.get('parent') ?? '');
  });
});

const show = (value: string | null = null, language: 'zh' | 'en' = 'zh') =>
  renderIn(language, <AreaPicker value={value} onChoose={onChoose} />);
const row = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await row(name));
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

test('begins with the countries, the common ones first', async () => {
  show();
  expect(screen.getByRole('status', { name: '正在加载' })).toBeVisible();
  expect(await heading(zh.area.all)).toBeVisible();
  const first = await screen.findByRole('region', { name: zh.area.common });
  expect(
    within(first)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['中国', '日本']);
  const others = screen.getByRole('region', { name: zh.area.others });
  expect(
    within(others)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['冰岛', 'Türkiye']);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(document.body).toHaveFocus();
});

test('goes down level by level, with the focus on the level that opens, and chooses a district', async () => {
  show();
  await press('中国');
  expect(await heading('中国')).toHaveFocus();
  await press('上海');
  expect(await heading('上海')).toHaveFocus();
  expect(onChoose).not.toHaveBeenCalled();
  await press('徐汇');
  expect(onChoose.mock.calls).toEqual([['CN-310104', '上海 · 徐汇']]);
});

test('a country without regions is chosen at once', async () => {
  show();
  await press('冰岛');
  expect(onChoose.mock.calls).toEqual([['IS', '冰岛']]);
});

test('one may stop at a country or a province', async () => {
  show();
  await press('中国');
  await press('就选“中国”');
  await press('上海');
  await press('就选“上海”');
  expect(onChoose.mock.calls).toEqual([
    ['CN', '中国'],
    ['CN-310000', '上海'],
  ]);
});

test('what was chosen before is marked at its level, and the path leads back up', async () => {
  show('CN-310104');
  expect(await row('徐汇')).toHaveAttribute('aria-current', 'true');
  expect(await row('黄浦')).not.toHaveAttribute('aria-current');
  const path = screen.getByRole('navigation', { name: zh.area.path });
  await userEvent.click(within(path).getByRole('button', { name: '中国' }));
  expect(await row('上海')).toHaveAttribute('aria-current', 'true');
  await press(zh.area.all);
  expect(await heading(zh.area.all)).toHaveFocus();
  expect(await row('中国')).toHaveAttribute('aria-current', 'true');
});

test('the box filters the level that is open, without regard to marks and case', async () => {
  show();
  await userEvent.type(await screen.findByRole('searchbox', { name: '在“国家和地区”中筛选' }), ' turk');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Türkiye']);
  expect(screen.getByRole('status')).toHaveTextContent('共 1 个地区');
  await userEvent.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('没有找到“turkx”')).toBeVisible();
  await press(zh.area.clear);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

test('a level that opens is not filtered by what was typed above it', async () => {
  show();
  await userEvent.type(await screen.findByRole('searchbox'), '中');
  await press('中国');
  expect(await row('北京')).toBeVisible();
  expect(screen.getByRole('searchbox', { name: '在“中国”中筛选' })).toHaveValue('');
});

test('works by the keyboard alone', async () => {
  show();
  await row('中国');
  await userEvent.tab();
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await heading('中国')).toHaveFocus();
  await userEvent.tab();
  expect(await row('就选“中国”')).toHaveFocus();
});

test('speaks English', async () => {
  levels.en = { parents: [country('CN', 'China')], list: [area('CN-310000', 'Shanghai', true)] };
  answer = async () => Response.json({ code: 'OK', data: levels.en });
  show('CN-310000', 'en');
  expect(await heading('China')).toBeVisible();
  expect(screen.getByRole('navigation', { name: en.area.path })).toHaveTextContent(en.area.all);
  expect(screen.getByRole('searchbox', { name: 'Filter “China”' })).toBeVisible();
  await press('Choose China');
  expect(onChoose.mock.calls).toEqual([['CN', 'China']]);
});

test('without a connection it can be tried again', async () => {
  const real = answer;
  answer = () => Promise.reject(new TypeError('offline'));
  show();
  expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('网络连接不上');
  answer = real;
  await press('重试');
  expect(await row('中国')).toBeVisible();
});

test('from an area that does not exist the way leads to the countries', async () => {
  show('XX-1');
  expect(await screen.findByRole('alert')).toHaveTextContent(zh.area.gone);
  await press(zh.area.startAgain);
  expect(await row('中国')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
