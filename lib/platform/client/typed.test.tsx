import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { putTypedBack, reloadWithTyped } from './typed';

jest.mock('./reload-page', () => ({ reloadPage: jest.fn() }));

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/login?redirecturl=%2F');
});

function Form({ sent }: { sent?(values: object): void }) {
  const [text, setText] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent?.({ text, isAgreed });
      }}
    >
      <textarea aria-label="text" value={text} onChange={({ target }) => setText(target.value)} />
      <input type="checkbox" aria-label="agreed" checked={isAgreed} onChange={() => setAgreed(!isAgreed)} />
      <input aria-label="account" name="account" />
      <input aria-label="password" name="password" type="password" />
      {['low', 'high'].map((tone) => (
        <input key={tone} aria-label={tone} type="radio" name="tone" value={tone} />
      ))}
      <select aria-label="place" name="place">
        <option>here</option>
        <option>there</option>
      </select>
      <button type="submit">Send</button>
    </form>
  );
}
const value = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value;

async function typeAndReload() {
  const page = render(<Form />);
  await userEvent.type(screen.getByLabelText('text'), 'what I wrote');
  await userEvent.click(screen.getByLabelText('agreed'));
  await userEvent.type(screen.getByLabelText('account'), 'mika');
  await userEvent.type(screen.getByLabelText('password'), 'secret1');
  await userEvent.click(screen.getByLabelText('high'));
  await userEvent.selectOptions(screen.getByLabelText('place'), 'there');
  reloadWithTyped();
  page.unmount();
}

test('a page that is loaded anew has what was typed, and its forms know it; the password nobody keeps', async () => {
  await typeAndReload();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret1');
  const sent = jest.fn();
  render(<Form sent={sent} />);
  act(putTypedBack);
  expect(['account', 'password', 'place'].map(value)).toEqual(['mika', '', 'there']);
  expect(screen.getByLabelText('high')).toBeChecked();
  await userEvent.click(screen.getByRole('button'));
  expect(sent).toHaveBeenCalledWith({ text: 'what I wrote', isAgreed: true });
});

test('it is put back once, and into no other page', async () => {
  await typeAndReload();
  window.history.replaceState(null, '', '/Register');
  render(<Form />);
  putTypedBack();
  window.history.replaceState(null, '', '/login?redirecturl=%2F');
  putTypedBack();
  expect([value('text'), value('account')]).toEqual(['', '']);
});
