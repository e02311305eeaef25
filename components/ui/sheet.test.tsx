import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Sheet } from './sheet';

const showModal = jest.fn(function show(this: HTMLDialogElement) {
  this.open = true;
});
const close = jest.fn(function hide(this: HTMLDialogElement) {
  expect(this.isConnected).toBe(true);
  this.open = false;
});

beforeEach(() => {
  showModal.mockClear();
  close.mockClear();
  // jsdom has no modal dialogs.
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
});

function Scene() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} label="下载光场 App" closeLabel="关闭">
        <p>内容</p>
      </Sheet>
    </>
  );
}

async function openSheet() {
  render(<Scene />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '打开' }));
  return screen.getByRole('dialog', { name: '下载光场 App' });
}

test('opens as a modal dialog with a heading, apart from what opens it', async () => {
  const dialog = await openSheet();
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(dialog).toContainElement(screen.getByRole('heading', { name: '下载光场 App' }));
  expect(dialog).toHaveTextContent('内容');
  expect(dialog.parentElement).toBe(document.body);
});

test.each([
  ['its button', () => userEvent.click(screen.getByRole('button', { name: '关闭' }))],
  ['Escape', async (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel'))],
  ['a tap on the mask', (dialog: HTMLElement) => userEvent.click(dialog)],
])('%s closes it, as a dialog, so that the focus returns', async (_, dismiss) => {
  await dismiss(await openSheet());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(close).toHaveBeenCalledTimes(1);
});

test('a tap inside does not close it', async () => {
  await openSheet();
  await userEvent.click(screen.getByText('内容'));
  expect(screen.getByRole('dialog')).toBeVisible();
});
