import { render, screen } from '@testing-library/react';
import { changesText } from './card-change-list';
import { Changes } from './card-changes';

const words = {
  field: (name: string) => `[${name}]`,
  from: '原为',
  to: '改为',
  none: '空',
  more: (count: number) => `${count} 处改动`,
};
const show = (before: Record<string, unknown> | null, after: Record<string, unknown> | null) =>
  render(<Changes entry={{ before, after }} words={words} />);

test('says each field that differs, as it was and as it is', () => {
  show({ state: 'new', owner: null, same: 1 }, { state: 'won', owner: 'ed', same: 1 });
  expect(screen.getAllByRole('term').map((field) => field.textContent)).toEqual(['[state]', '[owner]']);
  const values = screen.getAllByRole('definition').map((value) => value.textContent);
  expect(values).toEqual(['原为 new → 改为 won', '原为 空 → 改为 ed']);
});

test('says what was made and what was taken away', () => {
  show({ old: [1, { a: true }] }, { fresh: '' });
  const values = screen.getAllByRole('definition').map((value) => value.textContent?.trim());
  expect(values).toEqual(['原为 [1,{"a":true}]', '改为 空']);
});

test('opens when there is much of it, and cuts what is long', () => {
  show(null, { a: 'x'.repeat(1000), b: 2, c: 3 });
  expect(screen.getByText('3 处改动')).toBeVisible();
  expect(screen.getByText(/^x+…$/, { ignore: false }).textContent).toHaveLength(301);
});

test('shows markup as text, and nothing where nothing changed', () => {
  const { container } = show(null, { title: '<img src=x onerror=alert(1)>' });
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
  expect(show({ a: 1 }, { a: 1 }).container).toBeEmptyDOMElement();
});

test('is one line in a file, uncut', () => {
  expect(changesText({ state: 'new' }, { state: 'won', note: 'x'.repeat(400) })).toBe(
    `state: new → won; note:  → ${'x'.repeat(400)}`,
  );
});
