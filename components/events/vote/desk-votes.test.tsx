import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import zh from '@/messages/zh/events/entry-desk.json';
import { type Answer, answerCalls, type MadeCall } from '@/test/answers';
import { entrant } from '@/test/contest-entry';
import { standInForDialogs } from '@/test/dialogs';
import { renderIn } from '@/test/render';
import { DeskVotes } from './desk-votes';

const at = { place: '/api/vote/place', takeOut: '/api/vote/desk/void', people: '/api/person/search' };
const words = zh.votes;
beforeEach(standInForDialogs);

function show(answers: Answer[], own: { isFrozen?: boolean; isDecided?: boolean } = {}, place?: Answer) {
  const left = [...answers];
  const calls = answerCalls({
    [at.place]: place ?? { data: { count: 1204, place: 2, placeInCategory: 1 } },
    [at.takeOut]: () => left.shift() ?? { data: { voided: 0, hasMore: false } },
    [at.people]: { data: [entrant] },
  });
  renderIn('zh', <DeskVotes entryId="e7" isFrozen={false} isDecided={false} {...own} />);
  return calls;
}
const taken = (calls: MadeCall[]) => calls.filter(({ path }) => path === at.takeOut).map(({ fields }) => fields);
const sheet = () => within(screen.getByRole('dialog', { name: words.takeOut }));
const open = async () => userEvent.click(await screen.findByRole('button', { name: words.takeOut }));
const send = () => userEvent.click(sheet().getByRole('button', { name: words.takeOut }));
const confirm = async () =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: words.takeOut }));

test('needs a reason, and people or a time, before anything is asked', async () => {
  const calls = show([]);
  expect(await screen.findByText('1,204 票')).toBeVisible();
  await open();
  await send();
  expect(sheet().getByLabelText(words.reason)).toHaveAccessibleDescription(expect.stringContaining(zh.rules.required));
  expect(sheet().getByText(words.whichRequired)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(taken(calls)).toEqual([]);
});

test('takes out what was voted in a time, call by call until none is left, after it is asked once more', async () => {
  const calls = show([{ data: { voided: 1000, hasMore: true } }, { data: { voided: 17, hasMore: false } }]);
  await open();
  await userEvent.type(sheet().getByLabelText(words.reason), ' 同一台设备 ');
  await userEvent.type(sheet().getByLabelText(words.from), '2026-11-20T12:00');
  await userEvent.type(sheet().getByLabelText(words.until), '2026-11-20T11:00');
  await send();
  expect(sheet().getByLabelText(words.until)).toHaveAccessibleDescription(zh.rules.order);
  await userEvent.clear(sheet().getByLabelText(words.until));
  await send();
  await confirm();
  expect(await screen.findByText('已剔除 1,017 票。')).toBeVisible();
  const asked = { entryId: 'e7', reason: '同一台设备', fromTime: '2026-11-20T12:00:00.000+08:00', untilTime: '' };
  expect(taken(calls)).toEqual([asked, asked]);
  await waitFor(() => expect(calls.filter(({ path }) => path === at.place)).toHaveLength(2));
});

test('takes out the votes of people who are named', async () => {
  const calls = show([]);
  await open();
  await userEvent.type(sheet().getByLabelText(words.reason), '买票');
  await userEvent.type(sheet().getByLabelText(words.people.label), '墨');
  await userEvent.click(await screen.findByRole('button', { name: '选择墨' }));
  await send();
  await confirm();
  expect(await screen.findByText(words.noneFound)).toBeVisible();
  expect(taken(calls)).toEqual([{ entryId: 'e7', reason: '买票', fromTime: '', untilTime: '', personIds: 'mo' }]);
});

test('what was taken out is said also where a later call fails, and the fields stay', async () => {
  show([{ data: { voided: 1000, hasMore: true } }, { code: '400', fields: [{ field: 'entryId', rule: 'decided' }] }]);
  await open();
  await userEvent.type(sheet().getByLabelText(words.reason), '买票');
  await userEvent.type(sheet().getByLabelText(words.from), '2026-11-20T12:00');
  await send();
  await confirm();
  expect(await screen.findByText(words.decided)).toBeVisible();
  expect(screen.getByText('已剔除 1,000 票。')).toBeVisible();
  expect(sheet().getByLabelText(words.reason)).toHaveValue('买票');
});

test('says that a frozen count stays, and after the awards nothing can be taken out', async () => {
  show([], { isFrozen: true });
  expect(await screen.findByText(words.frozen)).toBeVisible();
});

test('after the awards nothing can be taken out', async () => {
  show([], { isDecided: true });
  expect(await screen.findByText(words.decided)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('an entry that nobody can see has no votes', async () => {
  show([], {}, { code: 'NullPointer' });
  expect(await screen.findByText(words.none)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
