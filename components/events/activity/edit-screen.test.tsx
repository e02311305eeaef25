import { File as NodeFile } from 'node:buffer';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FoundTopicsToPick } from '@/components/front/discover/card-found';
import type { ActivityDraft } from '@/lib/events/activity/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import zh from '@/messages/zh/events/activity-edit.json';
import zhEditor from '@/messages/zh/works/editor.json';
import { answerCalls, type MadeCall } from '@/test/answers';
import { draftActivity as draft, draftTicketType, publicActivity } from '@/test/draft-activity';
import { freshEditor } from '@/test/edit-screen';
import { standInForEditor } from '@/test/editor';
import { renderIn } from '@/test/render';
// Loaded ahead, so that no test waits for its compilation.
import '@/components/base/rich-text/card-rich-editor';
import { EditActivity } from './edit-screen';

const replace = jest.fn();
jest.mock('@/lib/platform/i18n/use-navigation', () => ({
  ...jest.requireActual<object>('@/lib/platform/i18n/use-navigation'),
  useRouter: () => ({ replace }),
}));

standInForEditor();
freshEditor();
beforeEach(() => toastQueue.take());

const at = (name: string) => `/api/activity/own/${name}`;
const sent = (calls: MadeCall[], name: string) =>
  calls.filter(({ path }) => path === at(name)).map(({ fields }) => fields);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const part = (name: keyof typeof zh.sections) => within(screen.getByRole('region', { name: zh.sections[name] }));

async function show(own: Partial<ActivityDraft> = {}, answers: Parameters<typeof answerCalls>[0] = {}) {
  const first = { ...draft, ...own };
  // The last save wins, as with the server.
  const save = (fields: object) => ({ data: { ...first, ...fields, revision: first.revision + 1 } });
  const calls = answerCalls({ [at('get')]: { data: first }, [at('save')]: save, ...answers });
  renderIn('zh', <EditActivity first={first} FoundTopics={FoundTopicsToPick} />);
  await screen.findAllByRole('toolbar');
  return calls;
}
const saved = (calls: MadeCall[], fields: object) =>
  waitFor(() => expect(sent(calls, 'save').at(-1)).toMatchObject(fields), { timeout: 4000 });

test('a draft is saved by itself, with all that is written; its text has no button for pictures', async () => {
  const calls = await show();
  expect(screen.queryByRole('button', { name: /图片/ })).toBeNull();
  const place = part('place');
  await userEvent.clear(place.getByLabelText(zh.place.venueZh));
  await userEvent.type(place.getByLabelText(zh.place.venueZh), '大厅');
  await saved(calls, { id: 'a1', revision: 3, venueZh: '大厅', titleZh: '光之夜', isTold: false, acknowledged: false });
});

test('says which parts are there, and which lack or contradict something', async () => {
  await show({ cover: '', enrolEndTime: '2099-06-21T10:00:00.000+08:00' });
  expect(screen.getByText('还差 2 项就可以提交审核')).toBeVisible();
  const standing = (name: string) => screen.getByRole('link', { name }).closest('li');
  expect(standing(zh.missing.parts.cover)).toHaveTextContent(zhEditor.parts.lacking);
  expect(standing(zh.missing.parts.place)).toHaveTextContent(zhEditor.parts.there);
  expect(screen.getByLabelText(zh.times.enrolEndTime)).toHaveAccessibleDescription(zh.rules.late);
});

test('an online one asks for its link, a contest for its channel, and neither for an address', async () => {
  const calls = await show();
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(zh.kinds.names[1]) }));
  expect(part('place').getByLabelText(zh.place.onlineUrl)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(zh.kinds.names[3]) }));
  expect(screen.queryByRole('region', { name: zh.sections.place })).toBeNull();
  expect(screen.getByText(zh.channel.needed)).toBeVisible();
  expect(part('tickets').getByText(zh.admission.entry)).toBeVisible();
  const desk = part('tickets').getByRole('link', { name: zh.admission.contest });
  expect(desk).toHaveAttribute('href', '/activityManage/a1/contest');
  await saved(calls, { category: 3 });
});

test('people sign up until there is a ticket type, which opens by itself; prices are written in yuan', async () => {
  const calls = await show();
  await userEvent.type(part('tickets').getByLabelText(zh.admission.capacity), '8人0');
  await saved(calls, { capacity: 80 });
  await press(zh.admission.withTickets);
  const type = within(screen.getByRole('region', { name: '票种 1' }));
  await userEvent.type(type.getByLabelText(zh.tickets.nameZh), '普通票');
  const price = type.getByLabelText(zh.tickets.price);
  await userEvent.clear(price);
  await userEvent.type(price, '12.5元');
  await userEvent.type(type.getByLabelText(zh.tickets.quantity), '30');
  await saved(calls, { ticketTypes: [{ nameZh: '普通票', priceFen: 1250, quantity: 30, perPerson: 1 }] });
  expect(part('refund').getByRole('radio', { name: zh.refund.off })).toBeChecked();
});

test('types may share one total; a type of its own then says that it is taken from it', async () => {
  const calls = await show({ ticketTypes: [draftTicketType] });
  await userEvent.click(part('tickets').getByRole('checkbox', { name: zh.tickets.share }));
  await userEvent.type(part('tickets').getByLabelText(zh.tickets.commonStock), '50');
  await saved(calls, { commonStock: 50, ticketTypes: [{ id: draftTicketType.id, sharesStock: true }] });
  await press(/早鸟/);
  expect(part('tickets').getByLabelText(zh.tickets.quantity)).toHaveAccessibleDescription(zh.rules.stock);
});

