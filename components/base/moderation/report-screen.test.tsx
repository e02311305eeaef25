import { File as NodeFile } from 'node:buffer';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '@/lib/app/messages';
import { reportLimits, reportReasons } from '@/lib/base/moderation/codes';
import type { ReportSubject } from '@/lib/base/moderation/contract';
import type { Language } from '@/lib/platform/shared/language';
import errors from '@/messages/zh/platform/errors.json';
import { renderIn } from '@/test/render';
import { ReportLink } from './card-report-link';
import { ReportScreen } from './report-screen';

const film: ReportSubject = {
  ...{ kind: 'video', id: 'film', text: '光之诗 <img src=x onerror=alert(1)>', language: 'zh' },
  ...{ author: '墨', isPublic: true, path: '/video/detail/film', staffPath: '/staff/works/film' },
};

type Answer = 'offline' | Record<string, unknown>;
let answers: Answer[] = [];
let sent: { fields: Record<string, unknown>; pictures: string[] }[] = [];

beforeEach(() => {
  sent = [];
  answers = [{ code: 'OK', data: null }];
  Object.assign(URL, { createObjectURL: (file: File) => `blob:${file.name}`, revokeObjectURL: () => {} });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const form = await (input as Request).formData();
    const { pictures: _, ...fields } = Object.fromEntries(form);
    sent.push({ fields, pictures: form.getAll('pictures').map((file) => (file as File).name) });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === 'offline') throw new TypeError('offline');
    return Response.json(answer, { status: answer?.code === 'OK' ? 200 : 400 });
  });
});

const words = (language: Language = 'zh') => messages[language].moderation;
const show = (language: Language = 'zh', subject = film, isReported = false) =>
  renderIn(language, <ReportScreen {...{ subject, isReported }} />);
const reason = (name: (typeof reportReasons)[number], language: Language = 'zh') =>
  screen.getByRole('radio', { name: new RegExp(`^${words(language).reasons[name].name}`) });
const send = (language: Language = 'zh') => screen.getByRole('button', { name: words(language).form.send });
const picker = (language: Language = 'zh') => screen.getByLabelText<HTMLInputElement>(messages[language].pictures.pick);
/** From the same realm as the `FormData` that it goes into; jsdom's own is another. */
const picture = (name: string, type = 'image/png', bytes = 2048) =>
  new NodeFile([new Uint8Array(bytes)], name, { type }) as unknown as File;

test.each(['zh', 'en'] as const)(
  'in %s a report is sent with all that was given, and says what is next',
  async (language) => {
    show(language);
    const thing = screen.getByRole('region', { name: words(language).thing });
    expect(thing).toHaveTextContent(film.text);
    expect(thing.querySelector('img')).toBeNull();
    expect(screen.getAllByRole('radio')).toHaveLength(reportReasons.length);
    await userEvent.click(reason('copyright', language));
    await userEvent.type(screen.getByRole('textbox'), '第 30 秒');
    await userEvent.upload(picker(language), [picture('a.png'), picture('b.jpg', 'image/jpeg')]);
    await userEvent.click(send(language));
    const heading = await screen.findByRole('heading', { name: words(language).thanks.title });
    expect(heading).toHaveFocus();
    expect(sent).toEqual([
      {
        fields: { kind: 'video', id: 'film', reason: 'copyright', text: '第 30 秒', clientId: expect.any(String) },
        pictures: ['a.png', 'b.jpg'],
      },
    ]);
    expect(screen.getByText(words(language).thanks.steps.act)).toBeVisible();
    const prefix = language === 'en' ? '/en' : '';
    expect(screen.getByRole('link', { name: words(language).thanks.back })).toHaveAttribute(
      'href',
      `${prefix}/video/detail/film`,
    );
  },
);

test('asks for a reason, and with the last of them for a text', async () => {
  show();
  await userEvent.click(send());
  expect(await screen.findByText(words().rules.reason)).toBeVisible();
  await userEvent.click(reason('other'));
  await userEvent.click(send());
  expect(await screen.findByText(words().rules.textNeeded)).toBeVisible();
  expect(screen.getByLabelText(words().form.textNeeded)).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByRole('textbox'), '说明');
  await userEvent.click(send());
  expect(await screen.findByRole('heading', { name: words().thanks.title })).toBeVisible();
});

test('a text that is too long says by how much and is not sent', async () => {
  show();
  await userEvent.click(reason('fraud'));
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('字'.repeat(reportLimits.text + 3));
  expect(screen.getByText('超出 3 字')).toBeVisible();
  await userEvent.click(send());
  expect(await screen.findByText(words().rules.tooLong)).toBeVisible();
  expect(sent).toEqual([]);
});

