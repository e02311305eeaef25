import { ChunkError, type ChunkFailure } from '@/lib/platform/shared/chunk-error';

/** The chat app's message for a rejected call: `config:invalid signature`. */
export interface ChatAppError {
  errMsg: string;
}

interface AppMessage {
  title: string;
  desc: string;
  link: string;
  imgUrl: string;
  fail(error: ChatAppError): void;
}

/** The part of the chat app's JS-SDK that we use, with its documented names. */
export interface ChatSdk {
  config(settings: {
    debug: boolean;
    appId: string;
    timestamp: number;
    nonceStr: string;
    signature: string;
    jsApiList: string[];
    openTagList: string[];
  }): void;
  ready(listener: () => void): void;
  error(listener: (error: ChatAppError) => void): void;
  updateAppMessageShareData(card: AppMessage): void;
  updateTimelineShareData(card: Omit<AppMessage, 'desc'>): void;
}

const address = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js';
/** In milliseconds. */
const timeout = 10_000;

let sdk: Promise<ChatSdk> | null = null;

/**
 * Loads the JS-SDK once; after a failure the next call tries again. Only inside the chat app, because elsewhere the
 * content security policy forbids it.
 *
 * @throws ChunkError as for any chunk that does not load (specification section 8), after 10 s at most
 */
export function loadSdk(): Promise<ChatSdk> {
  sdk ??= addScript().catch((error: unknown) => {
    sdk = null;
    throw error;
  });
  return sdk;
}

function addScript(): Promise<ChatSdk> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (type: ChunkFailure) => {
      clearTimeout(timer);
      script.remove();
      reject(new ChunkError('jweixin', type));
    };
    const timer = setTimeout(() => fail('timeout'), timeout);
    script.onerror = () => fail('error');
    script.onload = () => {
      const { wx } = window as { wx?: ChatSdk };
      if (!wx) return fail('missing');
      clearTimeout(timer);
      resolve(wx);
    };
    script.src = address;
    document.head.append(script);
  });
}
