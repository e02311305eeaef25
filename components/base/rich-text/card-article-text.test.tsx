import { screen } from '@testing-library/react';
import { outline } from '@/lib/base/rich-text/codes';
import { showArticle } from '@/lib/base/rich-text/port';
import { renderIn } from '@/test/render';
import { ArticleText } from './card-article-text';

const show = (stored: string) =>
  renderIn(
    'zh',
    <ArticleText
      name="article"
      html={outline(showArticle(stored), 'chapter', 'h1').html}
      renderWork={(id) => <button type="button">{`播放 ${id}`}</button>}
    />,
  );

test('works stand between the paragraphs, headings have ids, and pictures can be enlarged', () => {
  const { container } = show(
    '<h2>一</h2><figure data-work="w1"></figure><p>甲</p><figure><img src="articles/a.jpg" alt="光"></figure><figure data-work="w2"></figure>',
  );
  expect(screen.getByRole('heading', { level: 2, name: '一' })).toHaveAttribute('id', 'chapter-1');
  const buttons = screen
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(buttons).toEqual(['播放 w1', expect.stringContaining('光'), '播放 w2']);
  expect(container.textContent).toBe('一播放 w1甲播放 w2');
});

test('a text without pictures is only its text', () => {
  const { container } = show('<p>甲</p>');
  expect(container.querySelector('[data-listens]')).toBeNull();
  expect(screen.getByText('甲')).toBeVisible();
});
