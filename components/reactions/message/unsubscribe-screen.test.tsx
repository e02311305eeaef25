import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { MailWish } from '@/lib/reactions/message/contract';
import { renderIn } from '@/test/render';
import { UnsubscribeScreen } from './unsubscribe-screen';

const wish = (changes: Partial<MailWish> = {}): MailWish => ({
  type: '',
  wanted: ['likes', 'system'],
  isGone: false,
  ...changes,
});

let sent: Record<string, string>[];

beforeEach(() => {
  sent = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (asked) => {
    const input = Object.fromEntries(new URLSearchParams(await (asked as Request).text()));
    sent.push(input);
    return Response.json({
      code: 'OK',
      data: wish({ wanted: (input.wanted?.split(',').filter(Boolean) ?? []) as MailWish['wanted'] }),
    });
  });
});

const heading = () => screen.getByRole('heading', { level: 1 });

test('one button ends the mails, says so, and takes it back as it was', async () => {
  renderIn('en', <UnsubscribeScreen token="t1" first={wish()} />);
  expect(heading()).toHaveTextContent('Stop e-mail about your messages?');
  fireEvent.click(screen.getByRole('button', { name: 'Stop it' }));
  await waitFor(() => expect(heading()).toHaveTextContent('Stopped'));
  expect(screen.getByRole('status')).toHaveTextContent('You get no daily e-mail any more.');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('It is back'));
  expect(sent).toEqual([
    { token: 't1', wanted: '' },
    { token: 't1', wanted: 'likes,system' },
  ]);
});

test('a link of one type names it', () => {
  renderIn('zh', <UnsubscribeScreen token="t1" first={wish({ type: 'likes', wanted: ['likes'] })} />);
  expect(screen.getByRole('status')).toHaveTextContent('每日消息邮件里不再有“赞与收藏”');
});

test.each<[string, MailWish | null, string]>([
  ['ended before', wish({ wanted: [] }), '这些邮件已经停用'],
  ['of a deleted account', wish({ wanted: [], isGone: true }), '这个账号已经注销'],
  ['not ours', null, '这个链接不完整'],
])('a link that is %s has no button and says why', (_case, first, text) => {
  renderIn('zh', <UnsubscribeScreen token="t1" first={first} />);
  expect(heading()).toHaveTextContent(text);
  expect(screen.queryByRole('button')).toBeNull();
});
