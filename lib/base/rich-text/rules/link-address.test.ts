import { linkAddress } from './link-address';

test.each([
  ['https://example.org/a?b=1', 'https://example.org/a?b=1'],
  [' example.org ', 'https://example.org/'],
  ['www.example.org/a', 'https://www.example.org/a'],
  ['/business', '/business'],
  ['#terms', '#terms'],
  ['hello@example.org', 'mailto:hello@example.org'],
  ['mailto:hello@example.org', 'mailto:hello@example.org'],
  ['tel:+861012345678', 'tel:+861012345678'],
])('%j leads to %s', (typed, href) => {
  expect(linkAddress(typed)).toBe(href);
});

test.each([
  '',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'hello',
  'a b.example',
])('%j is no address', (typed) => {
  expect(linkAddress(typed)).toBeNull();
});
