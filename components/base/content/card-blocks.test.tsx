import { screen, within } from '@testing-library/react';
import type { ShownBlock, ShownThing } from '@/lib/base/content/contract';
import { said, shownHead } from '@/test/blocks';
import { renderIn } from '@/test/render';
import { Blocks } from './card-blocks';
import { Special } from './special';

const thing = (kind: ShownThing['kind'], id: string, part: Partial<ShownThing> = {}): ShownThing => ({
  ...{ kind, id, title: `名 ${id}`, language: 'zh', thumb: null, author: '林', path: `/at/${id}` },
  ...part,
});
const things = (items: ShownThing[]): ShownBlock => ({ kind: 'things', id: 'b', title: said('作品'), items });

test('a head with its line and its picture is a part of its page, or its title', () => {
  const block = shownHead('a', { subtitle: said('One line', 'en'), picture: 'pages/1.jpg' });
  const { unmount, container } = renderIn('zh', <Blocks blocks={[block]} />);
  expect(screen.getByRole('heading', { level: 2, name: '现在·未来' })).not.toHaveAttribute('lang');
  expect(screen.getByText('One line')).toHaveAttribute('lang', 'en');
  expect(container.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
  unmount();
  renderIn('zh', <Blocks blocks={[block, shownHead('b', { title: said('第二') })]} isLed />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('现在·未来');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('第二');
});

test('a page without a head at its beginning has its own title', () => {
  const text: ShownBlock = { kind: 'text', id: 'a', body: '<h2>一</h2><p>光</p>', language: 'zh' };
  const page = { title: '专题', language: 'zh' as const, blocks: [text, shownHead('b')] };
  renderIn('en', <Special page={page} />);
  expect(screen.getByRole('heading', { level: 1, name: '专题' })).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getByRole('heading', { level: 2, name: '一' })).toHaveAttribute('id', 'block-a-1');
  expect(screen.getByText('光').parentElement).toHaveAttribute('lang', 'zh-CN');
});

test('things are cards that lead to them, works in a new tab, and people stand below them', () => {
  const items = [
    thing('person', 'p1', { language: null, author: null }),
    thing('video', 'v1'),
    thing('topic', 't1', { author: null }),
  ];
  renderIn('zh', <Blocks blocks={[things(items)]} />);
  const section = within(screen.getByRole('region', { name: '作品' }));
  const links = section.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/at/v1', '/at/t1', '/at/p1']);
  expect(links.map((link) => link.getAttribute('target'))).toEqual(['_blank', null, null]);
  expect(links.map(({ textContent }) => textContent)).toEqual(['名 v1作品 · 林', '名 t1频道', '名 p1']);
  expect(section.getAllByRole('heading', { level: 3 })).toHaveLength(2);
});

test('a wall names its pictures and opens them whole, those of a draft from our own host', () => {
  const items = [
    { picture: 'pages/1.jpg', caption: said('夜里') },
    { picture: 'pages/2.jpg', caption: said('') },
  ];
  renderIn('zh', <Blocks blocks={[{ kind: 'pictures', id: 'a', title: said(''), items }]} isDraft />);
  const pictures = screen.getAllByRole('button');
  expect(pictures.map(({ dataset }) => dataset.whole)).toEqual([
    '/media/pages/1.jpg?w=1408&f=jpg',
    '/media/pages/2.jpg?w=1408&f=jpg',
  ]);
  expect(screen.getAllByRole('figure')[0]).toHaveTextContent('夜里');
  expect(screen.getByRole('img', { name: '夜里' })).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a timetable has its rows, and partners lead to their websites', () => {
  renderIn(
    'en',
    <Blocks
      blocks={[
        {
          ...{ kind: 'timetable', id: 'a', title: said('Evening', 'en') },
          rows: [{ time: '19:00', title: said('第一段'), place: said('Hall 1', 'en') }],
        },
        {
          ...{ kind: 'partners', id: 'b', title: said('With', 'en') },
          items: [
            { name: said('Beacon', 'en'), url: 'https://beacon.example/', picture: 'pages/logo.jpg' },
            { name: said('码头'), url: '', picture: null },
          ],
        },
      ]}
    />,
  );
  expect(screen.getByRole('region', { name: 'Evening' })).toHaveTextContent('19:00第一段Hall 1');
  expect(screen.getByText('第一段')).toHaveAttribute('lang', 'zh-CN');
  const partners = within(screen.getByRole('region', { name: 'With' }));
  expect(partners.getByRole('link')).toHaveAttribute('href', 'https://beacon.example/');
  expect(partners.getByRole('img', { name: 'Beacon' })).toHaveAttribute('src', '/media/pages/logo.jpg?w=704&f=jpg');
  expect(partners.getByText('码头').closest('a')).toBeNull();
});

test('a part is shown by the page that knows it, and left out on others', () => {
  const blocks: ShownBlock[] = [{ kind: 'part', id: 'a', part: 'board', data: { votes: 3 } }];
  const { unmount, container } = renderIn('zh', <Blocks blocks={blocks} />);
  expect(container).toHaveTextContent(/^$/);
  unmount();
  renderIn('zh', <Blocks blocks={blocks} parts={{ board: (data) => <p>{JSON.stringify(data)}</p> }} />);
  expect(screen.getByText('{"votes":3}')).toBeVisible();
});

test('a payload in any text is words', () => {
  const payload = '<img src=x onerror=alert(1)>';
  const { container } = renderIn(
    'zh',
    <Blocks
      blocks={[
        shownHead('a', { title: said(payload), subtitle: said(payload) }),
        things([thing('person', 'p1', { title: payload })]),
        { kind: 'partners', id: 'c', title: said(payload), items: [{ name: said(payload), url: '', picture: null }] },
      ]}
    />,
  );
  expect(screen.getAllByText(payload)).toHaveLength(5);
  expect(container.querySelector('img[src=x]')).toBeNull();
});
