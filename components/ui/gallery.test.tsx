import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { restoreSession, saveSession, useSessionStore } from '@/lib/platform/client/session-store';
import { standInForDialogs } from '@/test/dialogs';
import { renderIn } from '@/test/render';
import { Gallery } from './gallery';
import { PlainImage } from './plain-image';

standInForDialogs();

const words = { label: '图片', close: '关闭', previous: '上一张', next: '下一张' };
beforeEach(() => {
  sessionStorage.clear();
  useSessionStore.setState({ imgIndex: 0 });
  window.history.replaceState(null, '', '/About#!zh');
});

const show = () =>
  renderIn(
    'zh',
    <Gallery name="about" words={words}>
      {['a', 'b', 'c'].map((name) => (
        <button key={name} type="button" data-picture aria-label={`查看大图：${name}`}>
          <PlainImage src={`/${name}.gif`} alt={name} />
        </button>
      ))}
    </Gallery>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const place = () => screen.getByRole('status').textContent;
const shownPicture = () => screen.getByRole('dialog').querySelector('li[aria-hidden=false] img')?.getAttribute('alt');

test('a press shows a picture large beside the others, and imgIndex says which', async () => {
  show();
  await press('查看大图：b');
  expect(await screen.findByRole('dialog', { name: '图片' })).toBeVisible();
  expect([shownPicture(), place(), useSessionStore.getState().imgIndex]).toEqual(['b', '2 / 3', 1]);
  expect(location.hash).toBe('#pictures-about');
});

test('a picture that is cut is shown whole', async () => {
  renderIn(
    'zh',
    <Gallery name="about" words={words}>
      <button type="button" data-picture data-whole="/whole.jpg">
        <PlainImage src="/part.jpg" alt="a" />
      </button>
    </Gallery>,
  );
  await userEvent.click(screen.getByRole('button'));
  const viewer = await screen.findByRole('dialog');
  expect(viewer.querySelector('img')).toHaveAttribute('src', '/whole.jpg');
});

test('keys and buttons go from one to the next, and not beyond', async () => {
  show();
  await press('查看大图：a');
  await screen.findByRole('dialog');
  expect(screen.getByRole('button', { name: '上一张' })).toBeDisabled();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
  await press('下一张');
  expect([shownPicture(), place()]).toEqual(['c', '3 / 3']);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
  expect([place(), useSessionStore.getState().imgIndex]).toEqual(['3 / 3', 2]);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Home' });
  expect(place()).toBe('1 / 3');
});

test('a step back closes it, and so does its button, which takes the step', async () => {
  show();
  await press('查看大图：a');
  await screen.findByRole('dialog');
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('查看大图：c');
  await screen.findByRole('dialog');
  await press('关闭');
  await waitFor(() => expect([screen.queryByRole('dialog'), location.hash]).toEqual([null, '#!zh']));
});

test('the page that is loaded anew, or come back to, shows the same picture', async () => {
  const view = show();
  await press('查看大图：c');
  await screen.findByRole('dialog');
  view.unmount();
  saveSession();
  useSessionStore.setState({ imgIndex: 0 });
  restoreSession();
  show();
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect([shownPicture(), place()]).toEqual(['c', '3 / 3']);
});

test('a place beyond the last picture opens the last one; one opened by its address is closed there', async () => {
  useSessionStore.setState({ imgIndex: 9 });
  window.history.replaceState(null, '', '/About#pictures-about');
  show();
  await screen.findByRole('dialog');
  expect(place()).toBe('3 / 3');
  const before = window.history.length;
  await press('关闭');
  expect([screen.queryByRole('dialog'), location.hash, window.history.length]).toEqual([null, '', before]);
});
