import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { RenewOnReturn } from './renew-on-return';

const refresh = jest.fn();
const router = { refresh };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

beforeEach(() => refresh.mockClear());

const open = (made: string) => render(<RenewOnReturn made={made} />, { wrapper: StrictMode });

test('a page that comes from the server is not asked for again', () => {
  open('first');
  open('second');
  expect(refresh).not.toHaveBeenCalled();
});

test('a page that is come back to is asked for once, and again on the next return', () => {
  open('early').unmount();
  const returned = open('early');
  expect(refresh).toHaveBeenCalled();
  refresh.mockClear();
  returned.rerender(<RenewOnReturn made="renewed" />);
  expect(refresh).not.toHaveBeenCalled();
  returned.unmount();
  open('renewed');
  expect(refresh).toHaveBeenCalled();
});
