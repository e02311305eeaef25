import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '@/lib/app/messages';
import { solveProof } from '@/lib/base/proof/client/solve-proof';
import { bookingRules, products, type Slot } from '@/lib/business/advertising/codes';
import { answerCalls } from '@/test/answers';
import {
  calendar,
  cell,
  chosen,
  first,
  product,
  second,
  show,
  slotsPath,
  summary,
  weeks,
  words,
  zh,
} from '@/test/booking-screen';

jest.mock('@/lib/base/proof/client/solve-proof', () => ({ solveProof: jest.fn() }));

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/advertisement/booking');
  jest.mocked(solveProof).mockResolvedValue('proof');
});

test('names every product with its place and its price', async () => {
  answerCalls({ [slotsPath]: calendar() });
  show();
  await cell(first);
  expect(screen.getAllByRole('radio', { name: /公众号|头条|A\d/ })).toHaveLength(products.length);
  expect(product(/^公众号头条.*¥20,000 \/ 1 次/)).toBeChecked();
  expect(product(/^头条文末链接.*价格面议/)).toBeVisible();
  expect(product(/^A2.*¥0.50 \/ 1 周/)).toBeVisible();
});

test('shows the weeks under their months, those that are taken with the reason and not to be ticked', async () => {
  answerCalls({
    [slotsPath]: calendar({ product: 'headline', week: weeks[0] ?? '' }, { product: 'A1', week: weeks[1] ?? '' }),
  });
  show();
  expect(screen.getByText(words.calendar.loading)).toBeInTheDocument();
  const taken = await cell(`${first}，已订出`);
  expect(taken).toBeDisabled();
  const group = screen.getByRole('group', { name: '公众号头条：选择周' });
  expect(within(group).getAllByRole('checkbox')).toHaveLength(bookingRules.weeksShown);
  expect(
    within(group)
      .getAllByRole('heading', { level: 3 })
      .map((month) => month.textContent),
  ).toEqual(['2026年12月', '2027年1月', '2027年2月', '2027年3月']);
  expect(await cell('12月28日–1月3日')).toBeEnabled();
  await userEvent.click(product(/^A1/));
  expect(await cell(first)).toBeEnabled();
  expect(await cell(`${second}，已订出`)).toBeDisabled();
});

test('weeks of several products come together, by the keyboard too, and add up', async () => {
  answerCalls({ [slotsPath]: calendar() });
  show();
  expect(within(summary()).getByRole('status')).toHaveTextContent(words.summary.empty);
  (await cell(second)).focus();
  await userEvent.keyboard(' ');
  await userEvent.click(product(/^A4/));
  await userEvent.click(await cell(first));
  expect(await cell(second)).not.toBeChecked();
  expect(chosen()).toEqual(['A4 活动列表12月7日–13日¥8,000', '公众号头条12月14日–20日¥20,000']);
  expect(within(summary()).getByText('¥28,000')).toBeVisible();
  expect(within(summary()).getByRole('status')).toHaveTextContent('已选 2 周');
  expect(product(/^A4.*已选 1 周/)).toBeChecked();

  await userEvent.click(screen.getByRole('button', { name: '取消 公众号头条，12月14日–20日' }));
  expect(chosen()).toEqual(['A4 活动列表12月7日–13日¥8,000']);
  expect(within(summary()).getByRole('heading')).toHaveFocus();
  await userEvent.click(await cell(first));
  expect(chosen()).toEqual([]);
});

test('one without a price leaves all on request', async () => {
  answerCalls({ [slotsPath]: calendar() });
  show();
  await userEvent.click(await cell(first));
  await userEvent.click(product(/^头条文末链接/));
  await userEvent.click(await cell(first));
  expect(within(summary()).getByText(words.summary.onRequestNote)).toBeVisible();
  expect(within(summary()).getAllByText(zh.weeks.onRequest)).toHaveLength(2);
});

test('no more than may be asked for at once', async () => {
  answerCalls({ [slotsPath]: calendar() });
  show();
  await cell(first);
  const cells = within(screen.getByRole('group', { name: /选择周/ })).getAllByRole('checkbox');
  for (const one of cells.slice(0, bookingRules.weeksAtOnce)) await userEvent.click(one);
  expect(screen.getByText('已选满 8 周。要换一周，先取消一周。')).toBeVisible();
  expect(cells.map((one) => one.matches(':disabled'))).toEqual([...Array(8).fill(false), ...Array(8).fill(true)]);
  await userEvent.click(cells[0] ?? document.body);
  expect(cells[8]).toBeEnabled();
});

test('opens with the product that the address asks for', async () => {
  history.replaceState(null, '', '/advertisement/booking?product=A3');
  answerCalls({ [slotsPath]: calendar() });
  show();
  expect(await screen.findByRole('group', { name: /^A3/ })).toBeInTheDocument();
  expect(product(/^A3/)).toBeChecked();
});

test('an address that names no known product opens with the first', async () => {
  history.replaceState(null, '', '/advertisement/booking?product=A9');
  answerCalls({ [slotsPath]: calendar() });
  show();
  expect(await screen.findByRole('group', { name: /^公众号头条/ })).toBeInTheDocument();
});

test('a product that is booked out leads to another one', async () => {
  answerCalls({ [slotsPath]: calendar(...weeks.map((week): Slot => ({ product: 'headline', week }))) });
  show();
  expect(await screen.findByText('公众号头条在可订的 16 周内已经订满')).toBeVisible();
  expect(screen.getByRole('link', { name: words.calendar.allTaken.contact })).toHaveAttribute('href', '/contact-us');
  await userEvent.click(screen.getByRole('button', { name: '看看公众号次条' }));
  expect(await cell(first)).toBeEnabled();
  expect(product(/^公众号次条/)).toBeChecked();
});

test('when everything is booked out there is no other one', async () => {
  answerCalls({
    [slotsPath]: calendar(...products.flatMap((one) => weeks.map((week): Slot => ({ product: one, week })))),
  });
  show();
  expect(await screen.findByText(/已经订满/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^看看/ })).toBeNull();
});

test('a calendar that does not come is asked for again', async () => {
  const answers: Parameters<typeof answerCalls>[0] = { [slotsPath]: { code: 'Unavailable' } };
  answerCalls(answers);
  show();
  expect(await screen.findByText(words.calendar.failed.title)).toBeVisible();
  expect(
    screen
      .getAllByRole('alert')
      .map((one) => one.textContent)
      .join(),
  ).toContain(messages.zh.errors.Unavailable);
  answers[slotsPath] = calendar();
  await userEvent.click(screen.getByRole('button', { name: words.calendar.failed.retry }));
  expect(await cell(first)).toBeEnabled();
});

test('speaks English', async () => {
  answerCalls({ [slotsPath]: calendar({ product: 'headline', week: weeks[1] ?? '' }) });
  show('en');
  await userEvent.click(await cell('7–13 Dec'));
  expect(await cell('14–20 Dec, Taken')).toBeDisabled();
  expect(await cell('28 Dec – 3 Jan')).toBeEnabled();
  expect(screen.getByRole('heading', { name: 'December 2026' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove Headline post, 7–13 Dec' })).toBeVisible();
  expect(screen.getAllByText('1 week chosen')).toHaveLength(3);
});
