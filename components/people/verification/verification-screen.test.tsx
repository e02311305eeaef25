import { File as NodeFile } from 'node:buffer';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnApplication, Verification } from '@/lib/people/verification/contract';
import zh from '@/messages/zh/people/verification.json';
import { type Answer, answerCalls } from '@/test/answers';
import { standInForDialogs } from '@/test/dialogs';
import { renderIn } from '@/test/render';
import { VerificationScreen } from './verification-screen';

const application: OwnApplication = {
  ...{ id: 'a', kind: 'individual', state: 'pending', name: '林*', paper: 'idCard', numberEnd: '002X' },
  ...{ validUntil: '2027-01-10', submittedAt: '2026-11-26T10:00:00.000+08:00', dueAt: '2026-11-28T00:00:00.000+08:00' },
  ...{ decidedAt: null, refusal: null, reason: '' },
};
const nothing = { latest: null, holds: null };
const none: Verification = { individual: nothing, company: nothing, hasPhone: true };
const [ownPath, applyPath, withdrawPath] = [
  '/api/verification',
  '/api/verification/apply',
  '/api/verification/withdraw',
];

/** From the same realm as the `FormData` that it goes into; jsdom's own is another, and the schema asks for `File`. */
const picture = (name: string) => new NodeFile([new Uint8Array(9)], name, { type: 'image/png' }) as unknown as File;

function show(own: Partial<Verification>, after: Partial<Verification> = own, answers: Record<string, Answer> = {}) {
  const calls = answerCalls({ [ownPath]: { data: { ...none, ...after } }, ...answers });
  renderIn('zh', <VerificationScreen verification={{ ...none, ...own }} today="2026-11-26" />);
  return calls;
}
const card = (kind: keyof typeof zh.kinds) => within(screen.getByRole('region', { name: zh.kinds[kind].title }));
const open = (kind: keyof typeof zh.kinds, word = zh.begin) =>
  userEvent.click(card(kind).getByRole('button', { name: new RegExp(`^${word}`) }));

beforeEach(() => {
  standInForDialogs();
  Object.assign(globalThis, { File: NodeFile });
  Object.assign(URL, { createObjectURL: (file: File) => `blob:${file.name}`, revokeObjectURL: () => {} });
});

test('without a bound number the way to bind one stands in place of the form', () => {
  show({ hasPhone: false });
  expect(card('individual').getByRole('link', { name: zh.phone.bind })).toHaveAttribute('href', '/Settings/security');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a passport has one picture and always an end, an ID card two and perhaps none', async () => {
  show({});
  await open('individual');
  expect(screen.getByLabelText(zh.sides.back)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: zh.fields.withoutEnd }));
  expect(screen.queryByLabelText(zh.fields.validUntil)).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText(zh.fields.paper), 'passport');
  expect(screen.getByLabelText(zh.sides.page)).toBeInTheDocument();
  expect(screen.queryByLabelText(zh.sides.back)).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByLabelText(zh.fields.validUntil)).toHaveValue('');
});

test('each missing field says so, and nothing is sent', async () => {
  const calls = show({});
  await open('individual');
  await userEvent.click(screen.getByRole('button', { name: zh.send }));
  expect(await screen.findAllByText(zh.rules.required)).toHaveLength(2);
  expect(screen.getByText(zh.rules.date)).toBeVisible();
  expect(screen.getAllByText(zh.rules.picture)).toHaveLength(2);
  expect(calls).toEqual([]);
});

test('an application that was refused by its fields loses nothing, and waits once it is sent', async () => {
  const pending = { latest: application, holds: null };
  const answers: Record<string, Answer> = {
    [applyPath]: { code: '400', fields: [{ field: 'number', rule: 'idCard' }] },
  };
  const calls = answerCalls({ [ownPath]: { data: { ...none, individual: pending } }, ...answers });
  renderIn('zh', <VerificationScreen verification={none} today="2026-11-26" />);
  await open('individual');
  await userEvent.type(screen.getByLabelText(zh.fields.realName), '林一');
  await userEvent.type(screen.getByLabelText(zh.fields.number), '110101199003070020');
  await userEvent.click(screen.getByRole('checkbox', { name: zh.fields.withoutEnd }));
  await userEvent.upload(screen.getByLabelText(zh.sides.front), picture('front.png'));
  await userEvent.upload(screen.getByLabelText(zh.sides.back), picture('back.png'));
  await userEvent.click(screen.getByRole('button', { name: zh.send }));
  expect(await screen.findByText(zh.rules.idCard)).toBeVisible();
  expect(screen.getByLabelText(zh.fields.realName)).toHaveValue('林一');
  expect(screen.getByLabelText(/front\.png/)).toBeInTheDocument();
  answerCalls({ [ownPath]: { data: { ...none, individual: pending } }, [applyPath]: { data: application } });
  await userEvent.click(screen.getByRole('button', { name: zh.send }));
  expect(await screen.findByRole('heading', { name: zh.pending.title })).toBeVisible();
  expect(screen.getByRole('heading', { name: zh.kinds.individual.title })).toHaveFocus();
  expect(calls.map(({ path }) => path)).toEqual([applyPath]);
});

test('what waits is withdrawn after a question', async () => {
  const calls = show({ individual: { latest: application, holds: null } }, none, { [withdrawPath]: { data: null } });
  expect(screen.getByText(/林\* · 居民身份证 · 尾号 002X/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: zh.pending.withdraw }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: zh.pending.confirm }));
  expect(await card('individual').findByRole('button', { name: new RegExp(`^${zh.begin}`) })).toBeVisible();
  expect(calls[0]).toEqual({ path: withdrawPath, fields: { id: 'a' } });
});

test('a refusal says why and leads to the form', async () => {
  const refused = { ...application, state: 'refused', refusal: 'unreadable', reason: '背面反光' } as const;
  show({ company: { latest: { ...refused, kind: 'company', paper: null }, holds: null } });
  expect(screen.getByText(zh.refusals.unreadable)).toBeVisible();
  expect(screen.getByText('背面反光')).toBeVisible();
  await open('company', zh.again);
  expect(screen.getByText(zh.refused.again)).toBeVisible();
  expect(screen.getByLabelText(zh.sides.authority)).toBeInTheDocument();
});

test.each([
  ['differs', 'begins with the paper of the refused one, and its end', '2027-01-10'],
  ['expired', 'asks for another end where the paper was refused for it', ''],
] as const)('after a refusal as %s the form %s', async (refusal, _, end) => {
  const refused = { ...application, state: 'refused', refusal, paper: 'hkMacaoPermit' } as const;
  show({ individual: { latest: refused, holds: null } });
  await open('individual', zh.again);
  expect(screen.getByLabelText(zh.fields.paper)).toHaveValue('hkMacaoPermit');
  expect(screen.getByLabelText(zh.fields.validUntil)).toHaveValue(end);
  expect(screen.getByLabelText(zh.fields.realName)).toHaveValue('');
});

test.each([
  ['can be renewed in the last months of its paper', '2027-01-10', 1],
  ['cannot be renewed before', '2028-01-10', 0],
])('what holds %s', (_, validUntil, count) => {
  const holds = { ...application, state: 'passed', validUntil } as const;
  show({ individual: { latest: holds, holds } });
  expect(screen.getByText(zh.passed.until.replace('{day}', validUntil))).toBeVisible();
  expect(card('individual').queryAllByRole('button', { name: new RegExp(zh.renew) })).toHaveLength(count);
});
