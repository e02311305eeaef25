import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReviewAct, ReviewedState } from '@/lib/base/staff/codes';
import { toastQueue } from '@/lib/platform/client/toast';
import enStaff from '@/messages/en/base/staff.json';
import en from '@/messages/en/base/staff-review.json';
import staff from '@/messages/zh/base/staff.json';
import zh from '@/messages/zh/base/staff-review.json';
import { type Answer, answerCalls, type MadeCall } from '@/test/answers';
import { renderIn } from '@/test/render';
import { Facts } from './card-parts';
import type { ReviewCalls, ReviewReasons, ReviewWords } from './card-review';
import { ReviewDecision } from './card-review-decision';
import { ReviewPage, useReviewed } from './card-review-page';
import { ReviewNotes, useReviewFacts } from './card-review-parts';
import { ReviewTable, useReviewColumns } from './card-review-table';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

const thing = {
  id: 't1',
  title: '夜的声音',
  picture: null,
  revision: 3,
  state: 'pending_review' as ReviewedState,
  reason: '',
  isFeatured: false,
  words: ['赌博'],
  underReview: {},
  submittedAt: '2026-11-20T12:00:00.000+08:00',
};
type Thing = typeof thing;

const at = (name: string) => `/api/thing/review/${name}` as const;
const get = { method: 'GET', path: at('get') } as const;
const list = { method: 'GET', path: at('list') } as const;
const calls: ReviewCalls = { get, list, decide: { method: 'POST', path: at('decide') } };
const withFeature: ReviewCalls = { ...calls, feature: { method: 'POST', path: at('feature') } };
/** Each word of the slice is shown by its name. */
const words: ReviewWords = (word, { language } = { language: '' }) => `${word}${language}.`;
const reasons: ReviewReasons = {
  language: 'zh',
  list: [
    { name: 'Sound', text: '没有声音。' },
    { name: 'Cover', text: '封面不符。' },
  ],
};
const states: Record<ReviewAct, ReviewedState[]> = {
  approve: ['pending_review'],
  refuse: ['pending_review'],
  takeDown: ['verified'],
};

type Own = Partial<Parameters<typeof ReviewDecision>[0]>;

function Review({ first, ...own }: Own & { first: Thing }) {
  const reviewed = useReviewed<Thing>(get, first);
  const facts = useReviewFacts(reviewed.thing);
  const statesBefore = (act: ReviewAct) => states[act];
  return (
    <ReviewPage
      section="articles"
      title={reviewed.thing.title}
      isGone={reviewed.isGone}
      words={words}
      decision={
        <ReviewDecision thing={reviewed.thing} {...{ calls, statesBefore, words, reasons }} path="/thing/t1" {...own} />
      }
    >
      <ReviewNotes {...reviewed.thing} />
      <Facts facts={[facts.state, facts.reason, facts.submittedAt]} />
    </ReviewPage>
  );
}

/** Shows a thing whose next answers are `after` and, to what is decided, `answer`. */
function show(own: Partial<Thing> = {}, after: Partial<Thing> = {}, answer: Answer = { data: null }, props: Own = {}) {
  const first = { ...thing, ...own };
  const made = answerCalls({
    [at('get')]: { data: { ...first, ...after } },
    [at('decide')]: answer,
    [at('feature')]: answer,
    '/api/staff/waiting': { data: [] },
  });
  renderIn('en', <Review first={first} {...props} />);
  return made;
}
const sent = (made: MadeCall[], name: string) =>
  made.filter(({ path }) => path === at(name)).map(({ fields }) => fields);
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  toastQueue.take();
  history.replaceState(null, '', '/');
});

