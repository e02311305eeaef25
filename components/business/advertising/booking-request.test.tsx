import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '@/lib/app/messages';
import { solveProof } from '@/lib/base/proof/client/solve-proof';
import { answerCalls } from '@/test/answers';
import {
  calendar,
  cell,
  chosen,
  fill,
  first,
  press,
  product,
  receipt,
  requestPath,
  second,
  show,
  slotsPath,
  typed,
  weeks,
  words,
} from '@/test/booking-screen';

jest.mock('@/lib/base/proof/client/solve-proof', () => ({ solveProof: jest.fn() }));

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/advertisement/booking');
  jest.mocked(solveProof).mockResolvedValue('proof');
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
  expect(screen.getByRole('link', { name: messages.zh.lead.receipt.status })).toHaveAttribute(
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

test('who holds as much as they may reads what to do next, and nothing that was typed or chosen is lost', async () => {
  answerCalls({ [slotsPath]: calendar(), [requestPath]: { code: 'TooManyHeld' } });
  show();
  await userEvent.click(await cell(first));
  await fill();
  await press();
  expect(await screen.findByText(messages.zh.errors.TooManyHeld)).toBeVisible();
  expect(screen.getByRole('link', { name: words.calendar.allTaken.contact })).toHaveAttribute('href', '/contact-us');
  expect(chosen()).toEqual(['公众号头条12月7日–13日¥20,000']);
  expect(typed('company')).toHaveValue('光点工作室');
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
