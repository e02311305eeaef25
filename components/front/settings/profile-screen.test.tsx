import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserInfo } from '@/lib/people/person/contract';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { toastQueue } from '@/lib/platform/client/toast';
import zh from '@/messages/zh/front/settings.json';
import person from '@/messages/zh/people/person.json';
import zhErrors from '@/messages/zh/platform/errors.json';
import { answerCalls, type MadeCall } from '@/test/answers';
import { standInForDialogs } from '@/test/dialogs';
import { renderIn } from '@/test/render';
import { ProfileScreen } from './profile-screen';

const info: UserInfo = {
  userId: 'lin',
  nickname: '林默',
  avatar: null,
  banner: null,
  gender: 0,
  birthday: null,
  areaId: null,
  address: '',
  bio: '写光的人。',
  tagline: '',
  creativeFields: ['光艺术'],
  education: '',
  industry: 'lighting',
  profession: null,
  socialLinks: [],
  verification: 'none',
  roles: ['user'],
  followerCount: 0,
  followingCount: 0,
  underReview: {},
};

const dictionaries = {
  '/api/person/industries': { data: [{ id: 'lighting', name: '光影照明' }] },
  '/api/person/professions': { data: [{ id: 'artist', name: '艺术家' }] },
};
const save = '/api/person/profile';

beforeEach(() => {
  toastQueue.take();
  toastQueue.allGone();
  useSessionStore.setState({ peopleMessage: null, avatar: null });
  standInForDialogs();
});

let people = 0;
/** Each test uses another person, since unsaved changes are kept beyond a screen. */
const show = (own: Partial<UserInfo> = {}, language: 'zh' | 'en' = 'zh') =>
  renderIn(language, <ProfileScreen info={{ ...info, userId: `person ${++people}`, ...own }} today="2026-11-20" />);
const nickname = () => screen.getByLabelText('昵称');
const fields = () => screen.getByRole('textbox', { name: zh.profile.creativeFields });
const chosen = () =>
  within(screen.getByRole('list', { name: zh.profile.creativeFields }))
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
const submit = () => userEvent.click(screen.getByRole('button', { name: zh.profile.save }));
const sent = (calls: MadeCall[]) => calls.filter(({ path }) => path === save).map(({ fields }) => fields);

test('saves what was changed and nothing else, and the client state knows', async () => {
  const calls = answerCalls({
    ...dictionaries,
    [save]: { data: { ...info, tagline: '让光有重量。', avatar: 'a.jpg' } },
  });
  show();
  await userEvent.type(screen.getByLabelText(zh.profile.tagline), '让光有重量。');
  await userEvent.click(screen.getByRole('radio', { name: zh.profile.genders.female }));
  await userEvent.type(screen.getByLabelText(zh.profile.birthday), '1990-11-21');
  await userEvent.selectOptions(await screen.findByLabelText(zh.profile.industry), '');
  await submit();
  await waitFor(() => expect(toastQueue.take()).toEqual([zh.profile.saved]));
  expect(sent(calls)).toEqual([
    { tagline: '让光有重量。', gender: 2, birthday: '1990-11-21', industry: null, acknowledged: false },
  ]);
  expect(useSessionStore.getState()).toMatchObject({ peopleMessage: { tagline: '让光有重量。' }, avatar: 'a.jpg' });
});

test('prohibited words are asked about, and sent again when that was read', async () => {
  let tries = 0;
  const calls = answerCalls({
    ...dictionaries,
    [save]: () =>
      ++tries === 1
        ? { code: 'ProhibitedWords', fields: [{ field: 'bio', rule: 'prohibited' }] }
        : { data: { ...info, underReview: { bio: '坏话' } } },
  });
  show();
  await userEvent.clear(screen.getByLabelText(zh.profile.bio));
  await userEvent.type(screen.getByLabelText(zh.profile.bio), '坏话');
  await submit();
  const dialog = await screen.findByRole('dialog', { name: zh.profile.reviewTitle });
  expect(dialog).toHaveTextContent(zh.profile.reviewText);
  await userEvent.click(within(dialog).getByRole('button', { name: zh.profile.reviewAction }));
  await waitFor(() => expect(toastQueue.take()).toEqual([zh.profile.savedForReview]));
  expect(sent(calls)).toEqual([
    { bio: '坏话', acknowledged: false },
    { bio: '坏话', acknowledged: true },
  ]);
  expect(screen.getByLabelText(zh.profile.bio)).toHaveValue('坏话');
  expect(screen.getByText('审核中，审核通过前公开显示：写光的人。')).toBeVisible();
});

