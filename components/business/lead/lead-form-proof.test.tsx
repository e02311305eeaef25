import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '@/lib/app/messages';
import { AnswerError, ConnectionError } from '@/lib/platform/client/errors';
import { field, fill, isFilled, openDesk, press, receipt, show, solve } from '@/test/lead-form';

jest.mock('@/lib/base/proof/client/solve-proof', () => ({ solveProof: jest.fn() }));
const desk = openDesk();

test('the proof is begun with the first touch of the form and waits for the press', async () => {
  show();
  expect(solve).not.toHaveBeenCalled();
  await userEvent.click(field('company'));
  await userEvent.click(field('name'));
  expect(solve).toHaveBeenCalledTimes(1);
  await fill();
  await press();
  await screen.findByText(receipt.number);
  expect(solve).toHaveBeenCalledTimes(1);
});

test('a proof that has become too old is made anew before it is sent', async () => {
  show();
  await fill();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 16 * 60_000);
  await press();
  await screen.findByText(receipt.number);
  expect(desk.sent[0]?.fields.proof).toBe('proof 2');
});

test('a refused proof is made again once; then the customer is told, and the form keeps its values', async () => {
  desk.answers = [{ code: 'ProofNeeded', message: '没有通过人机验证，请再试一次' }];
  show();
  await fill();
  await press();
  expect(await screen.findByText('没有通过人机验证，请再试一次')).toBeVisible();
  expect(desk.sent.map(({ fields }) => fields.proof)).toEqual(['proof 1', 'proof 2']);
  isFilled();
  desk.answers = [{ code: 'OK', data: receipt }];
  await press();
  expect(await screen.findByText(receipt.number)).toBeVisible();
  expect(desk.sent[2]?.fields.proof).toBe('proof 3');
});

test.each([
  ['cannot be done here', new Error('no WebCrypto'), messages.zh.lead.form.proofFailed],
  ['has no challenge', new ConnectionError('network'), messages.zh.client.offline],
  ['may not be asked for again', new AnswerError('TooManyRequests', '', [], 30), '操作太频繁了，请在 30 秒后再试。'],
])('a proof that %s is said in words, and the next press tries again', async (_, error, told) => {
  solve.mockRejectedValue(error);
  show();
  await fill();
  await press();
  expect(await screen.findByText(told)).toBeVisible();
  isFilled();
  expect(desk.sent).toEqual([]);
  solve.mockResolvedValue('good');
  await press();
  expect(await screen.findByText(receipt.number)).toBeVisible();
});
