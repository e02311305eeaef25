import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PointRule } from '@/lib/money/wallet/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import zh from '@/messages/zh/money/wallet-console.json';
import { type Answer, answerCalls } from '@/test/answers';
import { renderIn } from '@/test/render';
import { PointsConsole } from './console-points';

const [listPath, savePath] = ['/api/wallet/pointRules', '/api/wallet/pointRules/save'];
const rules: PointRule[] = [
  { deed: 'workVerified', points: 50, perDay: 150, isOn: true },
  { deed: 'dailyVisit', points: 2, perDay: 2, isOn: false },
];
const formOf = async (name: string) => within(await screen.findByRole('form', { name }));

beforeEach(() => {
  toastQueue.take();
});

test('a rule is changed in place', async () => {
  const answers: Record<string, Answer> = { [listPath]: { data: rules }, [savePath]: { data: rules[0] } };
  const calls = answerCalls(answers);
  renderIn('zh', <PointsConsole />);
  const form = await formOf(zh.deeds.workVerified);
  const points = form.getByRole('spinbutton', { name: zh.points });
  await userEvent.clear(points);
  await userEvent.type(points, '60');
  await userEvent.click(form.getByRole('checkbox', { name: zh.isOn }));
  await userEvent.click(form.getByRole('button'));
  expect(await screen.findByRole('form', { name: zh.deeds.dailyVisit })).toBeVisible();
  await screen.findByDisplayValue('60');
  expect(calls.filter(({ path }) => path === savePath)).toEqual([
    { path: savePath, fields: { deed: 'workVerified', points: '60', perDay: '150', isOn: 'false' } },
  ]);
  expect(toastQueue.take()).toEqual(['已保存“作品通过审核”。']);
});

test('a cap below one time, and what is no number, is said at its rule', async () => {
  const calls = answerCalls({ [listPath]: { data: rules } });
  renderIn('zh', <PointsConsole />);
  const form = await formOf(zh.deeds.dailyVisit);
  const perDay = form.getByRole('spinbutton', { name: zh.perDay });
  await userEvent.clear(perDay);
  await userEvent.type(perDay, '1');
  await userEvent.click(form.getByRole('button'));
  expect(await form.findByText(zh.rules.belowPoints)).toBeVisible();
  await userEvent.clear(perDay);
  await userEvent.click(form.getByRole('button'));
  expect(await form.findByText(zh.rules.other)).toBeVisible();
  expect(calls).toHaveLength(1);
});
