import { File as NodeFile } from 'node:buffer';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '@/lib/app/messages';
import { leadLimits } from '@/lib/cooperation/codes';
import type { Service } from '@/lib/cooperation/contract';
import { AnswerError, ConnectionError } from '@/lib/platform/client/errors';
import type { Language } from '@/lib/platform/shared/language';
import { solveProof } from '@/lib/proof/client/solve-proof';
import { renderIn } from '@/test/render';
import { LeadForm } from './lead-form';

jest.mock('@/lib/proof/client/solve-proof', () => ({ solveProof: jest.fn() }));
const solve = jest.mocked(solveProof);

interface Sent {
  fields: Record<string, unknown>;
  files: string[];
}
type Answer = Record<string, unknown> | 'offline';

const receipt = { number: 'LF-20261120-7F3K', key: 'k3y' };
let sent: Sent[] = [];
let answers: Answer[] = [];

beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  answers = [{ code: 'OK', data: receipt }];
  solve.mockReset();
  solve.mockImplementation(async () => `proof ${solve.mock.calls.length}`);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const form = await (input as Request).formData();
    const { files: _, ...fields } = Object.fromEntries(form);
    sent.push({ fields, files: form.getAll('files').map((file) => (file as File).name) });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === 'offline') throw new TypeError('offline');
    return Response.json(answer, { status: answer?.code === 'OK' ? 200 : 400 });
  });
});

const words = (language: Language = 'zh') => messages[language].cooperation;
const show = (language: Language = 'zh', service: Service | null = 'activities') => {
  sessionStorage.setItem('landing', JSON.stringify(['https://lightfield.example/?utm_source=x', '']));
  return renderIn(language, service ? <LeadForm service={service} /> : <LeadForm />);
};
const field = (name: 'company' | 'name' | 'mobile' | 'email' | 'message', language: Language = 'zh') =>
  screen.getByLabelText<HTMLInputElement>(words(language).form[name]);
const press = (language: Language = 'zh') =>
  userEvent.click(screen.getByRole('button', { name: words(language).form.send }));
const picker = (language: Language = 'zh') => screen.getByLabelText<HTMLInputElement>(words(language).files.pick);
/** Of the same make as the `FormData` that it goes into; jsdom's own is another. */
const file = (name: string, bytes = 2048) => new NodeFile([new Uint8Array(bytes)], name) as unknown as File;

async function fill(language: Language = 'zh') {
  await userEvent.type(field('company', language), '光点工作室');
  await userEvent.type(field('name', language), '林默');
  await userEvent.type(field('mobile', language), '13800138000');
  await userEvent.type(field('message', language), '十二月的光影节');
  await userEvent.click(screen.getByRole('checkbox'));
}
const isFilled = () => {
  expect(field('company')).toHaveValue('光点工作室');
  expect(field('mobile')).toHaveValue('13800138000');
  expect(field('message')).toHaveValue('十二月的光影节');
};

test.each(['zh', 'en'] as const)(
  'in %s a request is sent with all that was given, and its number comes',
  async (language) => {
    show(language);
    await fill(language);
    await userEvent.type(field('email', language), 'lin@studio.example');
    await userEvent.click(screen.getByRole('radio', { name: words(language).form.budgets.under200k }));
    await userEvent.upload(picker(language), [file('brief.pdf'), file('场地.jpg')]);
    await press(language);
    const heading = await screen.findByRole('heading', { name: words(language).receipt.title });
    expect(heading).toHaveFocus();
    expect(screen.getByText(receipt.number)).toBeVisible();
    expect(screen.getByRole('link', { name: words(language).receipt.status })).toHaveAttribute(
      'href',
      `${language === 'en' ? '/en' : ''}/business/requests/k3y`,
    );
    expect(screen.queryByRole('form')).toBeNull();
    expect(sent).toEqual([
      {
        fields: {
          company: '光点工作室',
          name: '林默',
          mobile: '13800138000',
          region: 'CN',
          email: 'lin@studio.example',
          budget: 'under200k',
          message: '十二月的光影节',
          consent: 'true',
          service: 'activities',
          landing: 'https://lightfield.example/?utm_source=x',
          referrer: '',
          proof: 'proof 1',
        },
        files: ['brief.pdf', '场地.jpg'],
      },
    ]);
  },
);

