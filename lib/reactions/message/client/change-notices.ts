import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import { changeLoaded } from '@/lib/platform/client/change-loaded';
import type { CallOf } from '@/lib/platform/client/remote';
import type { Page } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import type { NoticeType } from '../codes';
import type * as contract from '../contract';
import { findAnswers, findNotices } from './notices';
import { countOneRead, renewUnread } from './unread';

const markReadCall: CallOf<typeof contract.markRead> = calls.markRead;
const markAllReadCall: CallOf<typeof contract.markAllRead> = calls.markAllRead;
const removeNotice: CallOf<typeof contract.removeNotice> = calls.removeNotice;

/** What every list of notices tells of one. */
interface Listed {
  id: string;
  seq: number;
  isUnread: boolean;
}

type Loaded = InfiniteData<Page<Listed>>;

/** The changes of one's notices, each shown in all lists of them that are loaded. */
export function useChangeNotices() {
  const queries = useQueryClient();

  const changeLists = async (paths: readonly string[], work: (list: Listed[]) => Listed[]) => {
    for (const path of paths) {
      await changeLoaded(queries, [path], () =>
        queries.setQueriesData<Loaded>({ queryKey: [path] }, (loaded) => loaded && eachPage(loaded, work)),
      );
    }
  };
  const lists = [findNotices.path, findAnswers.path];

  /** Marks one as read that is being opened: at once, and unread again should the server not hear of it. */
  async function markRead({ id, seq, isUnread }: Listed, type: NoticeType): Promise<void> {
    if (!isUnread) return;
    const mark = (isUnread: boolean) =>
      changeLists(lists, (list) => list.map((one) => (one.id === id && one.seq === seq ? { ...one, isUnread } : one)));
    countOneRead(type);
    await mark(false);
    try {
      await call(markReadCall, { id, seq });
    } catch (error) {
      await mark(true);
      throw error;
    }
  }

  /** Marks those of a type as read, of all for the empty word, up to the latest that was seen. */
  async function markAllRead(type: NoticeType | '', until: number): Promise<void> {
    await call(markAllReadCall, { type, until });
    const read = (list: Listed[]) =>
      list.map((one) => (one.seq <= until && isOf(one, type) ? { ...one, isUnread: false } : one));
    await Promise.all([changeLists(lists, read), renewUnread()]);
  }

  /** Takes one out of the lists. */
  async function remove({ id, isUnread }: Listed, type: NoticeType): Promise<void> {
    await call(removeNotice, { id });
    if (isUnread) countOneRead(type);
    await changeLists(lists, (list) => list.filter((one) => one.id !== id));
  }

  return { markRead, markAllRead, remove };
}

/** Answers do not say their type: they are comments. */
function isOf(one: Listed & { type?: NoticeType }, type: NoticeType | ''): boolean {
  return type === '' || (one.type ?? 'comments') === type;
}

function eachPage(loaded: Loaded, work: (list: Listed[]) => Listed[]): Loaded {
  return { ...loaded, pages: loaded.pages.map((page) => ({ ...page, list: work(page.list) })) };
}
