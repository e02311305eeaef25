import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import zh from '@/messages/zh/community/topic-edit.json';
import person from '@/messages/zh/people/person.json';
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

const beginning = { nameZh: '', nameEn: '', kind: 'light' } as const;
const start = (props: Partial<Parameters<typeof StartTopic>[0]> = {}) =>
  renderIn('zh', <StartTopic fields={beginning} query="" isPhoneNeeded={false} {...props} />);

test('the first step makes a draft and leads on to it; what was not taken stands there again', async () => {
  const answers: Parameters<typeof answerCalls>[0] = { '/api/topic/own/create': { code: 'TooManyChannels' } };
  const calls = answerCalls(answers);
  const { unmount } = start();
  await userEvent.click(screen.getByRole('button', { name: zh.start.begin }));
  expect(await screen.findByText(zh.rules.required)).toBeVisible();
  await userEvent.type(screen.getByLabelText(zh.fields.nameZh), '夜的声音');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'sound');
  await userEvent.click(screen.getByRole('button', { name: zh.start.begin }));
  expect(await screen.findByText(errors.TooManyChannels)).toBeVisible();
  expect(screen.getByRole('link', { name: zh.own.title })).toHaveAttribute('href', '/topicManage');
  unmount();
  start();
  expect(screen.getByLabelText(zh.fields.nameZh)).toHaveValue('夜的声音');
  expect(screen.getByRole('combobox')).toHaveValue('sound');
  answers['/api/topic/own/create'] = { data: draftTopic };
  await userEvent.click(screen.getByRole('button', { name: zh.start.begin }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/AddTopic/t1'));
  const sent = { nameZh: '夜的声音', nameEn: '', kind: 'sound' };
  expect(calls.map(({ fields }) => fields)).toEqual([sent, sent]);
  start();
  expect(screen.getAllByLabelText(zh.fields.nameZh).at(-1)).toHaveValue('');
});

test('the first step begins with the names of a school', async () => {
  const calls = answerCalls({ '/api/topic/own/create': { data: draftTopic } });
  const school = { nameZh: '鲁迅美术学院', nameEn: 'LuXun Academy of Fine Arts', kind: 'school' } as const;
  start({ fields: school, query: '?school=luxunmeishuxueyuan' });
  expect(screen.getByLabelText(zh.fields.nameEn)).toHaveValue(school.nameEn);
  await userEvent.click(screen.getByRole('button', { name: zh.start.begin }));
  await waitFor(() => expect(calls.map(({ fields }) => fields)).toEqual([school]));
});

test('who has no bound number is led to it first, and back to what they came for', () => {
  start({ isPhoneNeeded: true, query: '?kind=welfare' });
  expect(screen.queryByRole('textbox')).toBeNull();
  const link = screen.getByRole('link', { name: person.bindPhone });
  expect(link.getAttribute('href')).toMatch(/redirecturl=.*%3Fkind%3Dwelfare$/);
});
