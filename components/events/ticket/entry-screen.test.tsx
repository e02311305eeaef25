import { fireEvent, screen } from '@testing-library/react';
import zh from '@/messages/zh/events/ticket-own.json';
import { renderIn } from '@/test/render';
import { entryCodes } from '@/test/ticket-items';
import { EntryScreen } from './entry-screen';

test('shows each ticket with its code, or that it was used', () => {
  renderIn('zh', <EntryScreen codes={entryCodes()} />);
  expect(screen.getByRole('img', { name: '林光 的入场二维码' })).toBeVisible();
  expect(screen.queryByRole('img', { name: /周影/ })).toBeNull();
  expect(screen.getByText(zh.show.used)).toBeVisible();
});

test('the number follows the ticket that is seen', () => {
  renderIn('zh', <EntryScreen codes={entryCodes()} />);
  expect(screen.getByText('第 1 张，共 2 张')).toBeVisible();
  const rail = screen.getByRole('list');
  Object.defineProperty(rail, 'clientWidth', { value: 300 });
  rail.scrollLeft = 300;
  fireEvent.scroll(rail);
  expect(screen.getByText('第 2 张，共 2 张')).toBeVisible();
  expect(screen.getByRole('button', { name: zh.show.next })).toBeDisabled();
});

test('an online activity has its link; without a line it says what is shown', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderIn('zh', <EntryScreen codes={{ ...entryCodes(), onlineUrl: 'https://meet.example/1' }} />);
  expect(screen.getByRole('link', { name: zh.show.online })).toHaveAttribute('href', 'https://meet.example/1');
  expect(screen.getByText(zh.show.offline)).toBeVisible();
});
