'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { bannerActs } from '@/lib/community/topic/client/desk';
import type { DeskBanner, DeskBanners } from '@/lib/community/topic/contract';
import { AnswerError } from '@/lib/platform/client/errors';
import { OneAtATime } from '@/lib/platform/client/one-at-a-time';
import { toast } from '@/lib/platform/client/toast';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { useDeskAct } from './use-desk-act';

/**
 * The banners of a channel while they are changed. A move shows at once and is sent after those before it; an order that
 * something else preceded, or that did not arrive, gives way to the server's.
 */
export function useBanners(topicId: string, first: DeskBanners) {
  const t = useTranslations('topicManage.banners');
  const problemOf = useProblemWords();
  const { run, isBusy } = useDeskAct();
  const [list, setList] = useState(first.list);
  const [isReplaced, setReplaced] = useState(false);
  const revision = useRef(first.revision);
  const [calls] = useState(() => new OneAtATime());

  function replace(fresh: DeskBanners) {
    revision.current = fresh.revision;
    setList(fresh.list);
    setReplaced(false);
  }
  async function order(moved: DeskBanner[]) {
    const ids = moved.map(({ id }) => id);
    try {
      revision.current = (await bannerActs.order(topicId, revision.current, ids)).revision;
      toast(t('ordered'));
    } catch (error) {
      replace(await bannerActs.read(topicId));
      if (error instanceof AnswerError && error.code === 'Changed') setReplaced(true);
      else throw error;
    }
  }
  function move(moved: DeskBanner[]) {
    setList(moved);
    setReplaced(false);
    calls.run(() => order(moved)).catch((error: unknown) => toast(problemOf(error).text));
  }
  const setOnline = (banner: DeskBanner, isOnline: boolean) =>
    run({
      act: () => bannerActs.setOnline(topicId, banner.id, isOnline),
      onDone: () => setList((before) => before.map((one) => (one.id === banner.id ? { ...one, isOnline } : one))),
    });
  const remove = (banner: DeskBanner) =>
    run({
      act: () => bannerActs.remove(topicId, banner.id),
      onDone: (left) => {
        replace(left);
        toast(t('removed'));
      },
    });
  return { list, isReplaced, isBusy, replace, move, setOnline, remove };
}
