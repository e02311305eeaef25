import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '@/lib/app/messages';
import type { LeadStatus } from '@/lib/business/lead/contract';
import { renderIn } from '@/test/render';
import { StatusBooking } from './status-booking';
import { StatusScreen } from './status-screen';

const status: LeadStatus = {
  number: 'LF261120-7K3Q2',
  service: 'activities',
  state: 'working',
  // Still the 20th in London.
  sentAt: '2026-11-21T00:30:00.000+08:00',
  updatedAt: '2026-11-22T09:00:00.000+08:00',
};
const ways = { hotline: '021-0000 0000', email: 'business@lightfield.example' };
const words = messages.zh.lead.status;

test.each([
  ['new', 'received', ['received', 'working', 'end']],
  ['working', 'working', ['received', 'working', 'end']],
  ['won', 'won', ['received', 'working', 'won']],
  ['lost', 'lost', ['received', 'working', 'lost']],
] as const)('a request that is %s stands at %s, with words for it', (state, current, line) => {
  renderIn('zh', <StatusScreen status={{ ...status, state }} {...ways} />);
  const progress = screen.getByRole('region', { name: words.progress });
  expect(
    within(progress)
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual(line.map((step) => words.steps[step]));
  const steps = within(progress).getAllByRole('listitem');
  expect(steps.filter((step) => step.hasAttribute('aria-current')).map((step) => step.textContent)).toEqual([
    words.steps[current],
  ]);
  expect(within(progress).getByText(words.words[state])).toBeVisible();
});

test.each(['zh', 'en'] as const)(
  'in %s it says the number, the service, the times in Beijing and how to ask',
  (language) => {
    const { services, status: own, ways: names } = messages[language].lead;
    renderIn(language, <StatusScreen status={status} {...ways} />);
    expect(screen.getByText('LF261120-7K3Q2')).toBeVisible();
    expect(screen.getByText(services.activities.name)).toBeVisible();
    const sent = own.beijing.replace('{time}', '2026-11-21 00:30');
    expect(screen.getByText(sent)).toHaveAttribute('datetime', status.sentAt);
    expect(screen.getByRole('link', { name: '021-0000 0000' })).toHaveAttribute('href', 'tel:02100000000');
    expect(screen.getByRole('link', { name: ways.email })).toHaveAttribute('href', `mailto:${ways.email}`);
    expect(screen.getByRole('link', { name: names.chatAction })).toHaveAttribute(
      'href',
      language === 'en' ? '/en/customer' : '/customer',
    );
  },
);

test('a request that nobody has touched has no last change, and a way that is not offered is not shown', () => {
  renderIn('zh', <StatusScreen status={{ ...status, updatedAt: status.sentAt }} hotline={null} email={null} />);
  expect(screen.queryByText(words.updatedAt)).toBeNull();
  expect(screen.queryByText(messages.zh.lead.ways.hotline)).toBeNull();
  expect(screen.queryByText(messages.zh.lead.ways.email)).toBeNull();
});

test('the number is copied by a press, and the button says so for a while', async () => {
  const user = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  renderIn('zh', <StatusScreen status={status} {...ways} />);
  const button = screen.getByRole('button', { name: words.copy });
  await user.click(button);
  await waitFor(() => expect(button).toHaveAccessibleName(words.copied));
  expect(copied.mock.calls).toEqual([['LF261120-7K3Q2']]);
});

test.each([
  ['held', '已为你保留到 2026-11-24 23:59（北京时间），审核通过后确认。', true],
  ['confirmed', words.booking.confirmed, true],
  ['refused', words.booking.refused, false],
  ['expired', words.booking.expired, false],
] as const)('weeks that are %s', (state, told, hasPrice) => {
  const slots = ['A1 首页轮播，12月7日–13日', '公众号头条，12月14日–20日'];
  renderIn(
    'zh',
    <StatusBooking state={state} slots={slots} price="¥12,000" heldUntil="2026-11-24T23:59:59.999+08:00" />,
  );
  expect(screen.getByText(told)).toBeVisible();
  expect(screen.getAllByRole('listitem').map((slot) => slot.textContent)).toEqual(slots);
  expect(screen.queryByText('¥12,000') !== null).toBe(hasPrice);
});

test('weeks without a price say that it is on request', () => {
  renderIn('en', <StatusBooking state="held" slots={['A2']} price={null} heldUntil={status.updatedAt} />);
  expect(screen.getByText(messages.en.lead.status.booking.onRequest)).toBeVisible();
});
