'use client';

import { useTranslations } from 'next-intl';
import { consoleButton } from '@/components/base/staff/card-button';
import { copyAsText } from '@/lib/base/content/client/copy-as-text';
import type { EditedPage } from '@/lib/base/content/client/edited-page';
import { saveFile } from '@/lib/base/staff/client/save-file';
import { copyText } from '@/lib/platform/client/copy-text';
import { toast } from '@/lib/platform/client/toast';
import { beijingDay } from '@/lib/platform/shared/format/beijing';

interface CopyButtonsProps {
  id: string;
  page: EditedPage;
}

/** Copies a text out of the browser: to the clipboard, or as a file. */
export function CopyButtons({ id, page }: CopyButtonsProps) {
  const t = useTranslations('contentConsole.copy');
  async function copy() {
    toast(t((await copyText(copyAsText(page))) ? 'copied' : 'copyFailed'));
  }
  const download = () => saveFile(`${id}-${beijingDay(Date.now())}.txt`, copyAsText(page), 'text/plain;charset=utf-8');
  return (
    <>
      <button type="button" onClick={() => void copy()} className={consoleButton()}>
        {t('copy')}
      </button>
      <button type="button" onClick={download} className={consoleButton()}>
        {t('download')}
      </button>
    </>
  );
}
