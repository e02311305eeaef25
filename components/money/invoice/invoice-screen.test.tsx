import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Invoice, InvoiceFields, InvoiceOfOrder } from '@/lib/money/invoice/contract';
import en from '@/messages/en/money/invoice.json';
import zh from '@/messages/zh/money/invoice.json';
import { answerCalls } from '@/test/answers';
import { standInForDialogs } from '@/test/dialogs';
import { renderIn } from '@/test/render';
import { InvoiceScreen } from './invoice-screen';

const fields: InvoiceFields = {
  ...{ kind: 'company', title: '光年科技', taxNumber: '9144030071526726XG', bank: '', account: '' },
  ...{ companyAddress: '', companyPhone: '', recipientName: '', recipientEmail: 'lin@example.org' },
  ...{ recipientPhone: '', recipientAddress: '' },
};
const asked: Invoice = {
  ...fields,
  ...{ id: 'i', revision: 1, state: 'asked', amountFen: 5000, reason: '', hasFile: false },
  ...{ askedAt: '2026-11-20T12:00:00.000+08:00', decidedAt: null },
};
const shown: InvoiceOfOrder = {
  order: {
    ...{ id: 'o', number: '202611200000000001', kind: 'ticket', state: 'paid', title: '光之夜', way: 'wallet' },
    ...{ totalFen: 5000, refundedFen: 0, refundingFen: 0, expiresAt: null },
    ...{ createdAt: asked.askedAt, paidAt: asked.askedAt },
  },
  ...{ obstacle: null, amountFen: 5000, invoice: null, known: null },
};
const [askPath, withdrawPath] = ['/api/invoice/ask', '/api/invoice/withdraw'];

test('a person needs a title and an address alone', async () => {
  const calls = answerCalls({ [askPath]: { data: { ...shown, invoice: asked, known: fields } } });
  renderIn('en', <InvoiceScreen first={shown} />);
  await userEvent.click(screen.getByRole('radio', { name: en.kinds.personal }));
  expect(screen.queryByRole('textbox', { name: en.fields.taxNumber })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: en.send }));
  expect(await screen.findAllByText(en.rules.required)).toHaveLength(2);
  await userEvent.type(screen.getByRole('textbox', { name: en.fields.title }), 'Lin Yi');
  await userEvent.type(screen.getByRole('textbox', { name: en.fields.recipientEmail }), 'Lin@example.org');
  await userEvent.click(screen.getByRole('button', { name: en.send }));
  expect(await screen.findByRole('heading', { name: en.states.asked.title })).toHaveFocus();
  expect(calls).toHaveLength(1);
  expect(calls[0]?.fields).toMatchObject({
    ...{ orderId: 'o', kind: 'personal', title: 'Lin Yi', recipientEmail: 'lin@example.org' },
  });
});

test('a company’s tax number is checked; the last answers are there', async () => {
  answerCalls({});
  renderIn('zh', <InvoiceScreen first={{ ...shown, known: { ...fields, taxNumber: '9144030071526726XA' } }} />);
  expect(screen.getByRole('textbox', { name: zh.fields.title })).toHaveValue('光年科技');
  await userEvent.click(screen.getByRole('button', { name: zh.send }));
  expect(await screen.findByText(zh.rules.taxNumber)).toBeVisible();
});

test('what waits is taken back, and is there to be changed', async () => {
  standInForDialogs();
  answerCalls({ [withdrawPath]: { data: shown } });
  renderIn('zh', <InvoiceScreen first={{ ...shown, invoice: asked, known: fields }} />);
  expect(screen.getByText('¥50.00')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: zh.withdraw.begin }));
  await userEvent.click(screen.getByRole('button', { name: zh.withdraw.confirm }));
  expect(await screen.findByRole('textbox', { name: zh.fields.title })).toHaveValue('光年科技');
});

test('a refused one says why above the form, one that is made out has its document and no form', () => {
  const refused = { ...asked, state: 'refused', reason: '抬头有误' } as const;
  const { unmount } = renderIn('zh', <InvoiceScreen first={{ ...shown, invoice: refused, known: fields }} />);
  expect(screen.getByText('原因：抬头有误')).toBeVisible();
  expect(screen.getByRole('button', { name: zh.send })).toBeVisible();
  unmount();
  renderIn('zh', <InvoiceScreen first={{ ...shown, invoice: { ...asked, state: 'issued', hasFile: true } }} />);
  expect(screen.getByRole('button', { name: zh.download })).toBeVisible();
  expect(screen.queryByRole('button', { name: zh.send })).toBeNull();
});

test.each(['notPaid', 'topUp', 'noMoney', 'refunded'] as const)('says why there is none: %s', (obstacle) => {
  renderIn('zh', <InvoiceScreen first={{ ...shown, obstacle }} />);
  expect(screen.getByRole('status')).toHaveTextContent(zh.obstacles[obstacle]);
  expect(screen.queryByRole('button', { name: zh.send })).toBeNull();
});
