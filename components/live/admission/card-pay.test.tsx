import { screen } from '@testing-library/react';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { removeStored, writeStored } from '@/lib/platform/client/storage';
import zh from '@/messages/zh/live/admission.json';
import { answerCalls } from '@/test/answers';
import { renderIn } from '@/test/render';
import { soldBroadcast } from '@/test/sold-broadcast';
import { CardPay } from './card-pay';

const marks = '/api/live/admission/marks';
const link = { name: '购买观看 ¥19.90' };

function logIn() {
  writeStored('auth_token', 'token');
  writeStored('isLogin', true);
}

afterEach(() => {
  removeStored('auth_token');
  removeStored('isLogin');
  useSessionStore.setState({ peopleMessage: null });
});

test('leads visitors to where it is bought, without a call', () => {
  const calls = answerCalls({});
  renderIn('zh', <CardPay broadcast={soldBroadcast()} />);
  expect(screen.getByRole('link', link)).toHaveAttribute('href', '/live/payDetail?id=b1');
  expect(calls).toEqual([]);
});

test('marks what is bought, by one call for all of a page', async () => {
  logIn();
  const calls = answerCalls({ [marks]: { data: ['b2'] } });
  renderIn(
    'zh',
    <>
      <CardPay broadcast={soldBroadcast()} />
      <CardPay broadcast={soldBroadcast({ id: 'b2', phase: 'ended' })} />
    </>,
  );
  expect(await screen.findByText(zh.card.paid)).toBeVisible();
  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', link)]);
  expect(calls.map(({ path }) => path)).toEqual([marks]);
});

test.each([
  ['free', { priceFen: 0 }],
  ['over', { phase: 'playback' as const }],
  ['one’s own', { hostId: 'me' }],
])('offers nothing where it is %s', (_what, change) => {
  answerCalls({});
  useSessionStore.setState({ peopleMessage: { userId: 'me' } });
  const { container } = renderIn('zh', <CardPay broadcast={soldBroadcast(change)} />);
  expect(container).toBeEmptyDOMElement();
});
