import { useQueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { call } from '@/lib/platform/client/call';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import client from '@/messages/zh/platform/client.json';
import { ClientRoot } from './client-root';
import { ToastHost } from './toast-host';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const read = endpoint({
  name: 'read',
  summary: '',
  method: 'GET',
  path: '/api/thing',
  auth: 'user',
  input: z.object({}),
  data: z.unknown(),
  limit: looseLimit,
});

function Screen() {
  const queries = useQueryClient();
  return (
    <button type="button" onClick={() => queries.setQueryData(['mine'], 1)}>
      {String(queries.getQueryData(['mine']))}
    </button>
  );
}

async function dismiss() {
  await userEvent.click(screen.getByLabelText(client.dismiss));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

test('an unauthorized call tells so, empties the query cache and goes to the login page within the page', async () => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ code: 'Unauthorized', message: '请先登录' }, { status: 401 }));
  const page = render(
    <>
      <ClientRoot loadingLabel={client.loading}>
        <Screen />
      </ClientRoot>
      <ToastHost label={client.notifications} retryLabel={client.retry} dismissLabel={client.dismiss} />
    </>,
  );
  await userEvent.click(screen.getByRole('button'));
  page.rerender(
    <>
      <ClientRoot loadingLabel={client.loading}>
        <Screen />
      </ClientRoot>
      <ToastHost label={client.notifications} retryLabel={client.retry} dismissLabel={client.dismiss} />
    </>,
  );
  expect(screen.getByRole('button')).toHaveTextContent('1');

  await act(() => call(read, {}).catch(() => undefined));
  expect(push).toHaveBeenCalledWith('/login?redirecturl=%2F');
  page.rerender(
    <>
      <ClientRoot loadingLabel={client.loading}>
        <Screen />
      </ClientRoot>
      <ToastHost label={client.notifications} retryLabel={client.retry} dismissLabel={client.dismiss} />
    </>,
  );
  expect(screen.getByText('undefined')).toBeInTheDocument();
  expect(await screen.findByText('请先登录')).toBeVisible();
  await dismiss();
});
