import { screen, within } from '@testing-library/react';
import type { EntryDetail } from '@/lib/events/entry/contract';
import zh from '@/messages/zh/events/entry.json';
import { entryDetail } from '@/test/public-entries';
import { renderIn } from '@/test/render';
import type { Neighbours } from './entry-neighbours';
import { EntryScreen } from './entry-screen';

const alone: Neighbours = { previous: null, next: null };

function show(change: Partial<EntryDetail> = {}, neighbours = alone) {
  const slots = { awards: <p>金奖</p>, vote: <p>1,234 票</p> };
  return renderIn('zh', <EntryScreen entry={entryDetail(change)} neighbours={neighbours} {...slots} />);
}

test('shows what it is, whose, where it is watched, and what others add', () => {
  show({ result: 'awarded' });
  expect(screen.getByRole('heading', { level: 1, name: '潮汐灯' })).toBeVisible();
  for (const words of [zh.card.awarded, '编号 7', '影像', zh.mode.individual, '灯在夜里走。', '金奖', '1,234 票']) {
    expect(screen.getByText(words)).toBeVisible();
  }
  expect(screen.getByRole('link', { name: /林一舟/ })).toHaveAttribute('href', '/otherPeople?userId=lin');
  expect(screen.getByRole('link', { name: zh.page.watch })).toHaveAttribute('href', '/video/detail/v1');
  expect(screen.getByRole('link', { name: /新媒体艺术奖/ })).toHaveAttribute('href', '/match/new-light/works');
  expect(screen.getByRole('button', { name: zh.page.share })).toBeVisible();
  expect(screen.getByRole('link', { name: zh.page.report })).toHaveAttribute('href', '/report?type=entry&id=e1');
});

test('its pictures open whole; without any, the cover of its work is shown', () => {
  const { unmount } = show();
  const wholes = () =>
    [...document.querySelectorAll<HTMLElement>('[data-picture]')].map(({ dataset }) => dataset.whole);
  expect(wholes()).toEqual(['/media/entries/e1/1.jpg?w=1408&f=jpg', '/media/entries/e1/2.jpg?w=1408&f=jpg']);
  unmount();
  show({ pictures: [], thumb: 'works/v1.jpg' });
  expect(wholes()).toEqual(['/media/works/v1.jpg?w=1408&f=jpg']);
});

test('of a team its name and all its people are named', () => {
  const mika = { userId: 'mika', nickname: 'Mika', avatar: null, verification: 'none' as const };
  show({ teamName: '夜行组', mode: 'team', people: [...entryDetail().people, mika] });
  const people = within(screen.getByRole('region', { name: zh.page.people }));
  expect(people.getByText('夜行组')).toBeVisible();
  expect(people.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/otherPeople?userId=lin',
    '/otherPeople?userId=mika',
  ]);
});

test('while nobody is named, it says why, and the work cannot be watched', () => {
  show({ people: [], workId: null, thumb: null, pictures: [] });
  expect(screen.getByText(zh.page.blind)).toBeVisible();
  expect(screen.queryByRole('link', { name: zh.page.watch })).toBeNull();
});

test('those before and after it are a press away', () => {
  const next = { id: 'e2', title: 'Echo', titleLanguage: 'en' } as const;
  show({}, { previous: null, next });
  const others = within(screen.getByRole('navigation', { name: zh.page.others }));
  const links = others.getAllByRole('link');
  expect(links).toHaveLength(1);
  expect(links[0]).toHaveAttribute('href', '/match/new-light/works/e2');
  expect(others.getByText('Echo')).toHaveAttribute('lang', 'en');
});
