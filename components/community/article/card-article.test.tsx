import { screen, within } from '@testing-library/react';
import { articleItem } from '@/test/article-item';
import { renderIn } from '@/test/render';
import { CardArticle, CardArticleLead } from './card-article';

test('shows every field of an article and leads to its page', () => {
  const { container } = renderIn('zh', <CardArticle article={articleItem({ id: 'a/1' })} />);
  expect(screen.getByRole('link', { name: '光的褶皱' })).toHaveAttribute('href', '/articleIndex/a%2F1');
  expect(screen.getByRole('heading', { level: 3, name: '光的褶皱' })).not.toHaveAttribute('lang');
  const card = screen.getByRole('article');
  for (const words of ['从一块布开始。', '林一舟', '6 分钟', '2026-11-20', '1.2万 赞']) {
    expect(within(card).getByText(words)).toBeVisible();
  }
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('src', '/media/articles/a1/1.jpg?w=504&h=336&f=jpg');
  expect(picture).toHaveAttribute('loading', 'lazy');
});

test('speaks English, marks a text that has no translation, and says nothing of no likes', () => {
  renderIn('en', <CardArticle article={articleItem({ likeCount: 0 })} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/en/articleIndex/a1');
  expect(screen.getByRole('heading')).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getByText('从一块布开始。')).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getByText('6 min read')).toBeVisible();
  expect(screen.queryByText(/like/)).toBeNull();
});

test('stands by its words without a cover, and without an excerpt', () => {
  const { container } = renderIn('zh', <CardArticle article={articleItem({ cover: null, excerpt: '' })} />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelectorAll('p')).toHaveLength(1);
});

test('shows its title as it is given, and keeps what stands at its end out of its link', () => {
  const corner = <button type="button">收藏</button>;
  renderIn('zh', <CardArticle article={articleItem()} title={<mark>光</mark>} corner={corner} />);
  expect(within(screen.getByRole('link')).getByText('光').tagName).toBe('MARK');
  expect(within(screen.getByRole('link')).queryByRole('button')).toBeNull();
  expect(screen.getByRole('button', { name: '收藏' })).toBeVisible();
});

test.each(['articles/a1/1.jpg', null])('the one above a list says that it was chosen (cover %s)', (cover) => {
  const { container } = renderIn('zh', <CardArticleLead article={articleItem({ cover })} />);
  expect(screen.getByText('编辑推荐')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: '光的褶皱' })).toBeVisible();
  const picture = container.querySelector('img');
  if (cover) expect(picture).toHaveAttribute('fetchpriority', 'high');
  else expect(picture).toBeNull();
});
