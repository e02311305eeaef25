import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { HistoryList } from '@/components/works/film/history-list';
import { MyWorks } from '@/components/works/work/list-screen';
import { toastQueue } from '@/lib/platform/client/toast';
import type { Language } from '@/lib/platform/shared/language';
import type { Page } from '@/lib/platform/shared/wire';
import type { WatchedVideo } from '@/lib/works/film/contract';
import type { CreditAsked } from '@/lib/works/work/contract';
import type { MadeCall } from './answers';
import { standInForDialogs } from './dialogs';
import { standInForIntersections } from './intersections';
import { renderIn } from './render';

const now = Date.parse('2026-11-20T12:00:00+08:00');
export const onePage = <Item,>(list: Item[]): Page<Item> => ({ list, nextPage: null, hasNextPage: false });

export const paths = {
  list: '/api/video/work/list',
  remove: '/api/video/work/remove',
  credits: '/api/video/credits',
  answer: '/api/video/credits/answer',
  watched: '/api/video/watched',
  forget: '/api/video/watched/forget',
};

/** Starts each test of a file on a fresh page. */
export function freshScreens() {
  beforeEach(() => {
    standInForIntersections();
    toastQueue.take();
    toastQueue.allGone();
    window.scrollBy = jest.fn();
    history.replaceState(null, '', '/');
    standInForDialogs();
  });
  afterEach(() => jest.useRealTimers());
}

interface Shown extends Omit<ComponentProps<typeof MyWorks>, 'history'> {
  history: Page<WatchedVideo> | null;
}

export function show({ history = null, ...given }: Partial<Shown> = {}, language: Language = 'zh') {
  const props = { initial: 'works', works: null, credits: onePage<CreditAsked>([]), ...given } as const;
  return renderIn(language, <MyWorks {...props} history={<HistoryList first={history} now={now} />} />);
}
export const made = (calls: MadeCall[], path: string) => calls.filter((call) => call.path === path);
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