test.each(['zh', 'en'] as const)(
  'in %s what is missing is said at its field, and nothing is sent',
  async (language) => {
    const { rules } = words(language);
    show(language, null);
    await press(language);
    await waitFor(() => expect(field('company', language)).toHaveAccessibleDescription(rules.required));
    const select = screen.getByLabelText(words(language).form.service);
    expect(select).toHaveAccessibleDescription(rules.service);
    expect(select).toHaveFocus();
    for (const name of ['name', 'mobile', 'message'] as const) {
      expect(field(name, language)).toHaveAccessibleDescription(expect.stringContaining(rules.required));
    }
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(rules.consent);
    expect(sent).toEqual([]);
  },
);

test('without consent nothing is sent, and what it is given for can be read in a new tab', async () => {
  show();
  await fill();
  await userEvent.click(screen.getByRole('checkbox'));
  await press();
  await waitFor(() => expect(screen.getByRole('checkbox')).toHaveFocus());
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(words().rules.consent);
  const link = screen.getByRole('link', { name: '《隐私政策》' });
  expect(link).toHaveAttribute('href', '/Agreement#privacy');
  expect(link).toHaveAttribute('target', '_blank');
  expect(sent).toEqual([]);
});

test('a number counts in its region, and one with its own country code wherever', async () => {
  show();
  await fill();
  await userEvent.selectOptions(screen.getByLabelText(words().form.region), 'SG');
  expect(screen.getByText('+65')).toBeVisible();
  await press();
  await waitFor(() => expect(field('mobile')).toHaveAccessibleDescription(words().rules.mobile));
  await userEvent.clear(field('mobile'));
  await userEvent.type(field('mobile'), '+86 138 0013 8000');
  await press();
  await screen.findByText(receipt.number);
  expect(sent[0]?.fields).toMatchObject({ region: 'SG', mobile: '+86 138 0013 8000' });
});

test('on /contact the customer says what it is about', async () => {
  show('en', null);
  await fill('en');
  await userEvent.selectOptions(screen.getByLabelText(words('en').form.service), words('en').services.sales.name);
  await press('en');
  await screen.findByText(receipt.number);
  expect(sent[0]?.fields).toMatchObject({ service: 'sales' });
});

test('two presses send it once', async () => {
  show();
  await fill();
  await userEvent.dblClick(screen.getByRole('button', { name: words().form.send }));
  await screen.findByText(receipt.number);
  expect(sent).toHaveLength(1);
});

test('the proof is begun with the first touch of the form and waits for the press', async () => {
  show();
  expect(solve).not.toHaveBeenCalled();
  await userEvent.click(field('company'));
  await userEvent.click(field('name'));
  expect(solve).toHaveBeenCalledTimes(1);
  await fill();
  await press();
  await screen.findByText(receipt.number);
  expect(solve).toHaveBeenCalledTimes(1);
});

test('a proof that has become too old is made anew before it is sent', async () => {
  show();
  await fill();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 16 * 60_000);
  await press();
  await screen.findByText(receipt.number);
  expect(sent[0]?.fields.proof).toBe('proof 2');
});

test('a proof that the server does not take is made anew once; then the customer is told, and nothing is lost', async () => {
  answers = [{ code: 'ProofNeeded', message: '没有通过人机验证，请再试一次' }];
  show();
  await fill();
  await press();
  expect(await screen.findByText('没有通过人机验证，请再试一次')).toBeVisible();
  expect(sent.map(({ fields }) => fields.proof)).toEqual(['proof 1', 'proof 2']);
  isFilled();
  answers = [{ code: 'OK', data: receipt }];
  await press();
  expect(await screen.findByText(receipt.number)).toBeVisible();
  expect(sent[2]?.fields.proof).toBe('proof 3');
});

test.each([
  ['cannot be done here', new Error('no WebCrypto'), messages.zh.cooperation.form.proofFailed],
  ['has no challenge', new ConnectionError('network'), messages.zh.client.offline],
  ['may not be asked for again', new AnswerError('TooManyRequests', '', [], 30), '操作太频繁了，请在 30 秒后再试。'],
])('a proof that %s is said in words, and the next press tries again', async (_, error, told) => {
  solve.mockRejectedValue(error);
  show();
  await fill();
  await press();
  expect(await screen.findByText(told)).toBeVisible();
  isFilled();
  expect(sent).toEqual([]);
  solve.mockResolvedValue('good');
  await press();
  expect(await screen.findByText(receipt.number)).toBeVisible();
});

