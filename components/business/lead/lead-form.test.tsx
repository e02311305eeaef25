import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '@/lib/app/messages';
import { field, file, fill, isFilled, openDesk, picker, press, receipt, show, words } from '@/test/lead-form';
import { renderIn } from '@/test/render';
import { LeadForm } from './lead-form';

jest.mock('@/lib/base/proof/client/solve-proof', () => ({ solveProof: jest.fn() }));
const desk = openDesk();

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
    expect(desk.sent).toEqual([
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
    expect(desk.sent).toEqual([]);
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
  expect(desk.sent).toEqual([]);
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
  expect(desk.sent[0]?.fields).toMatchObject({ region: 'SG', mobile: '+86 138 0013 8000' });
});

test('on /contact the customer says what it is about', async () => {
  show('en', null);
  await fill('en');
  await userEvent.selectOptions(screen.getByLabelText(words('en').form.service), words('en').services.sales.name);
  await press('en');
  await screen.findByText(receipt.number);
  expect(desk.sent[0]?.fields).toMatchObject({ service: 'sales' });
});

test('two presses send it once', async () => {
  show();
  await fill();
  await userEvent.dblClick(screen.getByRole('button', { name: words().form.send }));
  await screen.findByText(receipt.number);
  expect(desk.sent).toHaveLength(1);
});

test('what was typed outlives a failure and a reload, and is forgotten once it is sent', async () => {
  desk.answers = ['offline', { code: 'OK', data: receipt }];
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
  // The consent is not restored like text.
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

test('a rule that only the server can check is shown at its field', async () => {
  desk.answers = [{ code: '400', message: 'x', fields: [{ field: 'mobile', rule: 'mobile' }] }];
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
