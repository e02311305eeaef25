import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { call } from '@/lib/platform/client/call';
import { changeLoaded } from '@/lib/platform/client/change-loaded';
import { ConnectionError } from '@/lib/platform/client/errors';
import type { CallOf } from '@/lib/platform/client/remote';
import { toast } from '@/lib/platform/client/toast';
import type { Page } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import type { NoticeType } from '../codes';
import type * as contract from '../contract';
import { findAnswers, findNotices } from './notices';
import { countOne, renewUnread } from './unread';

const markReadCall: CallOf<typeof contract.markRead> = calls.markRead;
const markAllReadCall: CallOf<typeof contract.markAllRead> = calls.markAllRead;
const removeNotice: CallOf<typeof contract.removeNotice> = calls.removeNotice;

/** What every list of notices says of one. Answers do not say their type: they are comments. */
interface Listed {
  id: string;
  seq: number;
  type?: NoticeType;
  isUnread: boolean;
}

type Loaded = InfiniteData<Page<Listed>>;

/** The changes of one's notices, each shown in all lists of them that are loaded. */
export function useChangeNotices() {
  const queries = useQueryClient();
  const offline = useTranslations('client')('offline');

  async function changeLists(work: (list: Listed[]) => Listed[]) {
    for (const { path } of [findNotices, findAnswers]) {
      await changeLoaded(queries, [path], () =>
        queries.setQueriesData<Loaded>({ queryKey: [path] }, (loaded) => loaded && eachPage(loaded, work)),
      );
    }
  }

  /** Marks one as read: at once, and unread again should the server not hear of it. */
  async function markRead({ id, seq, type = 'comments', isUnread }: Listed): Promise<void> {
    if (!isUnread) return;
    const mark = (isUnread: boolean) =>
      changeLists((list) => list.map((one) => (one.id === id && one.seq === seq ? { ...one, isUnread } : one)));
    countOne(type, -1);
    await mark(false);
    await call(markReadCall, { id, seq }).catch(() => {
      countOne(type, 1);
      return mark(true);
    });
  }

  /** Marks those of a type as read, of all for the empty word, up to the latest that was seen. */
  async function markAllRead(type: NoticeType | '', until: number): Promise<void> {
    await work(async () => {
      await call(markAllReadCall, { type, until });
      await changeLists((list) =>
        list.map((one) => (one.seq <= until && isOf(one, type) ? { ...one, isUnread: false } : one)),
      );
      await renewUnread();
    });
  }

  /** Takes one out of the lists. */
  async function remove({ id, type = 'comments', isUnread }: Listed): Promise<void> {
    await work(async () => {
      await call(removeNotice, { id });
      if (isUnread) countOne(type, -1);
      await changeLists((list) => list.filter((one) => one.id !== id));
    });
  }

  /** The error path says everything that goes wrong but a lost connection. */
  async function work(change: () => Promise<void>): Promise<void> {
    try {
      await change();
    } catch (error) {
      if (error instanceof ConnectionError) toast(offline);
    }
  }

  return { markRead, markAllRead, remove };
}

const isOf = ({ type = 'comments' }: Listed, asked: NoticeType | '') => asked === '' || type === asked;

function eachPage(loaded: Loaded, work: (list: Listed[]) => Listed[]): Loaded {
  return { ...loaded, pages: loaded.pages.map((page) => ({ ...page, list: work(page.list) })) };
}
