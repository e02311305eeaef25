import { screen } from '@testing-library/react';
import type { Admission } from '@/lib/live/admission/contract';
import type { BroadcastPhase } from '@/lib/live/broadcast/codes';
import zh from '@/messages/zh/live/admission.json';
import { renderIn } from '@/test/render';
import { admissionOf, soldBroadcast } from '@/test/sold-broadcast';
import { DoneScreen } from './done-screen';

const reminder = <button type="button">提醒我</button>;
const show = (state: Admission['state'], phase: BroadcastPhase = 'upcoming') =>
  renderIn(
    'zh',
    <DoneScreen order={{ broadcast: soldBroadcast({ phase }), admission: admissionOf(state) }} reminder={reminder} />,
  );

test('one that is to come: when it begins, a reminder and the calendar', () => {
  show('valid');
  expect(screen.getByRole('heading', { name: zh.done.title })).toBeVisible();
  expect(screen.getByText('2099-01-10 20:00（北京时间）')).toBeVisible();
  for (const name of ['提醒我', zh.done.calendar]) expect(screen.getByRole('button', { name })).toBeVisible();
});

test.each<[BroadcastPhase, text: string, watch: boolean]>([
  ['late', zh.done.late, false],
  ['live', zh.done.onAir, true],
  ['interrupted', zh.done.onAir, true],
  ['playback', zh.done.over, false],
])('one that is %s', (phase, text, watch) => {
  show('valid', phase);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryAllByRole('link', { name: zh.watch })).toHaveLength(watch ? 1 : 0);
  expect(screen.queryByRole('button')).toBeNull();
});

test('one that is not paid leads to where it is', () => {
  show('pending');
  expect(screen.getByRole('heading', { name: zh.notDone.pending.title })).toBeVisible();
  const link = screen.getByRole('link', { name: zh.notDone.pending.pay });
  expect(link).toHaveAttribute('href', '/live/payDetail?id=b1');
});

test('one that was refunded leads to its order', () => {
  show('returned');
  expect(screen.getByRole('heading', { name: zh.notDone.returned.title })).toBeVisible();
  expect(screen.getByRole('link', { name: zh.order })).toHaveAttribute('href', '/order/o1');
  expect(screen.queryByRole('button')).toBeNull();
});
