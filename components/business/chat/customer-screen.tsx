import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/lib/platform/i18n/link';
import { Chat } from './chat';
import { chatWords } from './chat-words';
import { Composer } from './composer';

interface Ways {
  /** As displayed; null where there is none. */
  hotline: string | null;
  email: string | null;
  /** An external live chat; null for our own. */
  chatUrl: string | null;
}

/**
 * The customer service (specification section 2, /customer): the chat that is configured, in a frame, else our own. The
 * operator, the service hours and every other way to reach us is readable without JavaScript.
 */
export function CustomerScreen({ ways }: { ways: Ways }) {
  return ways.chatUrl ? <ChatFrame address={ways.chatUrl} /> : <OwnChat ways={ways} />;
}

function OwnChat({ ways }: { ways: Ways }) {
  const words = chatWords(useTranslations('chat'), useTranslations('client')('loading'));
  return (
    <Chat
      words={words}
      className="mx-auto flex h-[calc(100dvh-var(--spacing-head)-var(--keyboard,0px))] max-w-180 flex-col"
    >
      {/* Tells floating elements that the bottom is occupied. */}
      <div hidden className="dock" />
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-gutter pb-(--float)">
        <Greeting ways={ways} />
        <div data-conversation="" />
      </div>
      <Composer words={words.composer} />
    </Chat>
  );
}

function Greeting({ ways }: { ways: Ways }) {
  const t = useTranslations('chat');
  return (
    <div className="pt-8 md:pt-12">
      <h1 className="text-2xl">{t('greeting')}</h1>
      <p className="mt-2 text-ink-2 text-pretty">{t('lede')}</p>
      <p className="mt-4 text-sm text-ink-3">{t('hours')}</p>
      <noscript>
        <p className="mt-4 border-l-2 border-accent pl-3">{t('noScript')}</p>
      </noscript>
      <nav aria-label={t('ways.label')} className="mt-4 border-t border-line">
        <ul className="*:border-b *:border-line">
          {ways.hotline && (
            <Way label={t('ways.hotline')}>
              <a href={`tel:${ways.hotline.replace(/[^\d+]/g, '')}`} className={`tabular-nums ${wayClass}`}>
                {ways.hotline}
              </a>
            </Way>
          )}
          {ways.email && (
            <Way label={t('ways.email')}>
              <a href={`mailto:${ways.email}`} className={`break-all ${wayClass}`}>
                {ways.email}
              </a>
            </Way>
          )}
          <li>
            <Link href="/business" className={`flex ${wayClass}`}>
              {t('ways.request')}
            </Link>
          </li>
        </ul>
      </nav>
    </div>
  );
}

const wayClass = 'inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline';

function Way({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-4">
      <span className="w-14 shrink-0 text-sm text-ink-3">{label}</span>
      {children}
    </li>
  );
}

/** The permissions a chat needs and no others: no camera, no location, no navigation of our page. */
const allowed = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

function ChatFrame({ address }: { address: string }) {
  const t = useTranslations('chat');
  return (
    <div className="flex h-[calc(100dvh-var(--spacing-head))] flex-col">
      <h1 className="sr-only">{t('frame')}</h1>
      <iframe
        src={address}
        title={t('frame')}
        sandbox={allowed}
        allow=""
        referrerPolicy="strict-origin-when-cross-origin"
        className="min-h-0 w-full flex-1 border-0"
      />
      <p className="wrap w-full border-t border-line text-sm">
        <a
          href={address}
          target="_blank"
          rel="noreferrer noopener"
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {t('ways.frame')}
        </a>
      </p>
    </div>
  );
}
