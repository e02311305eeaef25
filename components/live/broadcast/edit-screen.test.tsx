import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FoundTopicsToPick } from '@/components/front/discover/card-found';
import type { BroadcastDraft } from '@/lib/live/broadcast/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import zh from '@/messages/zh/live/broadcast-edit.json';
import zhEditor from '@/messages/zh/works/editor.json';
import { answerCalls, type MadeCall } from '@/test/answers';
import { draftBroadcast, publicBroadcast } from '@/test/broadcast-item';
import { freshEditor } from '@/test/edit-screen';
import { standInForEditor } from '@/test/editor';
import { renderIn } from '@/test/render';
// Loaded ahead, so that no test waits for its compilation.
import '@/components/base/rich-text/card-rich-editor';
import { EditBroadcast } from './edit-screen';

const replace = jest.fn();
jest.mock('@/lib/platform/i18n/use-navigation', () => ({
  ...jest.requireActual<object>('@/lib/platform/i18n/use-navigation'),
  useRouter: () => ({ replace }),
}));

standInForEditor();
freshEditor();
beforeEach(() => toastQueue.take());

/** A start that is ahead whenever the test runs, and one that is over. */
const ahead = new Date(Date.now() + 30 * 86_400_000).toISOString();
const past = '2020-01-01T20:00:00.000+08:00';

const at = (name: string) => `/api/live/own/${name}`;
const sent = (calls: MadeCall[], name: string) =>
  calls.filter(({ path }) => path === at(name)).map(({ fields }) => fields);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const part = (name: keyof typeof zh.sections) => within(screen.getByRole('region', { name: zh.sections[name] }));

async function show(own: Partial<BroadcastDraft> = {}, answers: Parameters<typeof answerCalls>[0] = {}) {
  const first = { ...draftBroadcast, startTime: ahead, ...own };
  // The last save wins, as with the server.
  const save = (fields: object) => ({ data: { ...first, ...fields, revision: first.revision + 1 } });
  const calls = answerCalls({ [at('get')]: { data: first }, [at('save')]: save, ...answers });
  renderIn('zh', <EditBroadcast first={first} FoundTopics={FoundTopicsToPick} />);
  await screen.findAllByRole('toolbar');
  return calls;
}
const saved = (calls: MadeCall[], fields: object) =>
  waitFor(() => expect(sent(calls, 'save').at(-1)).toMatchObject(fields), { timeout: 4000 });

test('a draft is saved by itself, with all that is written', async () => {
  const calls = await show();
  await userEvent.selectOptions(screen.getByLabelText(zh.times.minutes), '120');
  await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(zh.options.isParticipatory.label) }));
  const price = screen.getByLabelText(zh.price.label);
  await userEvent.clear(price);
  await userEvent.type(price, '19.9');
  await saved(calls, {
    ...{ id: 'b1', revision: 3, titleZh: '夜航', minutes: 120, isParticipatory: true, priceFen: 1990 },
    ...{ isTold: false, acknowledged: false },
  });
  expect(screen.getByText(zh.price.says)).toBeVisible();
});

test('says which parts are there, and which lack or contradict something', async () => {
  await show({ cover: '', startTime: past });
  expect(screen.getByText('还差 2 项就可以提交审核')).toBeVisible();
  const standing = (name: string) => screen.getByRole('link', { name }).closest('li');
  expect(standing(zh.missing.parts.cover)).toHaveTextContent(zhEditor.parts.lacking);
  expect(standing(zh.missing.parts.texts)).toHaveTextContent(zhEditor.parts.there);
  expect(screen.queryByRole('link', { name: zh.missing.parts.source })).toBeNull();
  expect(screen.getByLabelText(zh.times.start)).toHaveAccessibleDescription(zh.rules.past);
});

test('from an address it needs that address', async () => {
  const calls = await show();
  await userEvent.click(part('source').getByRole('radio', { name: new RegExp(zh.source.names.address) }));
  expect(screen.getByRole('link', { name: zh.missing.parts.source }).closest('li')).toHaveTextContent(
    zhEditor.parts.lacking,
  );
  await userEvent.type(part('source').getByLabelText(zh.source.address), 'https://live.example/a.m3u8');
  await saved(calls, { source: 'address', sourceAddress: 'https://live.example/a.m3u8' });
});

test('once it is public, price and source stay, and another start is told only after it is confirmed', async () => {
  const tell = { code: 'TellNeeded', fields: [{ field: 'isTold', rule: 'time' }] };
  const first = { ...publicBroadcast, startTime: ahead };
  const calls = await show(first, {
    [at('save')]: (change) => (change.isTold ? { data: { ...first, minutes: 30, revision: 4 } } : tell),
  });
  expect(screen.getByLabelText(zh.price.label)).toHaveAttribute('readonly');
  for (const radio of part('source').getAllByRole('radio')) expect(radio).toBeDisabled();
  await userEvent.selectOptions(screen.getByLabelText(zh.times.minutes), '30');
  await press(zhEditor.bar.save);
  const question = () => screen.findByRole('alertdialog', { name: zh.told.title });
  await userEvent.click(within(await question()).getByRole('button', { name: zh.told.back }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await press(zhEditor.bar.save);
  await userEvent.click(within(await question()).getByRole('button', { name: zh.told.confirm }));
  expect(await screen.findByText(zhEditor.save.saved)).toBeVisible();
  expect(sent(calls, 'save').map(({ isTold }) => isTold)).toEqual([false, false, true]);
});

test.each([
  ['live', zh.standing.live],
  ['canceled', zh.standing.canceled],
] as const)('of one that is %s only texts and the cover can be changed', async (phase, said) => {
  await show({ ...publicBroadcast, phase, reason: phase === 'canceled' ? '停电' : '' });
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.getByRole('region', { name: zh.sections.cover })).toBeVisible();
  expect(screen.queryByRole('region', { name: zh.sections.times })).toBeNull();
});

test('what is refused is said at its field, which takes the focus', async () => {
  const fields = [{ field: 'startTime', rule: 'past' }];
  await show({ ...publicBroadcast, startTime: ahead }, { [at('save')]: { code: '400', fields } });
  await userEvent.selectOptions(screen.getByLabelText(zh.times.minutes), '30');
  await press(zhEditor.bar.save);
  const start = screen.getByLabelText(zh.times.start);
  await waitFor(() => expect(start).toHaveFocus());
  expect(start).toHaveAccessibleDescription(zh.rules.past);
});

test('is deleted after a question', async () => {
  const calls = await show({}, { [at('remove')]: { data: null } });
  await press(zh.remove.action);
  const question = screen.getByRole('alertdialog', { name: zh.remove.title });
  await userEvent.click(within(question).getByRole('button', { name: zh.remove.action }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/liveManage'));
  expect(sent(calls, 'remove')).toEqual([{ id: 'b1' }]);
});
