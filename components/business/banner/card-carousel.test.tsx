import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type Swiper from 'swiper';
import type { BannerItem } from '@/lib/business/banner/contract';
import { comeIntoView, standInForIntersections } from '@/test/intersections';
import { renderIn } from '@/test/render';
import { CardCarousel } from './card-carousel';

function banner(id: string, more: Partial<BannerItem> = {}): BannerItem {
  return {
    id,
    locationId: 7,
    sort: Number(id),
    type: 3,
    image: JSON.stringify([{ key: `banners/${id}.jpg` }]),
    url: null,
    domainId: `d${id}`,
    title: `标题 ${id}`,
    titleLanguage: 'zh',
    subtitle: '',
    ...more,
  };
}

let reports: string[];
let stillMotion = false;

beforeEach(() => {
  standInForIntersections();
  sessionStorage.clear();
  reports = [];
  stillMotion = false;
  window.matchMedia = jest.fn().mockImplementation(() => ({ matches: stillMotion }));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const { url, body, keepalive } = request as Request;
    reports.push(`${new URL(url).pathname} ${await new Response(body).text()} ${keepalive}`);
    return Response.json({ code: 'OK', data: null });
  });
});

async function showAttached(banners: BannerItem[], language: 'zh' | 'en' = 'zh') {
  const shown = renderIn(language, <CardCarousel banners={banners} />);
  await waitFor(() => expect(running(shown.container)).toBe(false));
  return shown;
}

const running = (container: HTMLElement) =>
  container.querySelector<HTMLElement & { swiper: Swiper }>('.swiper')?.swiper.autoplay.running;
const slide = (name: string) => screen.getByRole('group', { name });

test('without banners there is no carousel', () => {
  renderIn('zh', <CardCarousel banners={[]} />);
  expect(screen.queryByRole('region')).toBeNull();
});

test('is a carousel whose slides say which they are', async () => {
  await showAttached([banner('1'), banner('2', { subtitle: '上海' })], 'en');
  const region = screen.getByRole('region', { name: 'Featured' });
  expect(region).toHaveAttribute('aria-roledescription', 'carousel');
  expect(within(slide('1 of 2')).getByText('标题 1').parentElement).toHaveAttribute('lang', 'zh-CN');
  expect(within(slide('2 of 2')).getByText('上海')).toBeInTheDocument();
});

test.each([
  [{ type: 1 }, '/otherPeople?userId=d1'],
  [{ type: 2 }, '/video/detail/d1'],
  [{ type: 3 }, '/topicIntroduce?topicId=d1'],
  [{ type: 4 }, '/questionDetail/d1'],
  [{ type: 5 }, '/ActivityDetail/d1'],
  [{ type: 10, url: 'https://example.org/a' }, 'https://example.org/a'],
  [{ type: null, url: 'https://example.org/a' }, 'https://example.org/a'],
] as const)('a banner like %o leads to %s', async (more, href) => {
  await showAttached([banner('1', more)]);
  expect(screen.getByRole('link', { name: /标题 1/ })).toHaveAttribute('href', href);
});

test('a banner that leads nowhere is a picture', async () => {
  await showAttached([banner('1', { type: 10, url: 'javascript:alert(1)' })]);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('标题 1')).toBeInTheDocument();
});

test('only a banner of type 2 carries the advertisement label', async () => {
  await showAttached([banner('1', { type: 2 }), banner('2', { type: 5 })]);
  expect(within(slide('第 1 张，共 2 张')).getByText('广告')).toBeInTheDocument();
  expect(within(slide('第 2 张，共 2 张')).queryByText('广告')).toBeNull();
});

test('the first picture comes before everything else, in both shapes', async () => {
  const { container } = await showAttached([banner('1'), banner('2'), banner('3')]);
  const [first, second] = container.querySelectorAll('img');
  expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(first?.srcset).toContain('/media/banners/1.jpg?w=1560&h=1072&f=jpg 1560w');
  expect(container.querySelector('source')?.srcset).toContain('w=2592&h=988&f=jpg 2592w');
  expect(second).toHaveAttribute('loading', 'lazy');
});