test('a nickname of another person is said at the nickname', async () => {
  answerCalls({ ...dictionaries, [save]: { code: 'NicknameTaken' } });
  show();
  await userEvent.clear(nickname());
  await userEvent.type(nickname(), '许砚');
  await submit();
  expect(await screen.findByText(zhErrors.NicknameTaken)).toBeVisible();
  expect(nickname()).toHaveAccessibleDescription(zhErrors.NicknameTaken);
});

test('broken rules are said before anything is sent', async () => {
  const calls = answerCalls(dictionaries);
  show();
  await userEvent.type(nickname(), '😀');
  await userEvent.click(screen.getByLabelText(zh.profile.bio));
  await userEvent.paste('光'.repeat(501));
  await userEvent.click(screen.getByRole('button', { name: zh.profile.addLink }));
  await userEvent.type(screen.getByLabelText(zh.profile.linkUrl), 'javascript:alert(1)');
  await submit();
  expect(await screen.findByText(person.rules.nicknameCharacters)).toBeVisible();
  expect(screen.getByText(person.rules.bioLength)).toBeVisible();
  expect(screen.getByText(person.rules.required)).toBeVisible();
  expect(screen.getByText(person.rules.address)).toBeVisible();
  expect(screen.getByText('506/500')).toBeInTheDocument();
  expect(sent(calls)).toEqual([]);
});

test('a broken rule of a row is said at the row alone', async () => {
  answerCalls(dictionaries);
  show({ socialLinks: [{ name: '微博', url: 'https://weibo.example/' }] });
  await userEvent.clear(screen.getByLabelText(zh.profile.linkUrl));
  await userEvent.type(screen.getByLabelText(zh.profile.linkUrl), 'weibo');
  await submit();
  expect(await screen.findByText(person.rules.address)).toBeVisible();
  expect(screen.getByLabelText(zh.profile.linkUrl)).toHaveFocus();
  expect(screen.queryByText(person.rules.other)).toBeNull();
});

test('who has bound no phone is led to bind one, and back', async () => {
  answerCalls({ ...dictionaries, [save]: { code: 'PhoneNeeded' } });
  show({}, 'en');
  await userEvent.type(screen.getByLabelText('Tagline'), 'Light.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(zhErrors.PhoneNeeded)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Link a mobile number' })).toHaveAttribute(
    'href',
    '/en/Settings/security?change=phone&redirecturl=%2Fen%2FSettings%2Fprofile',
  );
});

test('what is not saved outlives the way to the areas and back, and can be discarded', async () => {
  answerCalls(dictionaries);
  const { unmount } = show({ userId: 'kept' });
  expect(screen.getByRole('link', { name: '地区 选择地区' })).toHaveAttribute(
    'href',
    '/areaSelect?redirecturl=%2FSettings%2Fprofile',
  );
  await userEvent.type(nickname(), '生');
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  unmount();
  show({ userId: 'kept', areaId: 'CN-310000', address: '上海' });
  expect(nickname()).toHaveValue('林默生');
  expect(screen.getByRole('link', { name: '地区 上海' })).toBeVisible();
  expect(screen.getByText(zh.profile.restored)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: zh.profile.discard }));
  expect(nickname()).toHaveValue('林默');
  expect(screen.queryByText(zh.profile.restored)).toBeNull();
  const harmless = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(harmless);
  expect(harmless.defaultPrevented).toBe(false);
});

test('another person does not find what the first one typed', async () => {
  answerCalls(dictionaries);
  const { unmount } = show();
  await userEvent.type(nickname(), '生');
  unmount();
  show();
  expect(nickname()).toHaveValue('林默');
});

test('creative fields are typed, suggested and taken away by the keyboard, three at most', async () => {
  answerCalls(dictionaries);
  show();
  await userEvent.type(fields(), '写作{Enter}写作，');
  expect(chosen()).toEqual(['光艺术', '写作']);
  await userEvent.click(screen.getByRole('button', { name: zh.disciplines.sound }));
  expect(chosen()).toEqual(['光艺术', '写作', '声音艺术']);
  expect(screen.queryByRole('list', { name: zh.profile.suggestions })).toBeNull();
  await userEvent.type(fields(), '{Backspace}');
  expect(chosen()).toEqual(['光艺术', '写作']);
  await userEvent.click(screen.getByRole('button', { name: '删除“光艺术”' }));
  expect(chosen()).toEqual(['写作']);
  expect(fields()).toHaveFocus();
});

test('there are at most six social links', async () => {
  answerCalls(dictionaries);
  const link = { name: '微博', url: 'https://weibo.example/' };
  show({ socialLinks: Array.from({ length: 5 }, () => link) });
  await userEvent.click(screen.getByRole('button', { name: zh.profile.addLink }));
  expect(screen.queryByRole('button', { name: zh.profile.addLink })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '删除第 6 个链接' }));
  expect(screen.getByRole('button', { name: zh.profile.addLink })).toBeVisible();
});
