import { useInfiniteQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConnectionError } from '@/lib/platform/client/errors';
import type { Page } from '@/lib/platform/shared/wire';
import { comeIntoView, observedMargins, standInForIntersections } from '@/test/intersections';
import { renderIn } from '@/test/render';
import { PagedList } from './paged-list';

const words = {
  loading: 'loading',
  more: 'more',
  end: 'the end',
  offline: 'offline',
  failed: 'failed',
  retry: 'retry',
};

type Fetch = (pageIndex: number) => Promise<Page<string>>;

const threePages: Fetch = async (pageIndex) => ({
  list: [`item ${pageIndex}a`, `item ${pageIndex}b`],
  nextPage: pageIndex < 3 ? pageIndex + 1 : null,
  hasNextPage: pageIndex < 3,
});

function List({ fetch, onEnd }: { fetch: Fetch; onEnd(): void }) {
  const query = useInfiniteQuery({
    queryKey: ['things'],
    queryFn: ({ pageParam }) => fetch(pageParam),
    initialPageParam: 1,
    getNextPageParam: (page) => page.nextPage,
    retry: false,
  });
  return (
    <PagedList
      query={query}
      keyOf={(item) => item}
      skeleton={<span data-testid="skeleton" />}
      skeletons={2}
      empty={<p>nothing</p>}
      onEnd={onEnd}
      className=""
      words={words}
    >
      {(item) => item}
    </PagedList>
  );
}

function show(fetch: Fetch) {
  const onEnd = jest.fn();
  renderIn('zh', <List fetch={fetch} onEnd={onEnd} />);
  return onEnd;
}

const items = () => screen.queryAllByText(/^item/).map((item) => item.textContent);

beforeEach(() => {
  standInForIntersections();
  window.scrollY = 500;
});

test('stands as skeletons until the first page comes', async () => {
  show(threePages);
  expect(screen.getByRole('list', { name: 'loading' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getAllByTestId('skeleton')).toHaveLength(2);
  expect(await screen.findByText('item 1a')).toBeInTheDocument();
  expect(screen.queryByTestId('skeleton')).toBeNull();
});

test('loads the next page when its end comes within 10 px, to the last one, and tells the end once', async () => {
  const fetch = jest.fn(threePages);
  const onEnd = show(fetch);
  await screen.findByText('item 1a');
  expect(observedMargins()).toEqual(['0px 0px 10px']);
  comeIntoView();
  await screen.findByText('item 2a');
  comeIntoView();
  await screen.findByText('item 3b');
  expect(onEnd).not.toHaveBeenCalled();
  comeIntoView();
  comeIntoView(false);
  comeIntoView();
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(items()).toEqual(['item 1a', 'item 1b', 'item 2a', 'item 2b', 'item 3a', 'item 3b']);
  expect(screen.getByText('the end')).toBeInTheDocument();
});

test('a list that fits on the screen does not tell its end before the visitor scrolled', async () => {
  window.scrollY = 0;
  const onEnd = show(async () => ({ list: ['item'], nextPage: null, hasNextPage: false }));
  await screen.findByText('item');
  comeIntoView();
  expect(onEnd).not.toHaveBeenCalled();
});

test('loads the next page by its button too', async () => {
  show(threePages);
  await userEvent.click(await screen.findByRole('button', { name: 'more' }));
  expect(await screen.findByText('item 2b')).toBeInTheDocument();
});

test('an item that moved to a later page stands once', async () => {
  show(async (pageIndex) => ({
    list: ['item a', `item ${pageIndex}`],
    nextPage: pageIndex === 1 ? 2 : null,
    hasNextPage: pageIndex === 1,
  }));
  await screen.findByText('item 1');
  comeIntoView();
  await screen.findByText('item 2');
  expect(items()).toEqual(['item a', 'item 1', 'item 2']);
});

test('without items it shows what is said instead', async () => {
  show(async () => ({ list: [], nextPage: null, hasNextPage: false }));
  expect(await screen.findByText('nothing')).toBeInTheDocument();
  expect(screen.queryByRole('list')).toBeNull();
});

test.each([
  ['offline', new ConnectionError('network')],
  ['failed', new Error('500')],
])('says %s when the first page fails, and tries again', async (said, error) => {
  const fetch = jest.fn(threePages).mockRejectedValueOnce(error);
  show(fetch);
  expect(await screen.findByRole('alert')).toHaveTextContent(said);
  fireEvent.click(screen.getByRole('button', { name: 'retry' }));
  expect(await screen.findByText('item 1a')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('keeps what it has when a later page fails, and waits to be asked before it tries again', async () => {
  const fetch = jest.fn(threePages);
  show(fetch);
  await screen.findByText('item 1a');
  fetch.mockRejectedValueOnce(new ConnectionError('network'));
  comeIntoView();
  expect(await screen.findByRole('alert')).toHaveTextContent('offline');
  expect(items()).toEqual(['item 1a', 'item 1b']);
  comeIntoView();
  expect(fetch).toHaveBeenCalledTimes(2);
  await userEvent.click(screen.getByRole('button', { name: 'retry' }));
  await waitFor(() => expect(items()).toHaveLength(4));
});
