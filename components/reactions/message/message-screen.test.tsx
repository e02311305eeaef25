import { screen, within } from '@testing-library/react';
import { messages } from '@/lib/app/messages';
import { standInForIntersections } from '@/test/intersections';
import { renderIn } from '@/test/render';
import { noneUnread, sampleAnswer, sampleNotice } from '@/test/sample-notices';
import { MessageScreen, type MessageScreenProps } from './message-screen';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

const t = messages.zh.message;

beforeEach(() => {
  standInForIntersections();
  window.history.replaceState(null, '', '/PersonalMessage');
});

function show(change: Partial<MessageScreenProps>) {
  if (change.initial) window.history.replaceState(null, '', `/PersonalMessage?type=${change.initial}`);
  const page = { list: [sampleNotice()], nextPage: 2, hasNextPage: false };
  renderIn(
    'zh',
    <MessageScreen
      initial="all"
      first={page}
      answers={null}
      told={noneUnread}
      now={Date.parse('2026-11-24T12:00:00.000+08:00')}
      news={<p>news</p>}
      {...change}
    />,
  );
}

const panel = () => within(screen.getByRole('tabpanel'));

test('each filter says how much of it is unread, and leads to its own address', () => {
  show({ told: { ...noneUnread, all: 100, likes: 100, system: 3 } });
  const filters = screen.getAllByRole('tab');
  expect(filters.map((filter) => [filter.textContent, filter.getAttribute('href')])).toEqual([
    ['全部99+ 未读', '/PersonalMessage?type=all'],
    ['赞与收藏99+ 未读', '/PersonalMessage?type=likes'],
    ['评论', '/PersonalMessage?type=comments'],
    ['关注', '/PersonalMessage?type=follows'],
    ['活动', '/PersonalMessage?type=events'],
    ['系统3 未读', '/PersonalMessage?type=system'],
  ]);
});

test('new works of followed people stand above all notices', () => {
  show({});
  expect(panel().getByText('news')).toBeVisible();
  expect(panel().getByRole('article')).toBeVisible();
});

test('the comments can be answered there', () => {
  show({ initial: 'comments', first: null, answers: { list: [sampleAnswer()], nextPage: 2, hasNextPage: false } });
  expect(panel().queryByText('news')).toBeNull();
  expect(panel().getByRole('button', { name: t.replyTo.replace('{name}', '许砚') })).toBeVisible();
});
