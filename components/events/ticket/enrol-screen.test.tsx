import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import zh from '@/messages/zh/events/ticket-buy.json';
import form from '@/messages/zh/events/ticket-form.json';
import { type Answer, answerCalls } from '@/test/answers';
import { renderIn } from '@/test/render';
import { ticketedActivity } from '@/test/ticket-items';
import { EnrolScreen } from './enrol-screen';

const push = jest.fn();
jest.mock('@/lib/platform/i18n/use-navigation', () => ({
  ...jest.requireActual<typeof import('@/lib/platform/i18n/use-navigation')>('@/lib/platform/i18n/use-navigation'),
  useRouter: () => ({ push }),
}));

const path = '/api/ticket/order';
const questions = [
  { id: 'q1', text: '饮食要求', language: 'zh' as const, isRequired: false },
  { id: 'q2', text: '所属单位', language: 'zh' as const, isRequired: true },
];

function show(answer: Answer) {
  const calls = answerCalls({ [path]: answer });
  const activity = ticketedActivity();
  const [type] = activity.ticketTypes;
  if (!type) throw new Error('no type');
  const profile = { name: '林光', mobile: '+8613800138000', occupation: '' };
  const { unmount } = renderIn(
    'zh',
    <EnrolScreen {...{ activity, type }} amount={2} waitId="" form={{ questions, profile }} />,
  );
  return { calls, unmount };
}
const fields = (name: string) => screen.getAllByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: '提交订单 ¥100.00' }));

async function fillIn() {
  await userEvent.type(fields(form.name)[1] as HTMLElement, '周影');
  await userEvent.type(fields(form.mobile)[1] as HTMLElement, '139 0013 9000');
  for (const field of fields('所属单位')) await userEvent.type(field, '光场');
}

beforeEach(() => {
  push.mockReset();
  sessionStorage.clear();
});

test('all that is missing is said at once, the first attendee is filled from the profile', async () => {
  const { calls } = show({ data: { orderId: 'o1' } });
  expect(fields(form.name).map((field) => (field as HTMLInputElement).value)).toEqual(['林光', '']);
  await send();
  expect(await screen.findAllByText(form.rules.required)).toHaveLength(4);
  expect(calls).toEqual([]);
});

test('orders for each attendee, and goes on to pay', async () => {
  const { calls } = show({ data: { orderId: 'o1' } });
  await fillIn();
  await userEvent.click(screen.getByRole('checkbox', { name: zh.isShown }));
  await send();
  await waitFor(() => expect(push).toHaveBeenCalledWith('/ticket/confirm?order=o1'));
  const sent = calls[0]?.fields;
  expect(sent).toMatchObject({ ticketTypeId: 't1', waitId: '', isShown: false });
  expect(sent?.attendees).toMatchObject([
    { name: '林光', mobile: '+8613800138000' },
    { name: '周影', mobile: '139 0013 9000', answers: [{ questionId: 'q1', text: '' }, { text: '光场' }] },
  ]);
});

test('what was typed is still there after a look elsewhere', async () => {
  const { unmount } = show({ data: { orderId: 'o1' } });
  await fillIn();
  unmount();
  show({ data: { orderId: 'o1' } });
  await waitFor(() => expect(fields(form.name)[1]).toHaveValue('周影'));
  expect(fields('所属单位')[0]).toHaveValue('光场');
});

test('what stands against the order is said with the way on', async () => {
  show({ code: 'SoldOut' });
  await fillIn();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('票已售完');
  expect(screen.getByRole('link', { name: zh.again })).toHaveAttribute('href', '/ticket/get/a1');
});
