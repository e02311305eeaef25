import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import zh from '@/messages/zh/business/lead-console.json';
import { type Answer, answerCalls } from '@/test/answers';
import { renderIn } from '@/test/render';
import { LeadDemand } from './console-lead-demand';

const path = '/api/cooperation/lead/demand';
const words = zh.demand;

function Shown() {
  const [demandId, setId] = useState<string | null>(null);
  return <LeadDemand lead={{ id: 'l1', demandId }} onMade={setId} />;
}

test('a request is made a demand once, and leads to it then', async () => {
  const made = answerCalls({ [path]: { data: { demandId: 'd1' } } });
  renderIn('zh', <Shown />);
  await userEvent.dblClick(screen.getByRole('button', { name: words.make }));
  expect(await screen.findByRole('link', { name: words.edit })).toHaveAttribute('href', '/projectManage/d1/edit');
  expect(screen.getByRole('link', { name: words.open })).toHaveAttribute('href', '/staff/demands/d1');
  expect(made).toEqual([{ path, fields: { id: 'l1' } }]);
});

test('says why it could not be made, and lets one try again', async () => {
  const answers: Record<string, Answer> = { [path]: 'offline' };
  answerCalls(answers);
  renderIn('zh', <Shown />);
  await userEvent.click(screen.getByRole('button', { name: words.make }));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  answers[path] = { data: { demandId: 'd1' } };
  await userEvent.click(screen.getByRole('button', { name: words.make }));
  expect(await screen.findByRole('link', { name: words.edit })).toBeVisible();
});