test('a failed report can be sent again with the same content, as the same report', async () => {
  answers = ['offline', { code: 'TooManyRequests', message: errors.TooManyRequests }, { code: 'OK', data: null }];
  show();
  await userEvent.click(reason('hate'));
  await userEvent.type(screen.getByRole('textbox'), '辱骂');
  await userEvent.upload(picker(), picture('a.png'));
  await userEvent.click(send());
  const alert = await screen.findByText(/^举报失败/);
  expect(alert).toHaveTextContent(messages.zh.client.offline);
  expect([reason('hate'), screen.getByRole('textbox')]).toEqual([
    expect.objectContaining({ checked: true }),
    expect.objectContaining({ value: '辱骂' }),
  ]);
  await userEvent.click(send());
  expect(await screen.findByText(new RegExp(errors.TooManyRequests))).toBeVisible();
  await userEvent.type(screen.getByRole('textbox'), '，还有');
  await userEvent.click(send());
  expect(await screen.findByRole('heading', { name: words().thanks.title })).toBeVisible();
  const [first, second, third] = sent.map(({ fields }) => fields.clientId);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(sent.map(({ pictures }) => pictures)).toEqual([['a.png'], ['a.png'], ['a.png']]);
});

test('shows the pictures, lets them be taken out again, and says which ones cannot go', async () => {
  show();
  const list = () => screen.getByRole('list', { name: messages.zh.pictures.list });
  await userEvent.upload(picker(), [picture('a.png'), picture('b.png')]);
  expect([...list().querySelectorAll('img')].map((image) => image.src)).toEqual(['blob:a.png', 'blob:b.png']);
  await userEvent.click(screen.getByRole('button', { name: '移除第 1 张图片：a.png' }));
  expect(within(list()).getAllByRole('listitem')).toHaveLength(1);
  await userEvent.upload(picker(), picture('large.png', 'image/png', reportLimits.pictureBytes + 1));
  expect(screen.getByText('“large.png”没有加上：每张图片不能超过 5 MB。')).toBeVisible();
  await userEvent.upload(
    picker(),
    Array.from({ length: 6 }, (_, index) => picture(`${index}.png`)),
  );
  expect(within(list()).getAllByRole('listitem')).toHaveLength(6);
  expect(screen.getByText('“5.png”没有加上：最多 6 张图片。')).toBeVisible();
});

test('a picture that the server cannot open is told at the pictures', async () => {
  answers = [{ code: 'UnsupportedMediaType', message: errors.UnsupportedMediaType }];
  show();
  await userEvent.click(reason('sexual'));
  await userEvent.upload(picker(), picture('a.png'));
  await userEvent.click(send());
  expect(await screen.findByText(messages.zh.pictures.sent.pictureType)).toBeVisible();
  expect(screen.getByRole('list', { name: messages.zh.pictures.list }).children).toHaveLength(1);
});

test('says that it is on its way, with its pictures', async () => {
  show();
  await userEvent.click(reason('minors'));
  await userEvent.upload(picker(), [picture('a.png'), picture('b.png')]);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    await arrived;
    return Response.json({ code: 'OK', data: null });
  });
  await userEvent.click(send());
  const pending = await screen.findByRole('button', { name: '正在上传 2 张图片…' });
  await userEvent.click(pending);
  expect(fetch).toHaveBeenCalledTimes(1);
  arrive();
  expect(await screen.findByRole('heading', { name: words().thanks.title })).toBeVisible();
});

test('a comment leads back to its work, and who has reported before is told', async () => {
  const said = { kind: 'comment', id: 'c', text: 'Nice', language: null, path: '/video/detail/film#comments' } as const;
  const comment: ReportSubject = { ...film, ...said };
  show('en', comment, true);
  expect(screen.getByText(words('en').again)).toBeVisible();
  expect(screen.getByRole('region', { name: words('en').thing })).toHaveTextContent('Comment · by 墨Nice');
  await userEvent.click(reason('hate', 'en'));
  await userEvent.click(send('en'));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: words('en').thanks.back })).toHaveAttribute(
      'href',
      '/en/video/detail/film#comments',
    ),
  );
});

test('others link to it by what they show', () => {
  renderIn(
    'en',
    <ReportLink type="comment" id="a&b">
      Report
    </ReportLink>,
  );
  expect(screen.getByRole('link', { name: 'Report' })).toHaveAttribute('href', '/en/report?type=comment&id=a%26b');
});
