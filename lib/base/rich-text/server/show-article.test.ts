import { showArticle } from '../port';

const picture = (key: string) => `<figure><img src="${key}" alt="光" width="800" height="600"></figure>`;

test('a still picture is a gif to the letter, and a jpg of its width in browsers; a moving one is only the gif', () => {
  expect(showArticle(`${picture('articles/a.jpg')}${picture('articles/b.gif')}`)).toBe(
    '<figure><img src="/media/articles/a.jpg?f=gif" alt="光" width="800" height="600" srcset="/media/articles/a.jpg?w=704&amp;f=jpg 704w, /media/articles/a.jpg?w=1408&amp;f=jpg 1408w" sizes="(width >= 768px) 704px, 100vw"/></figure>' +
      '<figure><img src="/media/articles/b.gif?f=gif" alt="光" width="800" height="600" loading="lazy"/></figure>',
  );
});

test('code can be scrolled by keys', () => {
  expect(showArticle('<pre><code>a</code></pre>')).toBe('<pre tabindex="0"><code>a</code></pre>');
});

test('a small picture stays small', () => {
  expect(showArticle(picture('articles/a.jpg').replace('800', '300'))).toContain(' sizes="300px"');
});

test('is sanitised, and its pictures come from the host that may show them', () => {
  process.env.NEXT_PUBLIC_IMAGE_HOST = 'https://img.example/media';
  const html = `<p onclick="x()">a</p>${picture('articles/b.gif')}`;
  expect(showArticle(html)).toContain('<p>a</p><figure><img src="https://img.example/media/articles/b.gif?f=gif"');
  expect(showArticle(html, '/media')).toContain('<img src="/media/articles/b.gif?f=gif"');
  delete process.env.NEXT_PUBLIC_IMAGE_HOST;
});
