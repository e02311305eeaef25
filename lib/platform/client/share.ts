import { copyText } from './copy-text';
import { currentHost } from './host';
import { callApp } from './native-bridge';
import { type PageCard, pageCard, shareAddress } from './page-card';
import { toast } from './toast';

/** What the person is told where only the link can be had. */
export interface ShareWords {
  copied: string;
  /** Inside the chat app, whose own menu shares. */
  copiedInChat: string;
  /** The link follows it at once. */
  copyFailed: string;
}

/** Shares the page that is shown; see {@link sharePage}. */
export function shareThisPage(words: ShareWords): Promise<void> {
  return sharePage(pageCard(), words);
}

/**
 * Shares a page of this site: by the own app (specification section 7), else by the browser's share sheet, else by
 * copying its link. A chat app's page cannot open the sheet of the chat app, so there the link is copied. Never
 * rejects; call it from a press, without which browsers refuse.
 */
export async function sharePage({ url, title, text }: Omit<PageCard, 'image'>, words: ShareWords): Promise<void> {
  const link = shareAddress(url);
  if (callApp('share', { url: link })) return;
  const inChat = currentHost() === 'wechat';
  if (!inChat && (await openSheet({ url: link, title, text }))) return;
  if (await copyText(link)) toast(inChat ? words.copiedInChat : words.copied);
  else toast(words.copyFailed + link);
}

/** Whether the browser took it; a sheet that the person closed, or that is open already, was taken. */
async function openSheet(page: ShareData): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share(page);
    return true;
  } catch (error) {
    return error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name);
  }
}
