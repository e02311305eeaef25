import { act, render, screen } from '@testing-library/react';
import zh from '@/messages/zh/platform/fault.json';
import { LostScript } from './lost-script';
import { ToastHost } from './toast-host';

test('it stands hidden in the page, and what was shown of it is hidden once the page is alive', () => {
  render(<LostScript language="zh" />);
  const note = document.querySelector<HTMLElement>('[role=alert]');
  expect([note?.hidden, note?.textContent]).toEqual([true, `${zh.chunk.error} ${zh.retry}`]);
  if (note) note.hidden = false;
  expect(screen.getByRole('alert')).toBeVisible();
  act(() => void render(<ToastHost label="" retryLabel="" dismissLabel="" />));
  expect(note?.hidden).toBe(true);
});
