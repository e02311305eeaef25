import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FoundTopicsToPick } from '@/components/front/discover/card-found';
import zh from '@/messages/zh/community/article-edit.json';
import pick from '@/messages/zh/community/topic-pick.json';
import person from '@/messages/zh/people/person.json';
import editor from '@/messages/zh/works/editor.json';
import { answerCalls, type MadeCall } from '@/test/answers';
import { draftArticle } from '@/test/draft-article';
import { freshEditor } from '@/test/edit-screen';
import { standInForIntersections } from '@/test/intersections';
import { onePage } from '@/test/own-works';
import { renderIn } from '@/test/render';
import { StartArticle } from './start-screen';

const replace = jest.fn();
jest.mock('@/lib/platform/i18n/use-navigation', () => ({
  ...jest.requireActual<object>('@/lib/platform/i18n/use-navigation'),
  useRouter: () => ({ replace }),
}));

const create = '/api/article/own/create';
const { start: t } = zh;
const channel = { id: 't1', title: '夜的声音' };

freshEditor();
beforeEach(standInForIntersections);

function show(answers: Parameters<typeof answerCalls>[0] = {}, isPhoneNeeded = false) {
  const calls = answerCalls(answers);
  renderIn(
    'zh',
    <StartArticle channel={channel} query="?topicId=t1" {...{ isPhoneNeeded }} FoundTopics={FoundTopicsToPick} />,
  );
  return calls;
}
const title = () => screen.getByRole('textbox', { name: t.headline });
const begin = () => userEvent.click(screen.getByRole('button', { name: t.begin }));
const sent = (calls: MadeCall[]) => calls.filter(({ path }) => path === create).map(({ fields }) => fields);

test('a title in one language, and the channel of the address, make a draft', async () => {
  const calls = show({ [create]: { data: draftArticle } });
  expect(screen.getByRole('radio', { name: editor.languages.zh })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: editor.languages.en }));
  await userEvent.type(title(), 'Night');
  await begin();
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/articleIndex/a1/edit'));
  expect(sent(calls)).toEqual([{ title: 'Night', language: 'en', topicId: 't1', clientId: expect.any(String) }]);
});

test('a second press, after an answer was lost, asks for the same draft; other words for another', async () => {
  const calls = show({ [create]: 'offline' });
  await userEvent.type(title(), '夜');
  await begin();
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  await begin();
  await waitFor(() => expect(sent(calls)).toHaveLength(2));
  await userEvent.type(title(), '色');
  await begin();
  await waitFor(() => expect(sent(calls)).toHaveLength(3));
  const [first, second, third] = sent(calls).map(({ clientId }) => clientId);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('without a title nothing is sent', async () => {
  const calls = show();
  await begin();
  expect(await screen.findByText(zh.rules.required)).toBeVisible();
  expect(calls).toEqual([]);
});

test('with too many drafts it says where they are', async () => {
  show({ [create]: { code: 'TooManyDrafts' } });
  await userEvent.type(title(), '夜');
  await begin();
  expect(await screen.findByText(/30 篇/)).toBeVisible();
  expect(screen.getByRole('link', { name: t.drafts })).toHaveAttribute('href', '/MyMaJiang/articles');
});

test('a channel that has blocked the author is said at the channel, which can be changed or left out', async () => {
  const calls = show({
    [create]: { code: '400', fields: [{ field: 'topicId', rule: 'blocked' }] },
    '/api/topic/followed': { data: onePage([{ id: 't2', title: '光', titleLanguage: 'zh', thumb: null }]) },
  });
  await userEvent.type(title(), '夜');
  await begin();
  expect(await screen.findByText(zh.rules.blocked)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: pick.change }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.click(await sheet.findByRole('button', { name: '光' }));
  expect(screen.getByText('光')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: pick.remove }));
  await begin();
  await waitFor(() => expect(sent(calls)[1]).toMatchObject({ topicId: '' }));
});

test('who has no bound phone is led to bind one, and back', () => {
  show({}, true);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: person.bindPhone })).toHaveAttribute(
    'href',
    expect.stringContaining('topicId%3Dt1'),
  );
});
