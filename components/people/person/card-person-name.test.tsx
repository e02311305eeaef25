import { screen } from '@testing-library/react';
import type { Verification } from '@/lib/base/permission/contract';
import en from '@/messages/en/platform/client.json';
import zh from '@/messages/zh/platform/client.json';
import { renderIn } from '@/test/render';
import { CardPersonName } from './card-person-name';
import { CardVerifiedMark } from './card-verified-mark';

const shown = (language: 'zh' | 'en', verification: Verification) =>
  renderIn(language, <CardPersonName name="许砚" verification={verification} />).container;

test.each(['individual', 'company', 'both'] as const)(
  'the name of who is verified as %s has the mark of it',
  (kind) => {
    expect(shown('zh', kind)).toHaveTextContent(`许砚 ${zh.verified[kind]}`);
    expect(screen.getByTitle(zh.verified[kind])).toBeVisible();
  },
);

test('the mark of an individual has another shape than that of a company', () => {
  const shapes = (['individual', 'company', 'both'] as const).map(
    (kind) => shown('en', kind).querySelector('path')?.getAttribute('d') ?? '',
  );
  expect(new Set(shapes).size).toBe(2);
  expect(shapes[1]).toBe(shapes[2]);
});

test('the name of who is not verified is only a name', () => {
  expect(shown('en', 'none')).toHaveTextContent(/^许砚$/);
  expect(document.querySelector('svg')).toBeNull();
});

test('where it is said, its words are seen', () => {
  renderIn('en', <CardVerifiedMark verification="both" said />);
  expect(screen.getByText(en.verified.both)).not.toHaveClass('sr-only');
});