test('a picture waits until its slide comes next', async () => {
  const { container } = await showAttached([banner('1'), banner('2'), banner('3')]);
  expect(container.querySelectorAll('img')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: '看第 2 张' }));
  expect(container.querySelectorAll('img')).toHaveLength(3);
});

test('only the slide that shows can be reached', async () => {
  await showAttached([banner('1'), banner('2')]);
  expect(slide('第 1 张，共 2 张')).not.toHaveAttribute('inert');
  expect(slide('第 2 张，共 2 张')).toHaveAttribute('inert');
  await userEvent.click(screen.getByRole('button', { name: '看第 2 张' }));
  expect(slide('第 1 张，共 2 张')).toHaveAttribute('inert');
  expect(slide('第 2 张，共 2 张')).not.toHaveAttribute('inert');
});

test('arrow keys go round', async () => {
  await showAttached([banner('1'), banner('2'), banner('3')]);
  const current = () => screen.getByRole('button', { current: true });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(current()).toHaveAccessibleName('看第 3 张');
  await userEvent.keyboard('{ArrowRight}');
  expect(current()).toHaveAccessibleName('看第 1 张');
});

test('moves by itself while it can be seen, until it is paused', async () => {
  const { container } = await showAttached([banner('5'), banner('6')]);
  expect(running(container)).toBe(false);
  comeIntoView();
  expect(running(container)).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: '看第 2 张' }));
  // jsdom treats every focus as one by keyboard.
  await userEvent.click(document.body);
  expect(running(container)).toBe(true);
  comeIntoView(false);
  expect(running(container)).toBe(false);
  comeIntoView();
  await userEvent.click(screen.getByRole('button', { name: '暂停轮播' }));
  expect(running(container)).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: '播放轮播' }));
  expect(running(container)).toBe(true);
});

test('holds while the keyboard is in it, unless it is told to play', async () => {
  const { container } = await showAttached([banner('5'), banner('6')]);
  comeIntoView();
  await userEvent.tab();
  expect(running(container)).toBe(false);
  await userEvent.tab({ shift: true });
  expect(document.body).toHaveFocus();
  expect(running(container)).toBe(true);
});

test('with less motion asked for it stands still until it is started', async () => {
  stillMotion = true;
  const { container } = await showAttached([banner('5'), banner('6')]);
  comeIntoView();
  expect(running(container)).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: '播放轮播' }));
  expect(running(container)).toBe(true);
});

test('a banner is reported once when it shows, however often it comes back', async () => {
  const { unmount } = await showAttached([banner('1'), banner('2')]);
  expect(reports).toEqual([]);
  comeIntoView();
  await userEvent.click(screen.getByRole('button', { name: '看第 2 张' }));
  await userEvent.click(screen.getByRole('button', { name: '看第 1 张' }));
  await waitFor(() => expect(reports).toHaveLength(2));
  unmount();
  await showAttached([banner('1'), banner('2')]);
  comeIntoView();
  expect(reports).toEqual([
    '/api/operations/show locationId=7&sort=1&configId=1 true',
    '/api/operations/show locationId=7&sort=2&configId=2 true',
  ]);
});

test('a press is reported by a call that outlives the page, and the way on does not wait for it', async () => {
  const { container } = await showAttached([banner('7', { type: 10, url: 'https://example.org/' })]);
  const went = jest.fn((event: Event) => event.preventDefault());
  container.addEventListener('click', went);
  screen.getByRole('link', { name: /标题 7/ }).click();
  expect(went).toHaveBeenCalled();
  await waitFor(() => expect(reports).toEqual(['/api/operations/click locationId=7&sort=7&configId=7 true']));
});
