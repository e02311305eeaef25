import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepPickedWorks } from '@/lib/careers/proposal/client/use-proposal-form';
import type { DeskProposalDetail, OwnProposalDetail, ProposalStanding } from '@/lib/careers/proposal/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import type { VideoItem } from '@/lib/works/work/contract';
import zh from '@/messages/zh/careers/proposal.json';
import { answerCalls } from '@/test/answers';
import { standInForDialogs } from '@/test/dialogs';
import { renderIn } from '@/test/render';
import { ApplyScreen } from './apply-screen';
import { DeskProposalScreen } from './desk-proposal-screen';
import { OwnProposalScreen } from './own-proposal-screen';

beforeEach(() => {
  toastQueue.take();
  window.sessionStorage.clear();
  standInForDialogs();
});

const demand = { id: 'd1', title: '大堂装置', titleLanguage: 'zh', company: '丝织厂', isPublic: true } as const;
const work: VideoItem = {
  ...{ videoId: 'w1', thumb: null, duration: 60, title: '潮', titleLanguage: 'zh', name: '潮', nickName: '林' },
  ...{ verification: 'none', viewCount: 3 },
};
const sent: OwnProposalDetail = {
  ...{ id: 'p1', demand, state: 'sent', priceYuan: 80_000, days: 60, reason: null, seenAt: null },
  ...{ sentAt: '2026-11-20T12:00:00+08:00', updatedAt: '2026-11-20T12:00:00+08:00' },
  ...{ text: '一盏灯。', works: [work], revision: 2 },
};
const works = { original: 1, copied: 0, waiting: 0, drafts: 0 };
const paths = {
  work: '/api/video/work/get',
  standing: '/api/proposal/standing',
  send: '/api/proposal/send',
  confirm: '/api/proposal/confirm',
};

function apply(standing: Partial<ProposalStanding>, answers: Parameters<typeof answerCalls>[0] = {}) {
  const first = { lacks: null, works, proposal: null, ...standing };
  const calls = answerCalls({
    [paths.standing]: { data: first },
    [paths.work]: { data: { title: '潮', thumb: null, processing: { state: 'ready' } } },
    ...answers,
  });
  renderIn('zh', <ApplyScreen demand={demand} first={first} />);
  return calls;
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('says what somebody without an original work has, and what they need', () => {
  apply({ lacks: 'original', works: { original: 0, copied: 2, waiting: 1, drafts: 3 } });
  expect(screen.getByRole('heading', { name: zh.lacks.original.title })).toBeVisible();
  expect(screen.getByRole('link', { name: zh.lacks.original.upload })).toHaveAttribute('href', '/MyMaJiang/new');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each(['own', 'closed', 'full'] as const)('leads on where it is %s', (lacks) => {
  apply({ lacks });
  expect(screen.getByText(zh.lacks[lacks].title)).toBeVisible();
});

test('an empty form names what it lacks, and leads to where works are picked', async () => {
  apply({});
  await press(zh.form.send);
  expect(await screen.findByText(zh.rules.worksNeeded)).toBeVisible();
  expect(screen.getByText(zh.form.numbers.days)).toBeVisible();
  expect(screen.getByRole('link', { name: zh.works.pick })).toHaveAttribute('href', '/selectVideo?demand=d1');
});

test('one is sent with the works that were picked, but for one that is left out again', async () => {
  await keepPickedWorks('d1', ['w1', 'w2']);
  const calls = apply({}, { [paths.send]: { data: sent } });
  const works = await screen.findAllByRole('listitem');
  await userEvent.click(within(works[1] as HTMLElement).getByRole('button'));
  await userEvent.type(screen.getByRole('textbox', { name: zh.form.text }), '一盏灯。');
  await userEvent.type(screen.getByRole('textbox', { name: zh.form.price }), '80000');
  await userEvent.type(screen.getByRole('textbox', { name: zh.form.days }), '60');
  await press(zh.form.send);
  await waitFor(() => expect(toastQueue.take()).toEqual([zh.apply.done]));
  const { fields } = calls.find(({ path }) => path === paths.send) ?? {};
  expect(fields).toMatchObject({ demandId: 'd1', workIds: ['w1'], text: '一盏灯。', priceYuan: 80_000, days: 60 });
});

test('a choice is confirmed after a question', async () => {
  const first = { ...sent, state: 'chosen' as const };
  const calls = answerCalls({
    '/api/proposal/own/get': { data: first },
    [paths.confirm]: { data: { ...first, state: 'docked' } },
  });
  renderIn('zh', <OwnProposalScreen first={first} caseAction={<p>案例</p>} />);
  await press(zh.acts.confirm.action);
  const question = within(screen.getByRole('alertdialog', { name: zh.acts.confirm.title }));
  await userEvent.click(question.getByRole('button', { name: zh.acts.confirm.action }));
  await waitFor(() => expect(toastQueue.take()).toEqual([zh.acts.confirm.done]));
  expect(await screen.findByText('案例')).toBeVisible();
  expect(calls.some(({ path }) => path === paths.confirm)).toBe(true);
});

const offered: DeskProposalDetail = {
  ...{ id: 'p1', person: null, state: 'sent', excerpt: '一盏灯。', priceYuan: 80_000, days: 60, reason: null },
  ...{ isSeen: true, sentAt: '2026-11-20T12:00:00+08:00', demand, text: '一盏灯。', works: [work], credits: [] },
  ...{ isChoosable: true, revision: 2 },
};

test('who asked chooses the proposal that they read, or declines it for a reason', async () => {
  const calls = answerCalls({
    '/api/proposal/desk/get': { data: offered },
    '/api/proposal/desk/choose': { code: 'Changed' },
    '/api/proposal/desk/decline': { data: { ...offered, state: 'declined', reason: 'price' } },
  });
  renderIn('zh', <DeskProposalScreen first={offered} caseAction={null} />);
  await press(zh.deskActs.choose.action);
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: zh.deskActs.choose.action }),
  );
  await waitFor(() => expect(calls.find(({ path }) => path.endsWith('choose'))?.fields).toMatchObject({ id: 'p1' }));
  await press(zh.deskActs.decline.action);
  const sheet = within(screen.getByRole('dialog', { name: zh.deskActs.decline.title }));
  await userEvent.click(sheet.getByRole('radio', { name: zh.reasons.price }));
  await userEvent.click(sheet.getByRole('button', { name: zh.deskActs.decline.send }));
  await waitFor(() =>
    expect(calls.find(({ path }) => path.endsWith('decline'))?.fields).toEqual({ id: 'p1', reason: 'price' }),
  );
});
