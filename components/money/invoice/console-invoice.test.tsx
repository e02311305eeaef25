import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffInvoice } from '@/lib/money/invoice/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import zh from '@/messages/zh/money/invoice-console.json';
import { type Answer, answerCalls } from '@/test/answers';
import { renderIn } from '@/test/render';
import { InvoiceConsole } from './console-invoice';

const invoice: StaffInvoice = {
  ...{ kind: 'company', title: '光年科技', taxNumber: '9144030071526726XG', bank: '', account: '' },
  ...{ companyAddress: '', companyPhone: '', recipientName: '', recipientEmail: 'lin@example.org' },
  ...{ recipientPhone: '', recipientAddress: '', id: 'i', revision: 1, state: 'asked', amountFen: 5000, reason: '' },
  ...{ hasFile: false, askedAt: '2026-11-20T12:00:00.000+08:00', decidedAt: null, orderId: 'o' },
  ...{ orderNumber: '2026', orderTitle: '光之夜', personId: 'p', nickname: '林一', obstacle: null },
};
const [makePath, refusePath] = ['/api/invoice/make', '/api/invoice/refuse'];
const waiting: Record<string, Answer> = { '/api/staff/waiting': { data: [] } };
const pdf = new File(['%PDF-1.7'], 'invoice.pdf', { type: 'application/pdf' });

beforeEach(() => {
  toastQueue.take();
});

test('is made out by its document', async () => {
  const made = { ...invoice, revision: 2, state: 'issued', hasFile: true };
  const calls = answerCalls({ ...waiting, [makePath]: { data: made } });
  renderIn('zh', <InvoiceConsole invoice={invoice} />);
  await userEvent.click(screen.getByRole('button', { name: zh.make }));
  expect(screen.getByText(zh.fileNeeded)).toBeVisible();
  await userEvent.upload(screen.getByLabelText(zh.file), pdf);
  await userEvent.click(screen.getByRole('button', { name: zh.make }));
  expect(await screen.findByRole('button', { name: zh.download })).toBeVisible();
  expect(calls.some(({ path }) => path === makePath)).toBe(true);
  expect(toastQueue.take()).toEqual([zh.made]);
});

test('says what is no PDF, and what has changed', async () => {
  const answers = { ...waiting, [makePath]: { code: 'UnsupportedMediaType' } as Answer };
  answerCalls(answers);
  renderIn('zh', <InvoiceConsole invoice={invoice} />);
  await userEvent.upload(screen.getByLabelText(zh.file), pdf);
  await userEvent.click(screen.getByRole('button', { name: zh.make }));
  await waitFor(() => expect(toastQueue.take()).toEqual([zh.noPdf]));
  answers[makePath] = { code: 'Changed' };
  await userEvent.click(screen.getByRole('button', { name: zh.make }));
  await waitFor(() => expect(toastQueue.take()).toEqual([zh.changed]));
});

test('is refused with a reason alone', async () => {
  const refused = { ...invoice, revision: 2, state: 'refused', reason: '抬头有误' };
  const calls = answerCalls({ ...waiting, [refusePath]: { data: refused } });
  renderIn('zh', <InvoiceConsole invoice={invoice} />);
  await userEvent.click(screen.getByRole('button', { name: zh.refuse }));
  expect(await screen.findByText(zh.rules.required)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: zh.reason }), '抬头有误');
  await userEvent.click(screen.getByRole('button', { name: zh.refuse }));
  expect(await screen.findByText(zh.afterwards.refused)).toBeVisible();
  expect(calls.find(({ path }) => path === refusePath)?.fields).toEqual({ id: 'i', revision: '1', reason: '抬头有误' });
});

test('can only be refused where nothing is left to be invoiced', () => {
  renderIn('zh', <InvoiceConsole invoice={{ ...invoice, obstacle: 'refunded' }} />);
  expect(screen.getByText(zh.cannot)).toBeVisible();
  expect(screen.queryByRole('button', { name: zh.make })).toBeNull();
});
