import { waitFor } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { renderIn } from '@/test/render';
import { PageViews } from './page-views';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  usePathname: jest.fn(),
}));

let counted: string[];

beforeEach(() => {
  counted = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const { pathname, searchParams } = new URL((request as Request).url);
    counted.push(`${pathname} ${searchParams.get('flag')} ${searchParams.get('param')}`);
    return Response.json({ code: 'OK', data: null });
  });
});
afterEach(() => history.replaceState(null, '', '/'));

function open(address: string, language: 'zh' | 'en' = 'zh') {
  history.replaceState(null, '', address);
  jest.mocked(usePathname).mockReturnValue(location.pathname);
  return renderIn(language, <PageViews />);
}

test.each([
  ['/', 'zh', '/api/data/col 19 /'],
  ['/en?utm_source=ad#!en', 'en', '/api/data/col 19 /en?utm_source=ad'],
  ['/business', 'zh', '/api/data/col 20 /business'],
] as const)('a view of %s is recorded once', async (address, language, record) => {
  open(address, language);
  await waitFor(() => expect(counted).toEqual([record]));
});

test('other pages are not recorded; coming back is another view', async () => {
  open('/').unmount();
  await waitFor(() => expect(counted).toHaveLength(1));
  open('/Find').unmount();
  open('/');
  await waitFor(() => expect(counted).toHaveLength(2));
  expect(counted.every((record) => record.startsWith('/api/data/col 19'))).toBe(true);
});

test('a query that is longer than the call takes is cut', async () => {
  open(`/?q=${'x'.repeat(3000)}`);
  await waitFor(() => expect(counted).toHaveLength(1));
  expect(counted[0]).toHaveLength('/api/data/col 19 '.length + 1024);
});
