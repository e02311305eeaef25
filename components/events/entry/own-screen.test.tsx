import { screen, within } from '@testing-library/react';
import type { OwnEntry } from '@/lib/events/entry/contract';
import zh from '@/messages/zh/events/entry-own.json';
import { standInForIntersections } from '@/test/intersections';
import { draftEntry } from '@/test/own-entry';
import { renderIn } from '@/test/render';
import { OwnEntries } from './own-screen';

beforeEach(standInForIntersections);

const show = (...list: Partial<OwnEntry>[]) =>
  renderIn(
    'zh',
    <OwnEntries
      first={{
        list: list.map((own, place) => ({ ...draftEntry, id: `e${place}`, ...own })),
        ...{ nextPage: null, hasNextPage: false },
      }}
    />,
  );

test('each says its next step, and leads to it', () => {
  const payBefore = '2026-11-20T12:15:00.000+08:00';
  show(
    {},
    { state: 'unpaid', feeFen: 5000, orderId: 'o1', payBefore },
    { state: 'pendingPayment', orderId: 'o2', payBefore },
    { state: 'submitFailed', reason: '水印' },
    { memberState: 'invited' },
    { state: 'submitted' },
  );
  const steps = screen.getAllByRole('article').map((row) =>
    within(row)
      .getAllByRole('link')
      .slice(1)
      .map((link) => [link.textContent, link.getAttribute('href')]),
  );
  expect(steps).toEqual([
    [[`${zh.steps.continue} 一盏灯`, '/entry/e0']],
    [[`${zh.steps.pay} 一盏灯`, '/order/o1/pay']],
    [[`${zh.steps.transfer} 一盏灯`, '/order/o2/pay']],
    [[`${zh.steps.again} 一盏灯`, '/entry/e3']],
    [[`${zh.steps.answer} 一盏灯`, '/entry/e4']],
    [],
  ]);
  expect(screen.getByText('请在 2026-11-20 12:15 前支付参赛费 ¥50.00，过时提交失效。')).toBeVisible();
  expect(screen.getByText(/^没有通过形式审查。/)).toBeVisible();
});

test('who is in a team follows it, and after the close nothing is to be done', () => {
  show({ memberState: 'confirmed' }, { contest: { ...draftEntry.contest, phase: 'judging' } });
  expect(screen.getByText(zh.member.confirmed)).toBeVisible();
  expect(screen.getByText(zh.next.draftClosed)).toBeVisible();
  expect(screen.queryByText(zh.steps.continue)).toBeNull();
});

test('without any it leads to the contests', () => {
  show();
  expect(screen.getByText(zh.empty)).toBeVisible();
  expect(screen.getByRole('link', { name: zh.find })).toHaveAttribute('href', '/activity/match');
});
