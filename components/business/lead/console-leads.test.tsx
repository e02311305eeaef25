import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LeadRow } from '@/lib/business/lead/contract';
import staffEn from '@/messages/en/base/staff.json';
import en from '@/messages/en/business/lead-console.json';
import staffZh from '@/messages/zh/base/staff.json';
import zh from '@/messages/zh/business/lead-console.json';
import { answerCalls } from '@/test/answers';
import { renderIn } from '@/test/render';
import { LeadsConsole } from './console-leads';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

const lead: LeadRow = {
  id: 'l1',
  number: 'LF261120-ABCDE',
  service: 'competitions',
  state: 'new',
  company: '=HYPERLINK("https://evil.example","光")',
  name: '李雷',
  mobile: '+8613800138000',
  email: null,
  budget: 'under1m',
  campaign: 'baidu / cpc',
  ownerId: null,
  owner: null,
  nextStep: '回电',
  nextStepOn: '2026-11-24',
  createdAt: '2026-11-20T12:00:00.000+08:00',
  updatedAt: '2026-11-20T12:00:00.000+08:00',
};

/** The content of saved files. */
let saved: string[];

beforeEach(() => {
  history.replaceState(null, '', '/?search=光&state=new');
  saved = [];
  let blob = new Blob();
  URL.createObjectURL = (made) => {
    blob = made as Blob;
    return 'blob:made';
  };
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {
    blob.arrayBuffer().then((bytes) => saved.push(Buffer.from(bytes).toString()));
  });
  answerCalls({ '/api/cooperation/leads': { data: { list: [lead], hasNextPage: false, nextPage: null } } });
});

const askedFor = () =>
  jest.mocked(fetch).mock.calls.map(([request]) => {
    const { searchParams } = new URL((request as Request).url);
    return [searchParams.get('search'), searchParams.get('state')];
  });

test('a row says who asks for what and what comes next, and leads to all of it', async () => {
  renderIn('zh', <LeadsConsole />);
  const row = await screen.findByRole('row', { name: /LF261120-ABCDE/ });
  const cells = within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(cells).toEqual([
    lead.company,
    ...[zh.states.new, zh.services.competitions, zh.budgets.under1m],
    ...['李雷 +8613800138000', 'baidu / cpc', '—', '2026-11-24 回电'],
    '2026-11-20 12:00',
  ]);
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/staff/leads/l1');
});

test.each([
  ['zh', zh, staffZh],
  ['en', en, staffEn],
] as const)('in %s the file has the rows that were found, whole and in words', async (language, words, { table }) => {
  renderIn(language, <LeadsConsole />);
  await screen.findByRole('row', { name: /LF261120-ABCDE/ });
  await userEvent.click(screen.getByRole('button', { name: table.export }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(askedFor()).toEqual([
    ['光', 'new'],
    ['光', 'new'],
  ]);
  const [, line = ''] = saved[0]?.split('\r\n') ?? [];
  // No cell may be a formula, not even a telephone number.
  const inWords = [words.states.new, words.services.competitions, words.budgets.under1m]
    .map((one) => `"${one}"`)
    .join();
  expect(line).toContain(`"'=HYPERLINK(""https://evil.example"",""光"")",${inWords}`);
  expect(line).toMatch(/"李雷","'\+8613800138000",.*"LF261120-ABCDE"$/);
});