describe('one thing', () => {
  test('says where it stands, and what needs attention in its texts', () => {
    show({ state: 'failed', reason: '画面\n不清', underReview: { titleZh: '光' } });
    const facts = screen.getAllByRole('definition').map((fact) => fact.textContent);
    expect(facts).toEqual([en.states.failed, '画面\n不清', '2026-11-20 12:00']);
    expect(screen.getByText(en.wordsFound.replace('{words}', '赌博'))).toBeVisible();
    expect(screen.getByRole('link', { name: en.openReviews })).toHaveAttribute('href', '/en/staff/reviews?search=t1');
    expect(screen.getByRole('link', { name: 'Articles' })).toHaveAttribute('href', '/en/staff/articles');
  });

  test('is approved as it was read', async () => {
    const made = show({}, { state: 'verified' });
    expect(button(en.approve)).toHaveAccessibleDescription('approveHint.');
    await userEvent.click(button(en.approve));
    expect(await screen.findByRole('button', { name: 'takeDown.' })).toBeVisible();
    expect(screen.queryByRole('button', { name: en.approve })).toBeNull();
    expect(sent(made, 'decide')).toEqual([{ id: 't1', revision: '3', act: 'approve', reason: '' }]);
    expect(toastQueue.take()).toEqual([en.decided.approve]);
  });

  test('that cannot be approved yet says why', async () => {
    const made = show({}, {}, undefined, { notYet: 'No film.' });
    expect(button(en.approve)).toHaveAttribute('aria-disabled', 'true');
    expect(button(en.approve)).toHaveAccessibleDescription('No film.');
    await userEvent.click(button(en.approve));
    expect(sent(made, 'decide')).toEqual([]);
  });

  test('is sent back with ready-made reasons, in the language of its author, that can be edited', async () => {
    const made = show({}, { state: 'failed' });
    const field = screen.getByRole('textbox', { name: en.reasonFor.refuse });
    expect(screen.getByText('readyChinese.')).toBeVisible();
    expect(field).toHaveAttribute('lang', 'zh-CN');
    expect(field).toHaveAccessibleDescription('reasonHint.refuse. 0/500');
    await userEvent.click(button('refuse.'));
    expect(field).toHaveAccessibleDescription('needsReason. 0/500');
    await userEvent.click(button('Sound'));
    await userEvent.click(button('Sound'));
    await userEvent.click(button('Cover'));
    await userEvent.type(field, '谢谢');
    await userEvent.click(button('refuse.'));
    expect(await screen.findByText('nothingToDo.failed.')).toBeVisible();
    expect(sent(made, 'decide')).toEqual([
      { id: 't1', revision: '3', act: 'refuse', reason: '没有声音。\n封面不符。谢谢' },
    ]);
    expect(toastQueue.take()).toEqual(['refused.']);
  });

  test('is not sent back with more words than there is room for', async () => {
    const made = show();
    const field = screen.getByRole('textbox', { name: en.reasonFor.refuse });
    await userEvent.click(field);
    await userEvent.paste('长'.repeat(501));
    await userEvent.click(button('refuse.'));
    expect(field).toHaveAccessibleDescription(`${enStaff.reasonTooLong.replace('{most}', '500')} 501/500`);
    expect(sent(made, 'decide')).toEqual([]);
  });

  test('that is public leads to its page and is taken down', async () => {
    const made = show({ state: 'verified' }, { state: 'failed' }, undefined, { notice: 'Look!', links: 'Desk' });
    expect(screen.getByRole('link', { name: 'openPage.' })).toHaveAttribute('href', '/en/thing/t1');
    expect(screen.getByText('Look!')).toBeVisible();
    expect(screen.getByText('Desk')).toBeVisible();
    expect(screen.queryByRole('button', { name: en.feature })).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: en.reasonFor.takeDown }), '侵权');
    await userEvent.click(button('takeDown.'));
    expect(await screen.findByText('nothingToDo.failed.')).toBeVisible();
    expect(screen.queryByText('Desk')).toBeNull();
    expect(sent(made, 'decide')).toMatchObject([{ act: 'takeDown', reason: '侵权' }]);
    expect(toastQueue.take()).toEqual([en.decided.takeDown]);
  });

  test.each([
    [false, 'true', en.feature, en.unfeature, en.featuredDone],
    [true, 'false', en.unfeature, en.feature, en.unfeaturedDone],
  ])('that is public is featured, or no longer (%s)', async (isFeatured, asked, name, next, told) => {
    const state = 'verified';
    const made = show({ state, isFeatured }, { isFeatured: !isFeatured }, undefined, { calls: withFeature });
    await userEvent.click(button(name));
    expect(await screen.findByRole('button', { name: next })).toBeVisible();
    expect(sent(made, 'feature')).toEqual([{ id: 't1', isFeatured: asked }]);
    expect(toastQueue.take()).toEqual([told]);
  });

  test('that somebody else has changed is shown as it stands by now', async () => {
    show({}, { title: '新的标题', revision: 5 }, { code: 'Changed' });
    await userEvent.click(button(en.approve));
    expect(await screen.findByRole('heading', { name: '新的标题' })).toBeVisible();
    expect(toastQueue.take()).toEqual(['changed.']);
    expect(button(en.approve)).toBeVisible();
  });

  test('tells of an error that only its slice has', async () => {
    show({}, {}, { code: 'ListFull' }, { said: { ListFull: 'Too many.' } });
    await userEvent.click(button(en.approve));
    await waitFor(() => expect(toastQueue.take()).toEqual(['Too many.']));
  });

  test('that was deleted meanwhile says so, and nothing can be decided', async () => {
    answerCalls({
      [at('get')]: { code: 'NullPointer' },
      [at('decide')]: { code: 'NullPointer' },
      '/api/staff/waiting': { data: [] },
    });
    renderIn('en', <Review first={thing} />);
    await userEvent.click(button(en.approve));
    expect(await screen.findByText('gone.')).toBeVisible();
    expect(toastQueue.take()).toEqual(['gone.']);
    expect(screen.queryByRole('button', { name: en.approve })).toBeNull();
  });
});

