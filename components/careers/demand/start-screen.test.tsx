import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StartSteps } from '@/lib/people/verification/codes';
import zh from '@/messages/zh/careers/demand-edit.json';
import verified from '@/messages/zh/people/verification-steps.json';
import { answerCalls, type MadeCall } from '@/test/answers';
import { draftDemand } from '@/test/demand-item';
import { freshEditor } from '@/test/edit-screen';
import { renderIn } from '@/test/render';
import { StartDemand } from './start-screen';

const replace = jest.fn();
jest.mock('@/lib/platform/i18n/use-navigation', () => ({
  ...jest.requireActual<object>('@/lib/platform/i18n/use-navigation'),
  useRouter: () => ({ replace }),
}));

freshEditor();

const create = '/api/demand/own/create';

function show(answers: Parameters<typeof answerCalls>[0] = {}, steps: Partial<StartSteps> = {}) {
  const calls = answerCalls(answers);
  renderIn('zh', <StartDemand steps={{ hasPhone: true, who: 'company', verified: 'passed', ...steps }} />);
  return calls;
}
const write = () => userEvent.type(screen.getByRole('textbox', { name: zh.start.headline }), '光');
const begin = () => userEvent.click(screen.getByRole('button', { name: zh.start.begin }));
const sent = (calls: MadeCall[]) => calls.filter(({ path }) => path === create).map(({ fields }) => fields);

test('a title in one language makes a draft; after a lost answer the same one', async () => {
  const answers: Parameters<typeof answerCalls>[0] = { [create]: 'offline' };
  const calls = show(answers);
  await write();
  await begin();
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  answers[create] = { data: draftDemand };
  await begin();
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/projectManage/d1/edit'));
  expect(sent(calls)).toEqual(Array(2).fill({ title: '光', language: 'zh', clientId: expect.any(String) }));
  expect(sent(calls)[1]?.clientId).toBe(sent(calls)[0]?.clientId);
});

test('who is no verified company any more, or has too many drafts, is led on', async () => {
  const answers = { [create]: { code: 'CompanyNeeded' } as { code: string } };
  show(answers);
  await write();
  await begin();
  expect(await screen.findByRole('link', { name: zh.start.verify })).toHaveAttribute('href', '/qualifications');
  answers[create] = { code: 'TooManyDrafts' };
  await begin();
  expect(await screen.findByRole('link', { name: zh.start.drafts })).toHaveAttribute('href', '/projectManage');
});

test('who lacks a verified company sees that, and the way there', () => {
  show({}, { verified: 'refused' });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText(verified.company.refused)).toBeVisible();
  expect(screen.getByRole('link', { name: verified.look })).toHaveAttribute('href', '/qualifications');
});
