import { screen } from '@testing-library/react';
import { contestDeskPath } from '@/lib/events/contest/client/addresses';
import type { ContestDraft } from '@/lib/events/contest/contract';
import zh from '@/messages/zh/events/contest-desk.json';
import { draftContest, emptyContest, publicContest } from '@/test/draft-contest';
import { renderIn } from '@/test/render';
import { CardDeskFrame } from './card-desk-frame';
import { CardDeskLink } from './card-desk-link';

const show = (own: Partial<ContestDraft>) =>
  renderIn(
    'zh',
    <CardDeskFrame contest={{ ...publicContest, ...own }} current="judging">
      <p>评委</p>
    </CardDeskFrame>,
  );
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('says which contest it is and how it stands, and leads to each part, its page and its activity', () => {
  show({ phase: 'open' });
  expect(screen.getByRole('heading', { level: 1, name: '光之征集' })).toBeVisible();
  expect(screen.getByText(zh.frame.standing.open)).toBeVisible();
  const { contest, entries, judging, awards } = zh.frame.tabs;
  expect([contest, entries, judging, awards].map(href)).toEqual(
    ['', '/entries', '/judging', '/awards'].map((part) => contestDeskPath('c1') + part),
  );
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(judging);
  expect(href(zh.frame.see)).toBe('/match/light-2099');
  expect(href(zh.frame.activity)).toBe('/activityManage/c1');
  expect(screen.getByText('评委')).toBeVisible();
});

test.each([
  [zh.frame.standing.draft, { isPublished: false, phase: null }],
  [zh.frame.standing.takenDown, { isPublished: true, phase: null }],
])('one that is not public says %s, and has no way to its page', (words, own) => {
  show(own);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole('link', { name: zh.frame.see })).toBeNull();
});

test('staff are told that they work as staff, and go back to the console', () => {
  show({ isByStaff: true });
  expect(screen.getByText(zh.frame.byStaff)).toBeVisible();
  expect(href(zh.frame.console)).toBe('/staff/contests');
  expect(screen.queryByRole('link', { name: zh.frame.activity })).toBeNull();
});

test.each([
  [zh.link.start, zh.link.setUp, emptyContest, 0],
  ['赛事还没有发布，还差 1 项。', zh.link.manage, { ...draftContest, name: '' }, 0],
  [zh.link.waiting, zh.link.manage, { ...draftContest, isApproved: false }, 0],
  [zh.link.announced, zh.link.manage, publicContest, 0],
  ['2 件作品等待形式审查', zh.link.check, publicContest, 2],
])('the desk of its activity says what is next: %s', (said, action, contest, unchecked) => {
  renderIn('zh', <CardDeskLink contest={contest} unchecked={unchecked} />);
  expect(screen.getByText(said)).toBeVisible();
  expect(href(action)).toBe(contestDeskPath('c1') + (unchecked > 0 ? '/entries' : ''));
});
