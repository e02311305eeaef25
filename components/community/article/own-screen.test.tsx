import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnArticle } from '@/lib/community/article/contract';
import en from '@/messages/en/community/article.json';
import zh from '@/messages/zh/community/article.json';
import { answerCalls } from '@/test/answers';
import { standInForIntersections } from '@/test/intersections';
import { renderIn } from '@/test/render';
import { OwnArticles } from './own-screen';

const own = (change: Partial<OwnArticle>): OwnArticle => ({
  id: 'a1',
  title: '光的褶皱',
  titleLanguage: 'zh',
  cover: null,
  state: 'pending_edit',
  reason: '',
  textStates: { zh: 'alone', en: 'missing' },
  likeCount: 3,
  commentCount: 1,
  wasPublic: false,
  updatedAt: '2026-11-20T08:30:00.000+08:00',
  ...change,
});
const pageOf = (...list: OwnArticle[]) => ({ list, nextPage: null, hasNextPage: false });

beforeEach(standInForIntersections);

const row = (name: string) => within(screen.getByRole('heading', { name }).closest('article') as HTMLElement);

test('a draft leads to its editor, a public article to its page too, each with how its languages stand', () => {
  const shown = own({ id: 'a/2', title: '公开的', state: 'verified', textStates: { zh: 'stale', en: 'checked' } });
  renderIn('zh', <OwnArticles first={pageOf(own({ title: '' }), shown)} />);
  const draft = row(zh.own.untitled);
  expect(draft.getByText(zh.own.states.pending_edit)).toBeVisible();
  expect(draft.getByText('中文 ✓')).toBeVisible();
  expect(draft.getByText('英文 未写')).toBeVisible();
  expect(draft.getAllByRole('link')).toHaveLength(1);
  expect(draft.getByRole('link')).toHaveAttribute('href', '/articleIndex/a1/edit');
  const open = row('公开的');
  expect(open.getByText('中文 待更新')).toBeVisible();
  expect(open.getByText('英文 ✓ 已核对')).toBeVisible();
  expect(open.getByText('3 赞 · 1 条讨论')).toBeVisible();
  expect(open.getByRole('link', { name: /查看页面/ })).toHaveAttribute('href', '/articleIndex/a%2F2');
});

test('one that was refused says why, and one that waits what comes', () => {
  const refused = own({ title: 'A', state: 'failed', reason: 'No source' });
  renderIn('en', <OwnArticles first={pageOf(refused, own({ id: 'b', title: 'B', state: 'pending_review' }))} />);
  expect(row('A').getByText('Why it was refused: No source')).toBeVisible();
  expect(row('B').getByText(en.own.waiting)).toBeVisible();
  expect(screen.getByRole('link', { name: en.own.write })).toHaveAttribute('href', '/en/articleIndex/new');
});

test('those of one state are asked for, and where there is none it says so', async () => {
  const calls = answerCalls({ '/api/article/own/list': { data: pageOf() } });
  renderIn('zh', <OwnArticles first={pageOf(own({}))} />);
  await userEvent.click(screen.getByRole('button', { name: zh.own.states.failed }));
  expect(await screen.findByText(zh.own.noneOfState)).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(screen.getByRole('button', { name: zh.own.states.failed })).toHaveAttribute('aria-pressed', 'true');
});

test('who has written nothing is led to writing', () => {
  renderIn('zh', <OwnArticles first={pageOf()} />);
  expect(screen.getByText(zh.own.none)).toBeVisible();
  expect(screen.getAllByRole('link', { name: zh.own.write })).toHaveLength(2);
});
