import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookingRules, products, type Slot } from '@/lib/advertising/codes';
import { bookableWeeks } from '@/lib/advertising/rules/weeks';
import { messages } from '@/lib/app/messages';
import type { Language } from '@/lib/platform/shared/language';
import { solveProof } from '@/lib/proof/client/solve-proof';
import { answerCalls } from '@/test/answers';
import { renderIn } from '@/test/render';
import { BookingScreen } from './booking-screen';

jest.mock('@/lib/proof/client/solve-proof', () => ({ solveProof: jest.fn() }));

const slotsPath = '/api/advertising/slots';
const requestPath = '/api/advertising/bookings/request';
const prices = { headline: 2_000_000, second: 1_200_000, articleLink: null, A1: 3_000_000, A2: 50, A3: 0, A4: 800_000 };
const weeks = bookableWeeks(Date.parse('2026-11-20T12:00:00+08:00'));
const calendar = (...taken: Slot[]) => ({ data: { weeks, taken } });
const receipt = { number: 'LF261120-7K3Q2', key: 'k3y', heldUntil: '2026-11-23T23:59:59.999+08:00' };
const zh = messages.zh.advertising;
const words = zh.booking;
const first = '12月7日–13日';
const second = '12月14日–20日';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/advertisement/booking');
  jest.mocked(solveProof).mockResolvedValue('proof');
});

const show = (language: Language = 'zh') => renderIn(language, <BookingScreen prices={prices} />);
const cell = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const summary = () => screen.getByRole('complementary', { name: words.summary.title });
const chosen = () =>
  within(summary())
    .queryAllByRole('listitem')
    .map((row) => row.textContent);
const product = (name: RegExp) => screen.getByRole('radio', { name });
const press = () => userEvent.click(screen.getByRole('button', { name: words.form.submit }));
const typed = (name: 'company' | 'message') =>
  screen.getByLabelText<HTMLInputElement>(messages.zh.cooperation.form[name]);

async function fill() {
  const form = messages.zh.cooperation.form;
  await userEvent.type(screen.getByLabelText(form.company), '光点工作室');
  await userEvent.type(screen.getByLabelText(form.name), '林默');
  await userEvent.type(screen.getByLabelText(form.mobile), '13800138000');
  await userEvent.type(screen.getByLabelText(form.message), '十二月的光影节');
  await userEvent.click(screen.getByRole('checkbox', { name: /隐私/ }));
}

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

test('an address that asks for nothing we have opens with the first', async () => {
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

test('is not sent without a week, and leads back to them', async () => {
  const calls = answerCalls({ [slotsPath]: calendar() });
  show();
  await cell(first);
  await fill();
  await press();
  expect(screen.getByText(words.form.needsSlots)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: words.summary.backToWeeks }));
  expect(screen.getByRole('heading', { name: '公众号头条' })).toHaveFocus();
  await userEvent.click(await cell(first));
  expect(screen.queryByText(words.form.needsSlots)).toBeNull();
  expect(calls.map(({ path }) => path)).toEqual([slotsPath]);
});

