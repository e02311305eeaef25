import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnSignup, Signup } from '@/lib/events/signup/contract';
import card from '@/messages/zh/events/signup.json';
import zh from '@/messages/zh/events/signup-form.json';
import fields from '@/messages/zh/events/ticket-form.json';
import { type Answer, answerCalls } from '@/test/answers';
import { standInForDialogs } from '@/test/dialogs';
import { renderIn } from '@/test/render';
import { ticketedActivity } from '@/test/ticket-items';
import { CardSignupOffer } from './card-signup-offer';
import { SignupScreen } from './signup-screen';

const push = jest.fn();
jest.mock('@/lib/platform/i18n/use-navigation', () => ({
  ...jest.requireActual<typeof import('@/lib/platform/i18n/use-navigation')>('@/lib/platform/i18n/use-navigation'),
  useRouter: () => ({ push }),
}));

beforeAll(standInForDialogs);

const activity = ticketedActivity({ admission: 'signup', ticketTypes: [], refund: null, capacity: 10 });
const questions = [
  { id: 'q1', text: '饮食要求', language: 'zh' as const, isRequired: false },
  { id: 'q2', text: '所属单位', language: 'zh' as const, isRequired: true },
];
const profile = { name: '林光', mobile: '+8613800138000', occupation: '' };

const own = (change: Partial<OwnSignup> = {}): OwnSignup => ({
  ...{ state: 'joined', ahead: 0, isUsed: false },
  written: {
    ...{ name: '周影', mobile: '+8613900139000', age: 28, occupation: '灯光师', isShown: false },
    answers: [{ questionId: 'q2', text: '光场' }],
  },
  ...change,
});
const standing = (change: Partial<Signup> = {}): Signup => ({
  ...{ phase: 'open', left: 3, waitingCount: 0, mine: null },
  ...change,
});

function show(signup: Signup, answers: Record<string, Answer> = {}) {
  const calls = answerCalls({ '/api/signup/get': { data: signup }, ...answers });
  const { unmount } = renderIn('zh', <SignupScreen {...{ activity, signup }} form={{ questions, profile }} />);
  return { calls, unmount };
}
const field = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  push.mockReset();
  sessionStorage.clear();
});

describe('the form', () => {
  test('is filled from the profile, and says all that is missing at once', async () => {
    const { calls } = show(standing());
    expect([field(fields.name).value, field(fields.mobile).value]).toEqual(['林光', '+8613800138000']);
    await press(zh.signUp);
    expect(await screen.findByText(fields.rules.age)).toBeVisible();
    expect(screen.getAllByText(fields.rules.required)).toHaveLength(2);
    expect(calls.filter(({ path }) => path === '/api/signup/send')).toEqual([]);
  });

  test('is sent, and what is next takes its place and the focus', async () => {
    const answers: Record<string, Answer> = { '/api/signup/send': { data: own() } };
    show(standing(), answers);
    await userEvent.type(field(zh.age), '28');
    await userEvent.type(field(zh.occupation), '灯光师');
    await userEvent.type(field('所属单位'), '光场');
    await userEvent.click(screen.getByRole('checkbox', { name: zh.isShown }));
    const calls = answerCalls({ '/api/signup/get': { data: standing({ mine: own() }) }, ...answers });
    await press(zh.signUp);
    expect(await screen.findByRole('heading', { name: zh.standing.joined })).toHaveFocus();
    expect(screen.getByRole('link', { name: zh.standing.entry })).toHaveAttribute('href', '/ticket/e?activity=a1');
    expect(screen.getByRole('link', { name: zh.standing.back })).toHaveAttribute('href', '/ActivityDetail/a1');
    expect(screen.getByRole('button', { name: zh.standing.calendar })).toBeVisible();
    const sent = calls.find(({ path }) => path === '/api/signup/send');
    expect(sent?.fields).toMatchObject({ activityId: 'a1', name: '林光', age: 28, isShown: false });
    expect(sessionStorage).toHaveLength(0);
  });

  test('keeps what was typed after a look elsewhere', async () => {
    const { unmount } = show(standing());
    await userEvent.type(field(zh.occupation), '策展人');
    await userEvent.type(field('饮食要求（选填）'), '素食');
    unmount();
    show(standing());
    await waitFor(() => expect(field(zh.occupation).value).toBe('策展人'));
    expect(field('饮食要求（选填）').value).toBe('素食');
  });

  test('says honestly what waiting means where it is full', () => {
    show(standing({ phase: 'full', left: 0, waitingCount: 4 }));
    expect(screen.getByText(zh.waitNote)).toBeVisible();
    expect(screen.getByText('共 10 个名额 · 已满 · 4 人候补')).toBeVisible();
    expect(screen.getByRole('button', { name: zh.wait })).toBeVisible();
  });

  test.each([
    ['ended', zh.ended],
    ['notStarted', '报名还没有开始，2026-11-01 00:00 开放。'],
  ] as const)('is not there when sign-up is %s', (phase, text) => {
    show(standing({ phase }));
    expect(screen.getByRole('status')).toHaveTextContent(text);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('who signed up', () => {
  test('changes what they wrote', async () => {
    show(standing({ phase: 'ended', mine: own() }));
    await press(zh.standing.edit);
    expect([field(zh.age).value, field('所属单位').value]).toEqual(['28', '光场']);
    expect(screen.getByRole('checkbox', { name: zh.isShown })).not.toBeChecked();
    expect(screen.getByRole('button', { name: zh.save })).toBeVisible();
  });

  test('gives the place up once that is confirmed', async () => {
    const { calls } = show(standing({ mine: own() }), { '/api/signup/leave': { data: null } });
    await press(zh.leave.begin);
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: zh.leave.cancel }));
    expect(calls.some(({ path }) => path === '/api/signup/leave')).toBe(false);
    await press(zh.leave.begin);
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: zh.leave.confirm }));
    await waitFor(() => expect(push).toHaveBeenCalledWith('/ActivityDetail/a1'));
  });

  test('and waits sees how many are before them, and no ticket', () => {
    show(standing({ phase: 'full', left: 0, waitingCount: 9, mine: own({ state: 'waiting', ahead: 2 }) }));
    expect(screen.getByText('前面还有 2 人')).toBeVisible();
    expect(screen.queryByRole('link', { name: zh.standing.entry })).toBeNull();
    expect(screen.getByRole('button', { name: zh.stopWaiting.begin })).toBeVisible();
  });

  test('and came in cannot leave', () => {
    show(standing({ mine: own({ isUsed: true }) }));
    expect(screen.queryByRole('button', { name: zh.leave.begin })).toBeNull();
  });
});

test.each<[string, Partial<Signup>, string, string]>([
  ['open', {}, card.signUp, '/SignUp/a1'],
  ['full', { phase: 'full', left: 0 }, card.wait, '/SignUp/a1'],
  ['joined', { mine: own() }, card.entry, '/ticket/e?activity=a1'],
  ['waiting', { mine: own({ state: 'waiting' }) }, card.manage, '/SignUp/a1'],
])('on the page of an activity, %s leads on', async (_, change, name, href) => {
  answerCalls({ '/api/signup/get': { data: standing(change) } });
  renderIn('zh', <CardSignupOffer activity={activity} />);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});
