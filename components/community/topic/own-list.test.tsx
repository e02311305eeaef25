import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import zh from '@/messages/zh/community/topic-edit.json';
import errors from '@/messages/zh/platform/errors.json';
import { answerCalls } from '@/test/answers';
import { draftTopic } from '@/test/draft-topic';
import { renderIn } from '@/test/render';
import { OwnTopics } from './own-list';
import { StartTopic } from './start-screen';

const replace = jest.fn();
jest.mock('@/lib/platform/i18n/use-navigation', () => ({
  ...jest.requireActual<object>('@/lib/platform/i18n/use-navigation'),
  useRouter: () => ({ replace }),
}));

test('the own channels lead to their desk or to their form, and say why one was refused', () => {
  const topics = [
    { ...draftTopic, id: 'public', state: 'verified' as const, memberCount: 12 },
    { ...draftTopic, id: 'refused', state: 'failed' as const, name: '', reason: '太像' },
  ];
  renderIn('zh', <OwnTopics topics={topics} />);
  expect(screen.getByRole('link', { name: /夜的声音.*12 位成员/ })).toHaveAttribute('href', '/topicManage/public');
  const refused = screen.getByRole('link', { name: new RegExp(zh.own.untitled) });
  expect(refused).toHaveAttribute('href', '/AddTopic/refused');
  expect(refused).toHaveTextContent('原因：太像');
  expect(screen.getByRole('link', { name: zh.own.ask })).toHaveAttribute('href', '/AddTopic/new');
});

test('who has none is shown the way to one', () => {
  renderIn('zh', <OwnTopics topics={[]} />);
  expect(screen.getByText(zh.own.empty)).toBeVisible();
  expect(screen.getByRole('link', { name: zh.own.ask })).toHaveAttribute('href', '/AddTopic/new');
});

test('the first step makes a draft and leads on to it', async () => {
  const answers: Parameters<typeof answerCalls>[0] = { '/api/topic/own/create': { code: 'TooManyChannels' } };
  const calls = answerCalls(answers);
  renderIn('zh', <StartTopic />);
  await userEvent.click(screen.getByRole('button', { name: zh.start.begin }));
  expect(await screen.findByText(zh.rules.required)).toBeVisible();
  await userEvent.type(screen.getByLabelText(zh.fields.nameZh), '夜的声音');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'sound');
  await userEvent.click(screen.getByRole('button', { name: zh.start.begin }));
  expect(await screen.findByText(errors.TooManyChannels)).toBeVisible();
  answers['/api/topic/own/create'] = { data: draftTopic };
  await userEvent.click(screen.getByRole('button', { name: zh.start.begin }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/AddTopic/t1'));
  expect(calls.map(({ fields }) => fields)).toEqual([
    { nameZh: '夜的声音', kind: 'sound' },
    { nameZh: '夜的声音', kind: 'sound' },
  ]);
});