test('a type with a refused field opens, says why, and takes the focus', async () => {
  const fields = [{ field: 'ticketTypes.0.quantity', rule: 'sold' }];
  await show({ ...publicActivity, ticketTypes: [draftTicketType] }, { [at('save')]: { code: '400', fields } });
  expect(screen.queryByLabelText(zh.tickets.quantity)).toBeNull();
  await userEvent.type(screen.getByLabelText(zh.place.venueZh), '二');
  await press(zhEditor.bar.save);
  const quantity = await screen.findByLabelText(zh.tickets.quantity);
  expect(quantity).toHaveAccessibleDescription(zh.rules.sold);
  await waitFor(() => expect(quantity).toHaveFocus());
});

test('who takes part is told of a change only after it is confirmed; the rest of the question stays answered', async () => {
  const tell = { code: 'TellNeeded', fields: ['time', 'place'].map((rule) => ({ field: 'isTold', rule })) };
  const calls = await show(publicActivity, {
    [at('save')]: (change) =>
      change.isTold ? { data: { ...publicActivity, venueZh: change.venueZh, revision: 4 } } : tell,
  });
  await userEvent.type(screen.getByLabelText(zh.place.venueZh), '二');
  await press(zhEditor.bar.save);
  const question = () => screen.findByRole('alertdialog', { name: '时间和地点有变，要通知参加的人' });
  await userEvent.click(within(await question()).getByRole('button', { name: zh.told.back }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await press(zhEditor.bar.save);
  await userEvent.click(within(await question()).getByRole('button', { name: zh.told.confirm }));
  expect(await screen.findByText(zhEditor.save.saved)).toBeVisible();
  expect(sent(calls, 'save').map(({ isTold }) => isTold)).toEqual([false, false, true]);
});

test('how people take part stays once it was public, and the sale of a type is paused at once', async () => {
  const first = { ...publicActivity, ticketTypes: [draftTicketType] };
  const calls = await show(first, {
    [at('pause')]: { data: { ...first, ticketTypes: [{ ...draftTicketType, isPaused: true }] } },
  });
  await press(/早鸟/);
  expect(screen.queryByRole('button', { name: zh.tickets.remove })).toBeNull();
  expect(screen.getAllByRole('radio', { name: /活动|赛事/ })[0]).toBeDisabled();
  await press(zh.tickets.pause);
  expect(await screen.findByRole('button', { name: zh.tickets.resume })).toBeVisible();
  expect(sent(calls, 'pause')).toEqual([{ id: 'a1', ticketTypeId: draftTicketType.id, pause: 'true' }]);
});

test('of a canceled one only texts and pictures can be changed', async () => {
  await show({ ...publicActivity, isCanceled: true, status: 4, reason: '停电' });
  expect(screen.getByText(zh.standing.canceled)).toBeVisible();
  expect(screen.getByText('原因：停电')).toBeVisible();
  expect(screen.getByRole('region', { name: zh.sections.photos })).toBeVisible();
  expect(screen.queryByRole('region', { name: zh.sections.times })).toBeNull();
});

test('questions are written in both languages, five at most', async () => {
  const calls = await show();
  for (let count = 0; count < 5; count += 1) await press(zh.questions.add);
  expect(screen.queryByRole('button', { name: zh.questions.add })).toBeNull();
  const [first] = screen.getAllByRole('group', { name: /^问题 \d$/ });
  await userEvent.type(within(first as HTMLElement).getByLabelText(zh.questions.textZh), '几点到？');
  await userEvent.click(within(first as HTMLElement).getByRole('checkbox', { name: zh.questions.required }));
  await waitFor(() => expect(sent(calls, 'save').at(-1)?.questions).toHaveLength(5), { timeout: 4000 });
  await saved(calls, {
    questions: expect.arrayContaining([expect.objectContaining({ textZh: '几点到？', isRequired: true })]),
  });
});

/** A file that a body of Node takes. */
const jpeg = (name: string) => new NodeFile(['x'], name, { type: 'image/jpeg' }) as unknown as File;

test('photos are there once each is uploaded; one that is refused is named', async () => {
  let count = 0;
  const calls = await show(
    { photos: ['activities/a1/1.jpg'] },
    {
      [at('photo')]: () => (++count === 2 ? { code: 'TooLarge' } : { data: { key: `activities/a1/new-${count}.jpg` } }),
    },
  );
  const files = ['灯.jpg', '墙.jpg', '人.jpg'].map((name) => jpeg(name));
  await userEvent.upload(screen.getByLabelText(zh.photos.add), files);
  await saved(calls, { photos: ['activities/a1/1.jpg', 'activities/a1/new-1.jpg', 'activities/a1/new-3.jpg'] });
  expect(screen.getByText(/^墙\.jpg：/)).toBeVisible();
  await press('删除照片 1');
  await saved(calls, { photos: ['activities/a1/new-1.jpg', 'activities/a1/new-3.jpg'] });
});

test('is deleted after a question', async () => {
  const calls = await show({}, { [at('remove')]: { data: null } });
  await press(zh.remove.action);
  const question = screen.getByRole('alertdialog', { name: zh.remove.title });
  await userEvent.click(within(question).getByRole('button', { name: zh.remove.action }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/activityManage'));
  expect(sent(calls, 'remove')).toEqual([{ id: 'a1' }]);
});
