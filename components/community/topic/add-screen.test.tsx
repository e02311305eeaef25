import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TopicItem } from '@/lib/community/topic/contract';
import { removeStored, writeStored } from '@/lib/platform/client/storage';
import { standInForIntersections } from '@/test/intersections';
import { renderIn } from '@/test/render';
import { AddScreen } from './add-screen';

const push = jest.fn();
jest.mock('@/lib/platform/i18n/use-navigation', () => ({
  ...jest.requireActual<object>('@/lib/platform/i18n/use-navigation'),
  useRouter: () => ({ push }),
}));
const topic = (id: string, title: string): TopicItem => ({
  ...{ id, title, thumb: null, titleLanguage: 'zh', memberCount: 1, videoCount: 1 },
  ...{ introduction: '', introductionLanguage: 'zh' },
});
const first = {
  list: [topic('t1', '光绘'), topic('t2', '声音'), topic('t3', '装置')],
  nextPage: null,
  hasNextPage: false,
};
let asked: string[];

beforeEach(() => {
  asked = [];
  standInForIntersections();
  writeStored('auth_token', 'token');
  writeStored('isLogin', true);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    asked.push(`${new URL(request.url).pathname} ${await request.text()}`.trim());
    return Response.json({ code: 'OK', data: request.method === 'GET' ? ['t3'] : null });
  });
});
afterEach(() => {
  removeStored('auth_token');
  removeStored('isLogin');
});

test('rows toggle, a button to confirm comes with the first, and all are followed by one call', async () => {
  renderIn('zh', <AddScreen first={first} />);
  const row = (name: RegExp) => screen.getByRole('button', { name });
  await waitFor(() => expect(row(/装置/)).toBeDisabled());
  expect(screen.queryByRole('button', { name: /个频道/ })).toBeNull();
  for (const name of [/光绘/, /声音/, /声音/, /声音/]) await userEvent.click(row(name));
  expect(row(/声音/)).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(row(/光绘/));
  await userEvent.click(row(/光绘/));
  await userEvent.click(screen.getByRole('button', { name: '关注 2 个频道' }));
  await waitFor(() => expect(push).toHaveBeenCalledWith('/topicHome'));
  expect(asked).toContain('/api/topic/followSeveral topicIds=t2%2Ct1');
});

test('leads to the form that makes a channel', () => {
  renderIn('en', <AddScreen first={first} />);
  expect(screen.getByRole('link', { name: 'Create a channel' })).toHaveAttribute('href', '/en/AddTopic/new');
});
