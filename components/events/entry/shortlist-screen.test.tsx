import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import zh from '@/messages/zh/events/entry.json';
import { type Answer, answerCalls } from '@/test/answers';
import { standInForIntersections } from '@/test/intersections';
import { entryItem, onlyPage, queriesOf } from '@/test/public-entries';
import { renderIn } from '@/test/render';
import { ShortlistScreen } from './shortlist-screen';

type Contest = ComponentProps<typeof ShortlistScreen>['contest'];
const published: Contest = {
  name: 'new-light',
  shortlistedTime: '2026-10-20T18:00:00.000+08:00',
  resultsTime: null,
  parts: ['works', 'shortlistedEntries'],
  categories: [
    { id: 'film', name: '影像' },
    { id: 'sound', name: '声音' },
  ],
};

beforeEach(() => standInForIntersections());

function show(change: Partial<Contest> = {}, list = [entryItem({ result: 'shortlisted' })], answer?: Answer) {
  const calls = answerCalls(answer ? { '/api/entry/list': answer } : {});
  renderIn('zh', <ShortlistScreen contest={{ ...published, ...change }} first={onlyPage(list)} />);
  return calls;
}
const chip = (name: string) =>
  within(screen.getByRole('group', { name: zh.list.categories })).getByRole('button', { name });

test('says when it was published, and who is on it', () => {
  expect(show()).toEqual([]);
  expect(screen.getByText('2026-10-20 18:00')).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: '潮汐灯' })).toBeVisible();
});

test('a category is asked for; one without any leads back', async () => {
  show({}, undefined, { data: onlyPage([]) });
  await userEvent.click(chip('声音'));
  await userEvent.click(await screen.findByRole('button', { name: zh.shortlist.none.everything }));
  expect(screen.getByRole('heading', { level: 3, name: '潮汐灯' })).toBeVisible();
  expect(queriesOf('/api/entry/list')).toMatchObject([{ categoryId: 'sound', result: 'shortlisted' }]);
});

test.each([
  [null, ['works'], zh.shortlist.none.later, '/match/new-light/works'],
  ['2026-12-01T10:00:00.000+08:00', [], /2026-12-01/, '/match/new-light'],
] as const)('before, it is said when it comes (%s)', (resultsTime, parts, words, href) => {
  show({ shortlistedTime: null, resultsTime, parts: [...parts] }, []);
  expect(screen.getByText(zh.shortlist.none.title)).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
});