test('what was typed outlives a failure and a reload, and is forgotten once it is sent', async () => {
  answers = ['offline', { code: 'OK', data: receipt }];
  const { unmount } = show();
  await fill();
  await userEvent.click(screen.getByRole('radio', { name: words().form.budgets.over1m }));
  await press();
  expect(await screen.findByText(messages.zh.client.offline)).toBeVisible();
  isFilled();
  unmount();

  const again = show();
  isFilled();
  expect(screen.getByRole('radio', { name: words().form.budgets.over1m })).toBeChecked();
  // Agreeing is no text that could be typed back.
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  await userEvent.click(screen.getByRole('checkbox'));
  await press();
  await screen.findByText(receipt.number);
  again.unmount();

  show();
  expect(screen.getByText(words().form.last.replace('{number}', receipt.number))).toBeVisible();
  expect(screen.getByRole('link', { name: words().receipt.status })).toHaveAttribute('href', '/business/requests/k3y');
  expect(field('company')).toHaveValue('');
  expect(screen.getByRole('radio', { name: words().form.budgets.open })).toBeChecked();
});

test('what is no receipt of ours, and a storage that is refused, are nothing', async () => {
  sessionStorage.setItem('request sent', '{"number":7}');
  sessionStorage.setItem('request draft', 'draft');
  const { unmount } = show();
  expect(screen.queryByRole('link', { name: words().receipt.status })).toBeNull();
  expect(field('company')).toHaveValue('');
  unmount();
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  renderIn('zh', <LeadForm service="sales" />);
  await fill();
  await press();
  expect(await screen.findByText(receipt.number)).toBeVisible();
});

test('files that cannot go are left out with the reason, the others stay and can be taken away', async () => {
  show();
  const { files } = words();
  const large = file('film.pdf', leadLimits.fileBytes + 1);
  await userEvent.upload(picker(), [file('brief.pdf'), large], { applyAccept: false });
  await userEvent.upload(picker(), file('setup.exe'), { applyAccept: false });
  const list = screen.getByRole('list', { name: files.list });
  expect(within(list).getByText('2 KB')).toBeVisible();
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('“setup.exe”没有加上：不支持这种格式。')).toBeVisible();
  await userEvent.upload(picker(), large);
  expect(screen.getByText('“film.pdf”没有加上：每个文件不能超过 10 MB。')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '移除 brief.pdf' }));
  expect(screen.queryByRole('list', { name: files.list })).toBeNull();
  expect(screen.queryByText(/film\.pdf/)).toBeNull();
});

test.each([
  [
    { code: '400', message: 'x', fields: [{ field: 'files', rule: 'fileTooLarge' }] },
    '每个文件不能超过 10 MB，请移除过大的文件再提交。',
  ],
  [{ code: 'UnsupportedMediaType', message: 'x' }, messages.zh.cooperation.files.sent.fileType],
])('files that the server does not take are said at the files: %j', async (answer, told) => {
  answers = [answer, { code: 'OK', data: receipt }];
  show();
  await fill();
  await userEvent.upload(picker(), file('brief.pdf'));
  await press();
  expect(await screen.findByText(told)).toBeVisible();
  isFilled();
  await userEvent.click(screen.getByRole('button', { name: '移除 brief.pdf' }));
  await press();
  expect(await screen.findByText(receipt.number)).toBeVisible();
});

test('a rule that only the server knows stands at its field', async () => {
  answers = [{ code: '400', message: 'x', fields: [{ field: 'mobile', rule: 'mobile' }] }];
  show();
  await fill();
  await press();
  await waitFor(() => expect(field('mobile')).toHaveAccessibleDescription(words().rules.mobile));
  expect(field('mobile')).toHaveFocus();
});

test('a long text begins to count shortly before its end', async () => {
  show('en');
  await userEvent.click(field('message', 'en'));
  await userEvent.paste('a'.repeat(2699));
  expect(screen.queryByText(/left$/)).toBeNull();
  await userEvent.paste('a');
  expect(screen.getByText('300 characters left')).toBeVisible();
  await userEvent.paste('a'.repeat(301));
  expect(screen.getByText('1 character too many')).toBeVisible();
});
