import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StartSteps } from '@/lib/people/verification/codes';
import zh from '@/messages/zh/careers/job-edit.json';
import person from '@/messages/zh/people/person.json';
import verified from '@/messages/zh/people/verification-steps.json';
import { answerCalls, type MadeCall } from '@/test/answers';
import { freshEditor } from '@/test/edit-screen';
import { draftJob } from '@/test/job-item';
import { renderIn } from '@/test/render';
import { StartJob } from './start-screen';

const replace = jest.fn();
jest.mock('@/lib/platform/i18n/use-navigation', () => ({
  ...jest.requireActual<object>('@/lib/platform/i18n/use-navigation'),
  useRouter: () => ({ replace }),
}));

freshEditor();

const create = '/api/job/own/create';

function show(answers: Parameters<typeof answerCalls>[0] = {}, steps: Partial<StartSteps> = {}) {
  const calls = answerCalls(answers);
  renderIn('zh', <StartJob steps={{ hasPhone: true, who: 'company', verified: 'passed', ...steps }} />);
  return calls;
}
const title = () => screen.getByRole('textbox', { name: zh.start.headline });
const begin = () => userEvent.click(screen.getByRole('button', { name: zh.start.begin }));
const sent = (calls: MadeCall[]) => calls.filter(({ path }) => path === create).map(({ fields }) => fields);

test('a title in one language makes a draft', async () => {
  const calls = show({ [create]: { data: draftJob } });
  await userEvent.type(title(), '灯光设计师');
  await begin();
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/recruitManage/j1/edit'));
  expect(sent(calls)).toEqual([{ title: '灯光设计师', language: 'zh', clientId: expect.any(String) }]);
});

test('a second press, after an answer was lost, asks for the same draft', async () => {
  const calls = show({ [create]: 'offline' });
  await userEvent.type(title(), '灯');
  await begin();
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  await begin();
  await waitFor(() => expect(sent(calls)).toHaveLength(2));
  expect(sent(calls)[1]?.clientId).toBe(sent(calls)[0]?.clientId);
});

test('who is no verified company any more, or has too many drafts, is led on', async () => {
  const answers = { [create]: { code: 'CompanyNeeded' } as { code: string } };
  show(answers);
  await userEvent.type(title(), '灯');
  await begin();
  expect(await screen.findByRole('link', { name: zh.start.verify })).toHaveAttribute('href', '/qualifications');
  answers[create] = { code: 'TooManyDrafts' };
  await begin();
  expect(await screen.findByRole('link', { name: zh.start.drafts })).toHaveAttribute('href', '/recruitManage');
});

test('who lacks a phone and a verified company sees both, each with its way', () => {
  show({}, { hasPhone: false, verified: 'refused' });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: person.bindPhone })).toBeVisible();
  expect(screen.getByText(verified.company.refused)).toBeVisible();
  expect(screen.getByRole('link', { name: verified.look })).toHaveAttribute('href', '/qualifications');
});