test('sends who asks and what for, and says until when it is held', async () => {
  sessionStorage.setItem('landing', JSON.stringify(['https://lightfield.example/?utm_source=x', 'https://a.example/']));
  const sent: string[] = [];
  const calls = answerCalls({ [slotsPath]: calendar(), [requestPath]: { data: receipt } });
  const answer = jest.mocked(globalThis.fetch).getMockImplementation();
  jest.mocked(globalThis.fetch).mockImplementation(async (input, init) => {
    const body = await (input as Request).clone().text();
    sent.push(...new URLSearchParams(body).getAll('slots'));
    return (answer ?? fetch)(input, init);
  });
  show();
  await userEvent.click(await cell(first));
  await userEvent.click(product(/^A4/));
  await userEvent.click(await cell(second));
  await userEvent.click(screen.getByRole('button', { name: words.summary.goOn }));
  expect(screen.getByRole('heading', { name: words.form.title })).toHaveFocus();
  await fill();
  await press();
  expect(await screen.findByText(receipt.number)).toBeVisible();
  expect(sent).toEqual(['headline:2026-12-07', 'A4:2026-12-14']);
  expect(calls.find(({ path }) => path === requestPath)?.fields).toMatchObject({
    company: '光点工作室',
    mobile: '13800138000',
    budget: 'open',
    consent: 'true',
    proof: 'proof',
    landing: 'https://lightfield.example/?utm_source=x',
    referrer: 'https://a.example/',
  });
  expect(screen.getByText('11月23日 23:59')).toHaveAttribute('datetime', receipt.heldUntil);
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(
    expect.arrayContaining(['公众号头条，12月7日–13日', 'A4 活动列表，12月14日–20日']),
  );
  expect(screen.getByRole('link', { name: messages.zh.cooperation.receipt.status })).toHaveAttribute(
    'href',
    '/business/requests/k3y',
  );
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a week that somebody was faster with is named and unchosen, and nothing that was typed is lost', async () => {
  const answers: Parameters<typeof answerCalls>[0] = {
    [slotsPath]: calendar(),
    [requestPath]: () => {
      answers[slotsPath] = calendar({ product: 'headline', week: weeks[0] ?? '' });
      return { code: 'SlotTaken' };
    },
  };
  const calls = answerCalls(answers);
  show();
  await userEvent.click(await cell(first));
  await userEvent.click(await cell(second));
  await fill();
  await press();
  const note = await screen.findByText(/^刚被别人订走.*：公众号头条，12月7日–13日。/);
  await waitFor(() => expect(note).toHaveFocus());
  expect(await cell(`${first}，已订出`)).toBeDisabled();
  expect(chosen()).toEqual(['公众号头条12月14日–20日¥20,000']);
  expect(typed('company')).toHaveValue('光点工作室');
  expect(typed('message')).toHaveValue('十二月的光影节');
  expect(screen.queryByText(messages.zh.errors.SlotTaken)).toBeNull();

  answers[requestPath] = { data: receipt };
  await press();
  expect(await screen.findByText(receipt.number)).toBeVisible();
  expect(calls.filter(({ path }) => path === requestPath).map(({ fields }) => fields.slots)).toEqual([
    'headline:2026-12-14',
    'headline:2026-12-14',
  ]);
});

test('a calendar that has moved on is told the same way', async () => {
  const answers: Parameters<typeof answerCalls>[0] = {
    [slotsPath]: calendar(),
    [requestPath]: () => {
      answers[slotsPath] = { data: { weeks: weeks.slice(1), taken: [] } };
      return { code: '400', fields: [{ field: 'slots', rule: 'slot' }] };
    },
  };
  answerCalls(answers);
  show();
  await userEvent.click(await cell(first));
  await fill();
  await press();
  expect(await screen.findByText(/公众号头条，12月7日–13日/)).toHaveFocus();
  expect(chosen()).toEqual([]);
});

test('when the calendar cannot say which, the answer itself is shown', async () => {
  const answers: Parameters<typeof answerCalls>[0] = {
    [slotsPath]: calendar(),
    [requestPath]: () => {
      answers[slotsPath] = 'offline';
      return { code: 'SlotTaken' };
    },
  };
  answerCalls(answers);
  show();
  await userEvent.click(await cell(first));
  await fill();
  await press();
  expect(await screen.findByText(messages.zh.errors.SlotTaken)).toBeVisible();
  expect(await cell(first)).toBeChecked();
});

test('what the server finds in a field stands at it', async () => {
  answerCalls({
    [slotsPath]: calendar(),
    [requestPath]: { code: '400', fields: [{ field: 'company', rule: 'tooLong' }] },
  });
  show();
  await userEvent.click(await cell(first));
  await fill();
  await press();
  await waitFor(() => expect(typed('company')).toBeInvalid());
  expect(typed('company')).toHaveFocus();
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
