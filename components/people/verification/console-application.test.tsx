import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApplicationForReview } from '@/lib/people/verification/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import zh from '@/messages/zh/people/verification-console.json';
import { type Answer, answerCalls } from '@/test/answers';
import { renderIn } from '@/test/render';
import { ApplicationConsole } from './console-application';

const application: ApplicationForReview = {
  ...{ id: 'a', kind: 'individual', state: 'pending', name: '林*', paper: 'idCard', numberEnd: '002X' },
  ...{ validUntil: null, submittedAt: '2026-11-26T10:00:00.000+08:00', dueAt: '2026-11-28T00:00:00.000+08:00' },
  ...{ decidedAt: null, refusal: null, reason: '', personId: 'p', nickname: '墨', revision: 3, decidedBy: '' },
  ...{ before: [], isTaken: false, hasPictures: true },
};
const now = Date.parse('2026-11-27T12:00:00.000+08:00');
const [getPath, papersPath, decidePath] = ['application', 'papers', 'decide'].map(
  (name) => `/api/verification/${name}`,
);

function show(own: Partial<ApplicationForReview> = {}, answers: Record<string, Answer> = {}, at = now) {
  const calls = answerCalls({
    [`${getPath}`]: { data: { ...application, ...own } },
    '/api/staff/waiting': { data: [] },
    ...answers,
  });
  renderIn('zh', <ApplicationConsole application={{ ...application, ...own }} now={at} />);
  return calls;
}
const sent = (calls: ReturnType<typeof show>, path: string | undefined) =>
  calls.filter((made) => made.path === path).map(({ fields }) => fields);

beforeEach(() => {
  toastQueue.take();
});

test('shows masked facts until the papers are opened, which is one recorded call', async () => {
  const papers = { name: '林一', number: '11010119900307002X', pictures: [] };
  const none = { legalRepresentative: null, contactName: null, contactPhone: null };
  const calls = show({ hasPictures: false }, { [`${papersPath}`]: { data: { ...papers, ...none } } });
  expect(screen.queryByText(papers.number)).toBeNull();
  expect(sent(calls, papersPath)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: zh.papersOf.open }));
  expect(await screen.findByText(papers.number)).toBeVisible();
  expect(screen.getByText(zh.papersOf.gone)).toBeVisible();
  expect(sent(calls, papersPath)).toEqual([{ id: 'a' }]);
});

test('says how much of the promise is left', () => {
  show();
  expect(screen.getByText(zh.left.replace('{hours}', '12'))).toBeVisible();
});

test('says that the promise is broken', () => {
  show({}, {}, Date.parse(application.dueAt));
  expect(screen.getByText(zh.overdue)).toBeVisible();
});

test('passes by the revision that was read', async () => {
  const calls = show({}, { [`${decidePath}`]: { data: null } });
  await userEvent.click(screen.getByRole('button', { name: zh.approve }));
  await waitFor(() => expect(toastQueue.take()).toEqual([zh.approved]));
  expect(sent(calls, decidePath)).toEqual([{ id: 'a', revision: '3', isPassed: 'true', reason: '' }]);
});

test('is refused for a chosen reason, the last of which needs a text', async () => {
  const calls = show({}, { [`${decidePath}`]: { data: null } });
  const refuse = screen.getByRole('button', { name: zh.refuse });
  await userEvent.click(refuse);
  expect(screen.getByText(zh.needsRefusal)).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText(zh.why), 'other');
  await userEvent.click(refuse);
  expect(screen.getByText(zh.needsMore)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: zh.more }), '照片是复印件');
  await userEvent.click(refuse);
  await waitFor(() => expect(toastQueue.take()).toEqual([zh.refused]));
  expect(sent(calls, decidePath)).toEqual([
    { id: 'a', revision: '3', isPassed: 'false', refusal: 'other', reason: '照片是复印件' },
  ]);
});

test('one whose paper verifies another account can only be refused, for that reason', () => {
  show({ isTaken: true });
  expect(screen.queryByRole('button', { name: zh.approve })).toBeNull();
  expect(screen.getByLabelText(zh.why)).toHaveValue('taken');
});

test('a colleague who was faster is told', async () => {
  show({}, { [`${decidePath}`]: { code: 'Changed' } });
  await userEvent.click(screen.getByRole('button', { name: zh.approve }));
  await waitFor(() => expect(toastQueue.take()).toEqual([zh.changed]));
});
