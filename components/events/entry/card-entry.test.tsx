import { screen } from '@testing-library/react';
import type { EntryItem } from '@/lib/events/entry/contract';
import zh from '@/messages/zh/events/entry.json';
import { entryItem } from '@/test/public-entries';
import { renderIn } from '@/test/render';
import { CardEntry } from './card-entry';

const mika = { userId: 'mika', nickname: 'Mika', avatar: null, verification: 'none' as const };

function show(change: Partial<EntryItem> = {}, category?: string, language: 'zh' | 'en' = 'zh') {
  const entry = entryItem(change);
  renderIn(language, <CardEntry entry={entry} contestName="new-light" category={category} foot={<p>12 票</p>} />);
}

test('an entry leads to its page, with its picture, whose it is, its number and category', () => {
  show({}, '影像');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/match/new-light/works/e1');
  expect(document.querySelector('img')?.getAttribute('src')).toContain('/media/entries/e1/1.jpg');
  for (const words of ['潮汐灯', '林一舟', '编号 7', '影像', '02:05', '12 票']) {
    expect(screen.getByText(words)).toBeVisible();
  }
  expect(screen.queryByText(zh.card.shortlisted)).toBeNull();
});

test.each<[Partial<EntryItem>, string]>([
  [{ teamName: '夜行组', mode: 'team' }, '夜行组'],
  [{ people: [...entryItem().people, mika, mika] }, '林一舟 和另外 2 人'],
  [{ result: 'shortlisted' }, zh.card.shortlisted],
  [{ result: 'awarded' }, zh.card.awarded],
])('of %j is said %s', (change, words) => {
  show(change);
  expect(screen.getByText(words)).toBeVisible();
});

test('where nobody is named, nobody is; a title in the other language is marked', () => {
  show({ people: [], duration: 0 }, undefined, 'en');
  expect(screen.queryByText('林一舟')).toBeNull();
  expect(screen.queryByText('00:00')).toBeNull();
  expect(screen.getByRole('heading', { name: '潮汐灯' })).toHaveAttribute('lang', 'zh-CN');
});
