import { fireEvent, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import type { NoticeChoices, NoticeSettings } from '@/lib/reactions/message/contract';
import { renderIn } from '@/test/render';
import { NoticeSettingsScreen } from './notice-settings-screen';

const usual = { onSite: true, byMail: false, byWechat: false };
const choices: NoticeChoices = { likes: usual, comments: usual, follows: usual, events: usual, system: usual };
const settings = (changes: Partial<NoticeSettings> = {}): NoticeSettings => ({
  revision: 3,
  choices,
  mail: 'possible',
  wechat: 'possible',
  ...changes,
});

let answers: (() => Response)[];
let sent: { revision: number; choices: NoticeChoices }[];

beforeEach(() => {
  sent = [];
  answers = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (asked) => {
    const request = asked as Request;
    if (request.method === 'POST') sent.push(await request.json());
    return answers.shift()?.() ?? Response.json({ code: 'OK', data: settings({ revision: 4, ...sent.at(-1) }) });
  });
});

const switchOf = (name: string) => screen.getByRole('switch', { name });
const said = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

test('each switch is saved as it is pressed, with all others as they stand', async () => {
  renderIn('zh', <NoticeSettingsScreen first={settings()} />);
  expect(screen.getAllByRole('switch')).toHaveLength(15);
  fireEvent.click(switchOf('赞与收藏：邮件'));
  expect(switchOf('赞与收藏：邮件')).toBeChecked();
  await said('已保存');
  expect(sent).toEqual([{ revision: 3, choices: { ...choices, likes: { ...usual, byMail: true } } }]);
});

test('what is off on the site is told nowhere, and the system always on the site', () => {
  const first = settings({ choices: { ...choices, follows: { onSite: false, byMail: true, byWechat: false } } });
  renderIn('en', <NoticeSettingsScreen first={first} />);
  expect(switchOf('Follows: Site')).toBeEnabled();
  for (const name of ['Follows: E-mail', 'Follows: WeChat', 'System: Site']) expect(switchOf(name)).toBeDisabled();
  expect(switchOf('System: Site')).toBeChecked();
  expect(switchOf('System: E-mail')).toBeEnabled();
});

test.each<[Partial<NoticeSettings>, string, string, string | null]>([
  [{ mail: 'noAddress' }, 'E-mail', 'E-mail needs an address', '/en/Settings/security?change=email'],
  [{ mail: 'notOffered' }, 'E-mail', 'This site sends no e-mail', null],
  [{ wechat: 'notBound' }, 'WeChat', 'WeChat messages need WeChat', '/en/Settings/binding'],
  [{ wechat: 'notKnown' }, 'WeChat', 'log in once', null],
  [{ wechat: 'notOffered' }, 'WeChat', 'This site sends no WeChat', null],
])('%j: the way is closed, and it is said why and what helps', (changes, channel, text, href) => {
  renderIn('en', <NoticeSettingsScreen first={settings(changes)} />);
  expect(switchOf(`Likes and collections: ${channel}`)).toBeDisabled();
  expect(screen.getByText(new RegExp(text))).toBeVisible();
  expect(screen.queryByRole('link')?.getAttribute('href') ?? null).toBe(href);
});

test('who does not follow the service account is told so, and says by a press that they do', async () => {
  renderIn('zh', <NoticeSettingsScreen first={settings({ wechat: 'notFollowing' })} />);
  expect(screen.getByText(/你还没有关注我们的服务号/)).toBeVisible();
  fireEvent.click(switchOf('评论和回复：微信'));
  await said('已保存');
  expect(screen.queryByText(/你还没有关注我们的服务号/)).toBeNull();
});

test('what was changed elsewhere is taken, or saved over, as one wishes', async () => {
  const theirs = settings({ revision: 9, choices: { ...choices, events: { ...usual, byMail: true } } });
  answers = [
    () => Response.json({ code: 'Changed', message: '' }, { status: 409 }),
    () => Response.json({ code: 'OK', data: theirs }),
  ];
  renderIn('zh', <NoticeSettingsScreen first={settings()} />);
  fireEvent.click(switchOf('关注：邮件'));
  await said('设置刚在别处改过');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '使用别处的设置' })));
  expect(switchOf('活动：邮件')).toBeChecked();
  expect(switchOf('关注：邮件')).not.toBeChecked();
});
