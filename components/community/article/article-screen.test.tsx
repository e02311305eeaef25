import { fireEvent, screen, within } from '@testing-library/react';
import type { ArticleDetail } from '@/lib/community/article/contract';
import zh from '@/messages/zh/community/article.json';
import { articleItem } from '@/test/article-item';
import { standInForIntersections } from '@/test/intersections';
import { renderIn } from '@/test/render';
import { ArticleScreen } from './article-screen';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useRouter: () => ({ push: () => undefined }),
  usePathname: () => '/articleIndex/a1',
}));

const { userId, nickName, ...item } = articleItem();
const article: ArticleDetail = {
  ...item,
  body: '',
  works: [
    {
      videoId: 'v1',
      title: '潮汐',
      titleLanguage: 'zh',
      nickName: 'Mika',
      verification: 'none' as const,
      thumb: 'works/1.jpg',
      duration: 60,
    },
  ],
  author: {
    userId,
    nickname: nickName,
    avatar: null,
    verification: 'none' as const,
    tagline: '灯光设计',
    followerCount: 21_000,
  },
  tags: ['展览'],
  textState: 'alone',
  editedAt: null,
};
const text = {
  html: '<h2 id="part-1">一</h2><p>开始</p><figure data-work="v1"></figure><p>之后</p><figure data-work="v2"></figure>',
  chapters: [{ id: 'part-1', title: '一' }],
};

beforeEach(() => {
  standInForIntersections();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ code: 'OK', data: article }));
});

function show(change: Partial<ArticleDetail> = {}, more: Partial<Parameters<typeof ArticleScreen>[0]> = {}) {
  const comments = { list: [], nextPage: null, hasNextPage: false };
  return renderIn(
    'zh',
    <ArticleScreen {...{ article: { ...article, ...change }, text, more: [], comments, ...more }} />,
  );
}

test('tells whose it is, when it came and where it belongs, and leads on from its tags', () => {
  show({ editedAt: '2026-11-22T08:30:00.000+08:00', topic: { id: 'light', title: '光绘', titleLanguage: 'zh' } });
  expect(screen.getByRole('heading', { level: 1, name: '光的褶皱' })).toBeVisible();
  expect(screen.getByRole('link', { name: '光绘' })).toHaveAttribute('href', '/topicIntroduce?topicId=light');
  const [author] = screen.getAllByRole('link', { name: /林一舟/ });
  expect(author).toHaveAttribute('href', '/otherPeople?userId=lin');
  expect(screen.getByText('约 6 分钟读完')).toBeVisible();
  expect(screen.getByText('2026-11-22').tagName).toBe('TIME');
  expect(screen.getByRole('link', { name: '# 展览' })).toHaveAttribute(
    'href',
    `/articleIndex?tag=${encodeURIComponent('展览')}`,
  );
  expect(screen.getByRole('link', { name: zh.page.report })).toHaveAttribute('href', '/report?type=article&id=a1');
});

test('a work stands in the text as a film that waits to be pressed; one that is gone leaves a sentence', () => {
  show();
  expect(screen.getByRole('button', { name: '播放《潮汐》' })).toBeVisible();
  const caption = screen.getByRole('link', { name: '潮汐' }).closest('p') as HTMLElement;
  expect(within(caption).getByText('Mika')).toBeVisible();
  expect(screen.getByRole('link', { name: '潮汐' })).toHaveAttribute('href', '/video/detail/v1');
  expect(screen.getByText(zh.page.workGone)).toBeVisible();
  expect(screen.getByText('之后').compareDocumentPosition(screen.getByText('开始'))).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
});

test('of two films one plays at a time', () => {
  show({}, { text: { ...text, html: '<figure data-work="v1"></figure>'.repeat(2) } });
  const [first, second] = [...document.querySelectorAll('video')];
  const [pausedFirst, pausedSecond] = [first, second].map((film) =>
    jest.spyOn(film as HTMLVideoElement, 'pause').mockImplementation(),
  );
  fireEvent.play(second as HTMLVideoElement);
  expect([pausedFirst?.mock.calls.length, pausedSecond?.mock.calls.length]).toEqual([1, 0]);
});

test('a long text has its contents, beside it and to unfold above it', () => {
  const chapters = ['一', '二', '三'].map((title, place) => ({ id: `part-${place + 1}`, title }));
  show({}, { text: { ...text, chapters } });
  const contents = screen.getByRole('navigation', { name: zh.page.contents });
  const links = [...contents.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const parts = ['#part-1', '#part-2', '#part-3'];
  expect(links).toEqual([...parts, ...parts]);
  expect(contents.querySelector('details')).not.toHaveAttribute('open');
});

test('a short one has none, and one without channel, tags and others of its author leaves nothing empty', () => {
  show({ topic: null, tags: [], cover: null });
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('list', { name: zh.page.tags })).toBeNull();
  expect(screen.queryByRole('heading', { name: /更多文章/ })).toBeNull();
});

test('a text in the other language is marked, its words too', () => {
  const { container } = show({ textState: 'missing', titleLanguage: 'en', title: 'Folds' }, { more: [articleItem()] });
  expect(screen.getByRole('heading', { level: 1, name: 'Folds' })).toHaveAttribute('lang', 'en');
  expect(container.querySelectorAll('div[lang=en]')).toHaveLength(1);
  expect(screen.getByText(/没有中文版/)).toBeVisible();
  expect(screen.getByRole('heading', { name: '林一舟的更多文章' })).toBeVisible();
});
