import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FoundTopicsToPick } from '@/components/front/discover/card-found';
import type { StartSteps } from '@/lib/people/verification/codes';
import zh from '@/messages/zh/live/broadcast-edit.json';
import person from '@/messages/zh/people/person.json';
import verified from '@/messages/zh/people/verification-steps.json';
import { answerCalls, type MadeCall } from '@/test/answers';
import { draftBroadcast } from '@/test/broadcast-item';
import { freshEditor } from '@/test/edit-screen';
import { renderIn } from '@/test/render';
import { StartBroadcast } from './start-screen';

const replace = jest.fn();
jest.mock('@/lib/platform/i18n/use-navigation', () => ({
  ...jest.requireActual<object>('@/lib/platform/i18n/use-navigation'),
  useRouter: () => ({ replace }),
}));

freshEditor();

const create = '/api/live/own/create';

function show(answers: Parameters<typeof answerCalls>[0] = {}, steps: Partial<StartSteps> = {}) {
  const calls = answerCalls(answers);
  renderIn(
    'zh',
    <StartBroadcast
      channel={{ id: 't1', title: '灯光师夜谈' }}
      query="?topicId=t1"
      steps={{ hasPhone: true, who: 'anybody', verified: 'passed', ...steps }}
      FoundTopics={FoundTopicsToPick}
    />,
  );
  return calls;
}
const title = () => screen.getByRole('textbox', { name: zh.start.headline });
const begin = () => userEvent.click(screen.getByRole('button', { name: zh.start.begin }));
const sent = (calls: MadeCall[]) => calls.filter(({ path }) => path === create).map(({ fields }) => fields);

test('a title in one language and the channel of the address make a draft', async () => {
  const calls = show({ [create]: { data: draftBroadcast } });
  await userEvent.type(title(), '夜航');
  await begin();
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/liveManage/b1/edit'));
  expect(sent(calls)).toEqual([{ title: '夜航', language: 'zh', topicId: 't1', clientId: expect.any(String) }]);
});

test('a second press, after an answer was lost, asks for the same draft', async () => {
  const calls = show({ [create]: 'offline' });
  await userEvent.type(title(), '夜');
  await begin();
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  await begin();
  await waitFor(() => expect(sent(calls)).toHaveLength(2));
  expect(sent(calls)[1]?.clientId).toBe(sent(calls)[0]?.clientId);
});

test('who is not verified any more, or has too many drafts, is led on', async () => {
  const answers = { [create]: { code: 'Forbidden' } as { code: string } };
  show(answers);
  await userEvent.type(title(), '夜');
  await begin();
  expect(await screen.findByRole('link', { name: zh.start.verify })).toHaveAttribute('href', '/qualifications');
  answers[create] = { code: 'TooManyDrafts' };
  await begin();
  expect(await screen.findByRole('link', { name: zh.start.drafts })).toHaveAttribute('href', '/liveManage');
});

test('who lacks a phone and a verified identity sees both, each with its way', () => {
  show({}, { hasPhone: false, verified: 'refused' });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: person.bindPhone })).toHaveAttribute(
    'href',
    expect.stringContaining('topicId%3Dt1'),
  );
  expect(screen.getByText(verified.anybody.refused)).toBeVisible();
  expect(screen.getByRole('link', { name: verified.look })).toHaveAttribute('href', '/qualifications');
});
