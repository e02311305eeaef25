import { render, screen } from '@testing-library/react';
import { standInForDialogs } from '@/test/dialogs';
import { ConfirmDialog } from './confirm-dialog';

beforeEach(standInForDialogs);

// The first button has the focus when the dialog opens.
test.each([
  [false, ['移除', '取消']],
  [true, ['取消', '移除']],
])('begins with the way that takes nothing away (destructive: %s)', (isDestructive, names) => {
  const words = { title: '移除？', text: '作品还在。', confirmLabel: '移除', cancelLabel: '取消' };
  render(<ConfirmDialog {...words} isDestructive={isDestructive} onConfirm={jest.fn()} onCancel={jest.fn()} />);
  expect(screen.getByRole('alertdialog', { name: '移除？' })).toHaveAccessibleDescription('作品还在。');
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(names);
});
