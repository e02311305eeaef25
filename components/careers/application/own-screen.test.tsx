import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnApplication } from '@/lib/careers/application/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import zhJob from '@/messages/zh/careers/application.json';
import zhAnswers from '@/messages/zh/careers/application-answers.json';
import zh from '@/messages/zh/careers/application-own.json';
import { answerCalls } from '@/test/answers';
import { ownApplication } from '@/test/application-items';
import { standInForDialogs } from '@/test/dialogs';
import { standInForIntersections } from '@/test/intersections';
import { renderIn } from '@/test/render';
import { OwnApplications } from './own-screen';

beforeAll(standInForDialogs);
beforeEach(() => {
  standInForIntersections();
  toastQueue.take();
  toastQueue.allGone();
});

const show = (...list: Partial<OwnApplication>[]) =>
  renderIn(
    'zh',
    <OwnApplications
      first={{
        list: list.map((own, place) => ownApplication({ id: `a${place}`, ...own })),
        ...{ nextPage: null, hasNextPage: false },
      }}
    />,
  );
const row = (place: number) => within(screen.getAllByRole('article')[place] as HTMLElement);
const press = (place: number, name: RegExp) => userEvent.click(row(place).getByRole('button', { name }));
const confirm = (title: string, name: string) =>
  userEvent.click(within(screen.getByRole('alertdialog', { name: title })).getByRole('button', { name }));

test('each says its state, and offers what can be done in it', () => {
  const closed = { ...ownApplication().job, isOpen: false };
  show({}, { state: 'offer' }, { state: 'hired', job: closed }, { state: 'withdrawn' });
  const acts = [0, 1, 2, 3].map((place) =>
    row(place)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  );
  const of = ' 灯光编程';
  expect(acts).toEqual([
    [zh.withdraw + of, zh.remove + of],
    [zh.accept + of, zh.withdraw + of, zh.remove + of],
    [zh.remove + of],
    [zh.remove + of],
  ]);
  expect(row(1).getByText(zhJob.state.offer)).toBeVisible();
  expect(row(0).getByRole('link', { name: '灯光编程' })).toHaveAttribute('href', '/recruit/j1');
  expect(row(2).queryByRole('link', { name: '灯光编程' })).toBeNull();
  expect(row(2).getByText(zh.closed)).toBeVisible();
});

test('what was sent and answered is folded below it, an answer of a template in the language of the page', async () => {
  const at = '2026-11-21T09:00:00.000+08:00';
  const answered = { at, by: 'company', state: 'talk' } as const;
  show({
    ...{ phone: '138', state: 'talk' },
    steps: [
      ...ownApplication().steps,
      { ...answered, template: 'talk', text: '' },
      { ...answered, template: 'more', text: '请发录像。' },
    ],
  });
  await userEvent.click(row(0).getByText(zh.details));
  const texts = ['我做过夜航。', '138', '请发录像。', zhAnswers.texts.talk.replace('{job}', '灯光编程'), zh.steps.new];
  for (const text of texts) expect(row(0).getByText(text)).toBeVisible();
  expect(row(0).getByRole('link', { name: '作品w1' })).toHaveAttribute('href', '/video/detail/w1');
});

test('an offer is accepted once that is confirmed', async () => {
  const made = answerCalls({
    '/api/application/own/accept': { data: ownApplication({ id: 'a0', state: 'hired' }) },
  });
  show({ state: 'offer' });
  await press(0, new RegExp(zh.accept));
  await confirm(zh.acceptance.title, zh.acceptance.action);
  expect(await row(0).findByText(zhJob.state.hired)).toBeVisible();
  expect(made.map(({ fields }) => fields)).toEqual([{ id: 'a0' }]);
  expect(toastQueue.take()).toEqual([zh.accepted]);
});

test('is deleted once that is confirmed, and a failure is said', async () => {
  const answers: Parameters<typeof answerCalls>[0] = { '/api/application/own/remove': 'offline' };
  answerCalls(answers);
  show({}, { state: 'no' });
  await press(1, new RegExp(zh.remove));
  await confirm(zh.removal.title, zh.removal.action);
  await waitFor(() => expect(row(1).getByRole('alert')).not.toBeEmptyDOMElement());
  answers['/api/application/own/remove'] = { data: null };
  await press(1, new RegExp(zh.remove));
  await confirm(zh.removal.title, zh.removal.action);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
});

test('without any it leads to the jobs', () => {
  show();
  expect(screen.getByText(zh.empty)).toBeVisible();
  expect(screen.getByRole('link', { name: zh.find })).toHaveAttribute('href', '/jobs/home');
});
