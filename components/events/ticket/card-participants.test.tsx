import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import zh from '@/messages/zh/events/ticket.json';
import { answerCalls } from '@/test/answers';
import { standInForDialogs } from '@/test/dialogs';
import { standInForIntersections } from '@/test/intersections';
import { renderIn } from '@/test/render';
import { CardParticipants } from './card-participants';

const person = (index: number) => ({
  ...{ userId: `u${index}`, nickname: `光友 ${index}`, avatar: null, verification: 'none' },
});

function show(participantCount: number, shown: number) {
  standInForIntersections();
  standInForDialogs();
  const list = Array.from({ length: shown }, (_, index) => person(index));
  answerCalls({
    '/api/ticket/sale': { data: { types: [], participantCount } },
    '/api/ticket/participants': { data: { list, nextPage: null, hasNextPage: false } },
  });
  renderIn('zh', <CardParticipants activityId="a1" />);
}

test('counts all, shows some faces, and everybody in a sheet', async () => {
  show(12, 8);
  expect(await screen.findByText('12 人参与')).toBeVisible();
  const all = await screen.findByRole('button', { name: `${zh.participants.all} +6` });
  expect(all).toHaveTextContent('+6');
  await userEvent.click(all);
  const sheet = within(await screen.findByRole('dialog', { name: zh.participants.title }));
  expect(sheet.getAllByRole('link')).toHaveLength(8);
  expect(sheet.getByRole('link', { name: /光友 3/ })).toHaveAttribute('href', '/otherPeople?userId=u3');
});

test.each([
  ['nobody comes', 0, zh.participants.none],
  ['nobody wants to be shown', 3, zh.participants.hidden],
])('says that %s', async (_, count, words) => {
  show(count, 0);
  expect(await screen.findByText(words)).toBeVisible();
});
