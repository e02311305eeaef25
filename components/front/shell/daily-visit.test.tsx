import { waitFor } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { signOut } from '@/lib/platform/client/sign-out';
import { writeStored } from '@/lib/platform/client/storage';
import { answerCalls } from '@/test/answers';
import { renderIn } from '@/test/render';
import { DailyVisit } from './daily-visit';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  usePathname: jest.fn(),
}));

const visitPath = '/api/wallet/visit';
const open = (path: string) => {
  jest.mocked(usePathname).mockReturnValue(path);
  return renderIn('zh', <DailyVisit />);
};

function logIn() {
  writeStored('auth_token', 'token');
  writeStored('isLogin', true);
}

test('is noted once a day of who is logged in; another person of the day anew', async () => {
  const calls = answerCalls({ [visitPath]: { data: { points: 2 } } });
  open('/').unmount();
  logIn();
  const first = open('/Find');
  await waitFor(() => expect(calls).toEqual([{ path: visitPath, fields: {} }]));
  first.unmount();
  const later = open('/');
  signOut();
  later.unmount();
  logIn();
  open('/Find');
  await waitFor(() => expect(calls).toHaveLength(2));
});
