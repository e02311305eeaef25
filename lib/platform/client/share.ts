import { copyText } from './copy-text';
import { currentHost } from './host';
import { callApp } from './native-bridge';
import { type PageCard, pageCard, shareAddress } from './page-card';
import { toast } from './toast';

/** Messages for when only the link can be shared. */
export interface ShareWords {
  copied: string;
  /** Inside the chat app, whose own menu must be used to share. */
  copiedInChat: string;
  /** Followed by the link. */
  copyFailed: string;
}

/** Shares the current page; see {@link sharePage}. */
export function shareThisPage(words: ShareWords): Promise<void> {
  return sharePage(pageCard(), words);
}

/**
 * Shares a page of this site: by the own app (specification section 7), else by the browser's share sheet, else by
 * copying its link. A page in a chat app cannot open the app's share sheet, so there the link is copied. Never rejects;
 * call it from a press, as browsers require.
 */
export async function sharePage({ url, title, text }: Omit<PageCard, 'image'>, words: ShareWords): Promise<void> {
  const link = shareAddress(url);
  if (callApp('share', { url: link })) return;
  const inChat = currentHost() === 'wechat';
  if (!inChat && (await openSheet({ url: link, title, text }))) return;
  if (await copyText(link)) toast(inChat ? words.copiedInChat : words.copied);
  else toast(words.copyFailed + link);
}

/** Whether the browser accepted it; a sheet that was closed, or is open already, counts as accepted. */
async function openSheet(page: ShareData): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share(page);
    return true;
  } catch (error) {
    return error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name);
  }
}
