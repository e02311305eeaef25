'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useConsoleChanged } from '@/lib/base/staff/client/use-console-changed';
import { toast } from '@/lib/platform/client/toast';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import type { Call } from '@/lib/platform/shared/endpoint';
import type { ErrorCode } from '@/lib/platform/shared/error-codes';

interface Act {
  /** A call that is made `quiet`: errors are shown here. */
  work: () => Promise<unknown>;
  /** What to say once it is done. */
  done?: string;
  /** Message when its state is outdated because somebody else was faster. */
  gone?: string;
  /** What to say of another error code; unless given, the error's own words. */
  said?: Partial<Record<ErrorCode, string>>;
  /** The calls whose answers it changes. */
  renews: readonly Call[];
}

/** Codes that the error path has already reported. */
const told = new Set(['Unauthorized', 'SessionEnded']);

/** Runs one action at a time on a console screen, reports its result, and refetches what it changed. */
export function useAct() {
  const t = useTranslations('staff');
  const wordsOf = useProblemWords();
  const changed = useConsoleChanged();
  const [isActing, setActing] = useState(false);

  /** Whether it was done. */
  async function act({ work, done = '', gone = t('gone'), said = {}, renews }: Act): Promise<boolean> {
    if (isActing) return false;
    setActing(true);
    try {
      await work();
      toast(done);
      return true;
    } catch (error) {
      const { code, text } = wordsOf(error);
      const own: Partial<Record<string, string>> = { NullPointer: gone, ...said };
      if (!told.has(code)) toast(own[code] ?? text);
      return false;
    } finally {
      await changed(...renews);
      setActing(false);
    }
  }
  return { isActing, act };
}
