import { screen, waitFor } from '@testing-library/react';
import { answerCalls } from '@/test/answers';
import { film } from '@/test/player';
import { renderIn } from '@/test/render';
import { WatchFilm } from './watch-film';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
  useRouter: () => ({ push: () => undefined }),
}));

const noWorks = { data: { list: [], nextPage: null, hasNextPage: false } };

/** Opens a film as the HTML is before hydration: marked according to its address. */
function open(query: string) {
  history.replaceState(null, '', `/video/detail/v1${query}`);
  document.documentElement.dataset.listed = '';
  return renderIn('zh', <WatchFilm {...film} next={undefined} />).container;
}
/** The placeholder of the list, and whether it is shown independently of the mark on the page. */
const room = (container: HTMLElement) => {
  const skeleton = container.querySelector('.skeleton')?.closest('[aria-hidden]');
  return skeleton && !skeleton.classList.contains('hidden');
};

test('the room of the list is kept until the list is there, and the mark that keeps it before goes', async () => {
  answerCalls({
    '/api/playlist/get': { data: { title: '夜行', videoCount: 0 } },
    '/api/playlist/videos': noWorks,
  });
  const container = open('?list=p1');
  expect(document.documentElement.dataset.listed).toBeUndefined();
  expect(room(container)).toBe(true);
  expect(await screen.findByRole('region', { name: '正在播放的列表' })).toHaveTextContent('夜行');
  expect(container.querySelector('.skeleton')).toBeNull();
});

test('nothing of it is left where the list is missing', async () => {
  answerCalls({ '/api/playlist/get': { code: 'NullPointer' }, '/api/playlist/videos': { code: 'NullPointer' } });
  const container = open('?list=gone');
  await waitFor(() => expect(room(container)).toBe(false));
  expect(screen.queryByRole('region', { name: '正在播放的列表' })).toBeNull();
});

test.each(['', '?list=', '?lists=p1'])('an address that names none has no room for one: %j', (query) => {
  answerCalls({});
  expect(room(open(query))).toBe(false);
  expect(document.documentElement.dataset.listed).toBeUndefined();
});
