import { screen } from '@testing-library/react';
import { renderIn } from '@/test/render';
import { LateErrorPage } from './late-error-page';

let mockIsThere = false;
jest.mock('./error-page', () => {
  if (!mockIsThere) throw new Error('Failed to load chunk');
  return jest.requireActual('./error-page');
});

test.each([
  ['that is not there either, the message of the specification', false, 'Loading chunk error-page failed (error)'],
  ['once it is there', true, '重试'],
])('a page that could not be drawn ends in the error page: %s', async (_, isThere, words) => {
  mockIsThere = isThere;
  window.history.replaceState(null, '', '/');
  renderIn('zh', <LateErrorPage error={new TypeError('x')} retry={jest.fn()} />);
  expect(await screen.findByText(words)).toBeVisible();
});