function Things() {
  const { state, words: found } = useReviewColumns();
  return (
    <ReviewTable<Thing>
      {...{ section: 'articles', endpoint: list, words }}
      titleOf={({ title }) => title}
      pictureOf={({ picture }) => picture}
      pictureSize={{ width: 504, height: 336 }}
      choices={[{ value: 'lost', label: 'Lost' }]}
      columns={[state, found]}
    />
  );
}
const pageOf = (...rows: Thing[]): Answer => ({ data: { list: rows, hasNextPage: false, nextPage: null } });

describe('the table', () => {
  test('begins with what waits, each a way to its page, and shows another state when asked', async () => {
    const untitled = { ...thing, id: 't/2', title: '', isFeatured: true, words: [], submittedAt: null };
    const made = answerCalls({ [at('list')]: pageOf(thing, untitled as unknown as Thing) });
    renderIn('zh', <Things />);
    const table = await screen.findByRole('table', { name: staff.sections.articles });
    expect(await within(table).findByRole('link', { name: '夜的声音' })).toHaveAttribute('href', '/staff/articles/t1');
    const other = within(table).getByRole('link', { name: /^untitled\./ });
    expect(other).toHaveAttribute('href', '/staff/articles/t%2F2');
    expect(
      within(table)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([
      ...['夜的声音', zh.states.pending_review, '赌博', '2026-11-20 12:00'],
      ...[`untitled.${zh.featured}`, zh.states.pending_review, '—', '—'],
    ]);
    const state = screen.getByRole('combobox', { name: zh.state });
    const { pending_review, verified, failed, pending_edit } = zh.states;
    const offered = within(state).getAllByRole('option');
    expect(offered.map((option) => option.textContent)).toEqual([
      ...[pending_review, 'Lost', verified, failed, pending_edit],
    ]);
    await userEvent.selectOptions(state, verified);
    await waitFor(() => expect(location.search).toBe('?state=verified'));
    expect(made.map(({ path }) => path)).toEqual([at('list'), at('list')]);
  });

  test('says that nothing waits', async () => {
    answerCalls({ [at('list')]: pageOf() });
    renderIn('zh', <Things />);
    expect(await screen.findByText('empty.')).toBeVisible();
    expect(screen.getByText('emptyText.')).toBeVisible();
  });
});
