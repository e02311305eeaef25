import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { assume } from '@/test/assume';
import { isHydrated } from './is-hydrated.mjs';
import { setValue } from './set-value';

const room = 'lib/platform/client/next';

test('an element that React has taken over is known from one that it has not', async () => {
  const part = <button type="button">press</button>;
  const home = document.createElement('div');
  home.innerHTML = renderToString(part);
  const button = home.firstElementChild as Element;
  expect(isHydrated(button)).toBe(false);
  const root = await act(() => hydrateRoot(home, part));
  const changed = 'React no longer leaves a key that begins with __reactProps on the elements it has taken over.';
  assume(isHydrated(button), changed, `${room}/is-hydrated.mjs`);
  act(() => root.unmount());
});

test('the body of a document is such an element too', async () => {
  const page = document.implementation.createHTMLDocument();
  const whole = (
    <html lang="zh-CN">
      <head />
      <body>page</body>
    </html>
  );
  page.documentElement.remove();
  page.append(
    page.importNode(new DOMParser().parseFromString(renderToString(whole), 'text/html').documentElement, true),
  );
  expect(isHydrated(page.body)).toBe(false);
  const root = await act(() => hydrateRoot(page, whole));
  const changed = 'React no longer leaves a key that begins with __reactProps on the body it has taken over.';
  assume(isHydrated(page.body), changed, 'lib/platform/client/before-paint.ts');
  act(() => root.unmount());
});

function Form({ heard }: { heard(text: string): void }) {
  const [text, setText] = useState('');
  const hear = (typed: string) => {
    heard(typed);
    setText(typed);
  };
  return <textarea value={text} onChange={({ target }) => hear(target.value)} />;
}

test('a field that is set says so to React', () => {
  const heard = jest.fn();
  const { container } = render(<Form heard={heard} />);
  act(() => setValue(container.firstElementChild as HTMLTextAreaElement, 'typed'));
  const isHeard = heard.mock.calls.some(([text]) => text === 'typed');
  const changed = "React no longer hears of a value that is set by the setter of the field's class and an event.";
  assume(isHeard, changed, `${room}/set-value.ts`);
});
